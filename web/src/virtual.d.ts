declare module 'virtual:screen-chunks' {
  /** The browser files that a dynamically imported module needs, by its path below src/ without the extension. */
  const files: Record<string, string[] | undefined>;
  export default files;
}

declare module 'virtual:pdfjs-annotations' {
  /** The address of the code for annotations in documents; null in development, where the parser contains it. */
  const url: string | null;
  export default url;
}

declare module 'virtual:early-scripts' {
  /** The addresses of the scripts in web/build/early-scripts.ts. */
  const addresses: Record<'early-intro' | 'early-dashboard', string>;
  export default addresses;
}
