/** A source file of pdf.js that the reader does not need, and the code that replaces it. */
type UnusedPart = { source: string; replacement: string };

export const UNUSED_IN_PARSER: readonly UnusedPart[] = [
  {
    // hardly any program writes Brotli streams yet, and browsers that support Brotli still decode them
    source: 'external/brotli/decode.js',
    replacement: `const BrotliDecode = () => { throw new Error('This browser does not support Brotli'); };`,
  },
  {
    // XFA forms, which need the option `enableXfa`
    source: 'src/core/xfa/factory.js',
    replacement: 'class XFAFactory { static getRichTextAsHtml() { return null; } }',
  },
  {
    // font widths for XFA forms
    source: 'src/core/xfa_fonts.js',
    replacement: 'const getXfaFontName = () => null; const getXfaFontDict = () => null;',
  },
  { source: 'src/core/dataset_reader.js', replacement: `class DatasetReader { getValue() { return ''; } }` },
  { source: 'src/core/editor/pdf_editor.js', replacement: 'class PDFEditor {}' },
  {
    // saving a document
    source: 'src/core/writer.js',
    replacement: `const incrementalUpdate = () => { throw new Error('Documents are not saved'); };`,
  },
  {
    // needs the option `useWasm`
    source: 'src/core/postscript/wasm_compiler.js',
    replacement: 'const buildPostScriptWasmFunction = () => null;',
  },
  {
    // colour profiles, which need the option `useWasm`
    source: 'src/core/icc_colorspace.js',
    replacement:
      'class IccColorSpace { static isUsable = false; static setOptions() {} } class CmykICCBasedCS extends IccColorSpace {}',
  },
  {
    // headings and paragraphs of tagged documents, for `getStructTree()`
    source: 'src/core/struct_tree.js',
    replacement: 'class StructTreeRoot { addAnnotationIdToPage() {} } class StructTreePage {}',
  },
  // title and author, for `getMetadata()`
  {
    source: 'src/core/metadata_parser.js',
    replacement: 'class MetadataParser { serializable = null; }',
  },
  // the text below an annotation, for `getAnnotations()`
  { source: 'src/core/intersector.js', replacement: 'class Intersector { setText() {} }' },
];

export const UNUSED_IN_LIBRARY: readonly UnusedPart[] = [
  { source: 'src/display/editor/editor.js', replacement: 'class AnnotationEditor {}' },
  {
    source: 'src/display/editor/drawers/highlight.js',
    replacement: 'class HighlightOutliner {} class FreeHighlightOutliner {}',
  },
  // the viewer has no text layer, because its text must not be selected
  { source: 'src/display/text_layer.js', replacement: 'class TextLayer { static cleanup() {} }' },
  {
    // only for debugging tools
    source: 'src/display/canvas_dependency_tracker.js',
    replacement: 'const Dependencies = {}; const createCanvasTrackers = () => ({});',
  },
  {
    // needs the option `rendererSrc` or `rendererPorts`
    source: 'src/display/renderer_worker_proxy.js',
    replacement: 'const RendererWorker = { isAvailable: false };',
  },
  {
    // needs the option `enableWebGPU`
    source: 'src/display/webgpu.js',
    replacement:
      'const initGPU = () => null; const isGPUReady = () => false; const loadMeshShader = () => {}; const drawMeshWithGPU = () => null;',
  },
  // needs the option `url`; our own code downloads the document
  { source: 'src/display/network_stream.js', replacement: 'const getNetworkStream = () => null;' },
];
