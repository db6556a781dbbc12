/** The build without polyfills, a third of the size, has no types beside it. */
declare module 'simple-keyboard/build/index.modern.esm.js' {
  export { SimpleKeyboard as default } from 'simple-keyboard';
}
