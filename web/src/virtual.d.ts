declare module 'virtual:screen-chunks' {
  /** The browser's files by the module that they begin with, below src/, each with what it imports. */
  const files: Record<string, string[] | undefined>;
  export default files;
}
