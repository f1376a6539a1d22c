// What vite.config.ts makes for the build.
declare module 'virtual:notation/*' {
  const notation: import('./games/notation').Notation;
  export default notation;
}
