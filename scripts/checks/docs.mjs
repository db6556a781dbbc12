import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../steps/root.mjs';

/** Folders that are not in the repository. */
const LEFT_OUT = /^(\.git|data|test-results)$|(^|\/)(node_modules|dist)$/;

/** Names that look like files of the repository: libraries, and files that the product makes. */
const OTHER_NAMES =
  /^(pdf\.js|PDF\.js|postgres\.js|Node\.js|sw\.js|sw-off\.js|entry-server\.js|manifest\.json|openapi\.json|.*\.cdx\.json)$/;

const FILE_NAME = /(?<![\w*<>./-])[\w./-]*\w\.(?:tsx?|mjs|js|md|css|json|ya?ml|conf|service|sql)\b/g;
const LINK = /\]\(([^)\s]+)\)|^\[[^\]]+\]:\s*(\S+)/gm;

/** The paths of all files below the root, or below one of its folders. */
function listFiles(folder = '') {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = path.posix.join(folder, entry.name);
    if (LEFT_OUT.test(place)) return [];
    return entry.isDirectory() ? listFiles(place) : [place];
  });
}

const files = listFiles();
const read = (file) => readFileSync(inRoot(file), 'utf8');
/** Without the study notes of the demo content, which describe no code. */
const isDocument = (file) => file.endsWith('.md') && !file.startsWith('server/src/demo/');
const isCode = (file) => /\.(tsx?|mjs)$/.test(file) && !file.startsWith('scripts/checks/');

/** Every file by the ends of its path: `service.ts`, `orders/service.ts`, … */
const endings = new Set(
  files.flatMap((file) => {
    const parts = file.split('/');
    return parts.map((_, index) => parts.slice(index).join('/'));
  }),
);

export const docs = Object.fromEntries(files.filter(isDocument).map((file) => [file, read(file)]));

/** Links to files and headings that do not exist. */
export function findBrokenLinks(file, text) {
  return [...text.matchAll(LINK)]
    .map((match) => match[1] ?? match[2])
    .filter((link) => !/^[a-z]+:/.test(link) && !isLinkTarget(file, link))
    .map((link) => `${file}: ${link}`);
}

function isLinkTarget(file, link) {
  const [target, heading] = link.split('#');
  const linked = target ? path.posix.join(path.posix.dirname(file), target) : file;
  if (!existsSync(inRoot(linked))) return false;
  return heading === undefined || listHeadings(read(linked)).includes(heading);
}

/** The headings of a document as addresses, in the way of GitHub. */
const listHeadings = (text) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Names of files in a text that no file of the repository has. A name may leave out the first folders. */
export function findUnknownFiles(file, text) {
  return [...text.matchAll(FILE_NAME)]
    .map(([name]) => name.replace(/^[./]+/, ''))
    .filter((name) => !endings.has(name) && !OTHER_NAMES.test(path.posix.basename(name)))
    .map((name) => `${file}: ${name}`);
}

/** The same for the comments of the code. */
export function findUnknownFilesInComments() {
  return files.filter(isCode).flatMap((file) => {
    const comments = read(file).match(/^\s*(\/\*\*|\*|\/\/) .*$/gm) ?? [];
    return findUnknownFiles(file, comments.join('\n'));
  });
}
