declare module 'virtual:screen-chunks' {
  /** The browser's files by screen, each with what it imports. */
  const files: Record<string, string[] | undefined>;
  export default files;
}
