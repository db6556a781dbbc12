declare module 'virtual:screen-chunks' {
  /** The browser files that a dynamically imported module needs, by its path below src/ without the extension. */
  const files: Record<string, string[] | undefined>;
  export default files;
}
