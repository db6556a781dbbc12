import { createHash } from 'node:crypto';
import { minifySync, parseAst } from 'vite';
import { getSourceFile, replaceOnce, replaceSourceFiles } from './pdfjs-source-files.ts';

/** The source files of the parser that only pages with links, form fields or comments need. */
const SOURCES = ['src/core/default_appearance.js', 'src/core/editor/pdf_images.js', 'src/core/annotation.js'];
/** The names in these files that the rest of the parser uses. */
const USED_NAMES = '{ AnnotationFactory, PopupAnnotation, WidgetAnnotation }';
const BEFORE_USE =
  /(?<=get _parsedAnnotations\(\) \{\s.*\s+if \(annots\.length === 0\) \{\s+return annots;\s+\})/;
const DECLARATION = /^(?:async )?(?:class|function\*?|const|let|var) ([\w$]+)/gm;

type SeparateFile = { name: string; code: string };

/**
 * Moves the code for annotations from the parser of pdf.js into a file that the parser imports before it reads the first
 * annotation. That is a tenth of the parser. The file gets the parts of the parser that it uses as a parameter. Its name
 * contains a hash, because browsers keep it forever.
 */
export function separateAnnotations(bundle: string): { parser: string; annotations: SeparateFile } {
  const source = SOURCES.map((path) => getSourceFile(bundle, path)).join('\n');
  const rest = replaceSourceFiles(
    bundle,
    SOURCES.map((path) => ({ source: path, replacement: '' })),
  );
  const names = findNames(parseAst(source));
  const declarations = new Set(Array.from(rest.matchAll(DECLARATION), ([, name]) => name ?? ''));
  const shared = [...declarations].filter((name) => names.has(name)).join(', ');
  const code = minify(`export default ({ ${shared} }) => { ${source}\nreturn ${USED_NAMES}; };`);
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const name = `assets/pdfjs-annotations-${hash}.js`;
  const parser = `${replaceOnce(rest, BEFORE_USE, '\n      await loadAnnotations();')}
    let AnnotationFactory, PopupAnnotation, WidgetAnnotation;
    const ANNOTATIONS_URL = ${JSON.stringify(`/${name}`)};
    const loadAnnotations = async () => {
      const { default: create } = await import(/* @vite-ignore */ ANNOTATIONS_URL);
      if (!AnnotationFactory) (${USED_NAMES} = create({ ${shared} }));
    };\n`;
  return { parser, annotations: { name, code } };
}

/** Returns all names in a syntax tree except those of properties. */
function findNames(node: unknown, found = new Set<unknown>()): Set<unknown> {
  if (node === null || typeof node !== 'object') return found;
  const { type, computed, name, property, key, ...rest } = node as Record<string, unknown>;
  if (type === 'Identifier') found.add(name);
  if (computed) findNames([property, key], found);
  for (const child of Object.values(Array.isArray(node) ? node : rest)) findNames(child, found);
  return found;
}

function minify(script: string): string {
  const { code, errors } = minifySync('annotations.js', script, {
    module: true,
    compress: true,
    mangle: true,
  });
  if (errors[0]) throw new Error(`The annotations of pdf.js cannot be minified: ${errors[0].message}`);
  return code;
}
