// What vite.config.ts makes for the build.
declare module 'virtual:notation/*' {
  const notation: import('./games/notation').Notation;
  export default notation;
}

/** By folder and language: "/uk" is the shell's, "railroad_ink/uk" a game's. */
declare module 'virtual:words' {
  const words: Record<string, () => Promise<{ default: Record<string, string> }>>;
  export default words;
}
