// What vite.config.ts makes for the build.
declare module 'virtual:notation/*' {
  const notation: import('./games/notation').Notation;
  export default notation;
}

/** By place and language: '' is the shell's, 'railroad_ink' a game's; nothing where there are no such words. */
declare module 'virtual:words' {
  const words: (place: string, language: string) => Promise<{ default: Record<string, string> }> | null | undefined;
  export default words;
}
