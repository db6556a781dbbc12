import annotationsUrl from 'virtual:pdfjs-annotations';
import { prefetchViewer } from './parser.ts';

/** The fonts that most documents need if they embed none. */
const FILES = [
  'LiberationSans-Regular.ttf',
  'LiberationSans-Bold.ttf',
  'FoxitSerif.pfb',
  'FoxitSerifBold.pfb',
  'FoxitSymbol.pfb',
  'FoxitDingbats.pfb',
  'openjpeg_nowasm_fallback.js',
  'jbig2_nowasm_fallback.js',
];

/** Loads everything that the viewer needs, so that the service worker keeps it for reading without a connection. */
export async function keepViewer(): Promise<void> {
  await prefetchViewer();
  const { PDFJS_FILES_URL } = await import('./open-pdf.ts');
  const urls = FILES.map((file) => `${PDFJS_FILES_URL}${file}`);
  if (annotationsUrl) urls.push(annotationsUrl);
  for (const url of urls) await fetch(url, { priority: 'low' });
}
