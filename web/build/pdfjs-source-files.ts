/** pdf.js comes as two bundles, in which a comment with its path starts each source file. */
type Replacement = { source: string; replacement: string };

/** Replaces whole source files in a bundle of pdf.js. */
export function replaceSourceFiles(bundle: string, replacements: readonly Replacement[]): string {
  return replacements.reduce(
    (code, { source, replacement }) => replaceOnce(code, sourceFilePattern(source), `${replacement}\n`),
    bundle,
  );
}

export function getSourceFile(bundle: string, source: string): string {
  return findOnce(bundle, sourceFilePattern(source));
}

/** Replaces the first match. The build fails without one, so that no new version of pdf.js is changed only in part. */
export function replaceOnce(code: string, pattern: RegExp, replacement: string): string {
  findOnce(code, pattern);
  return code.replace(pattern, () => replacement);
}

function findOnce(code: string, pattern: RegExp): string {
  const [match] = pattern.exec(code) ?? [];
  if (match === undefined) {
    throw new Error(
      `This version of pdf.js does not match ${pattern.source}. Adapt the files web/build/pdfjs-*.ts.`,
    );
  }
  return match;
}

/** Matches from the comment that starts a source file to the comment that starts the next one. */
function sourceFilePattern(source: string): RegExp {
  return new RegExp(`(?<=^;// \\./${source.replaceAll('.', '\\.')}\\n)[\\s\\S]*?(?=^;// \\./)`, 'm');
}
