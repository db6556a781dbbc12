/** The build without polyfills has a third of the size, but no types. */
declare module 'simple-keyboard/build/index.modern.esm.js' {
  export { SimpleKeyboard as default } from 'simple-keyboard';
}
