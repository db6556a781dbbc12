import { saveFile } from '../../../../lib/download.ts';

/** The texts of the picture. It holds nothing about the student but the score. */
export type ResultPicture = { title: string; caption: string; score: string };

const SIZE = 1080;
const MARGIN = 90;
const FONTS = '"Anek Latin", "Anek Odia", system-ui, sans-serif';

/** Shares the picture where the device can share files, otherwise saves it. */
export async function shareResultPicture(picture: ResultPicture): Promise<void> {
  const blob = await drawPicture(picture);
  const file = new File([blob], 'result.png', { type: 'image/png' });
  if (!navigator.canShare?.({ files: [file] })) return saveFile('result.png', blob);
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // the student closed the device's dialog
    if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error;
  }
}

async function drawPicture({ title, caption, score }: ResultPicture): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: SIZE, height: SIZE });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser has no canvas');
  // a font that is not loaded yet would be replaced by another one
  await document.fonts.load(`600 60px ${FONTS}`, title + caption).catch(() => {});
  context.fillStyle = '#fbf8f1';
  context.fillRect(0, 0, SIZE, SIZE);
  context.fillStyle = '#e8a020';
  context.fillRect(0, 0, SIZE, 24);
  context.fillRect(0, SIZE - 24, SIZE, 24);
  context.textAlign = 'center';
  context.fillStyle = '#23243a';
  drawLines(context, title, { size: 64, top: 260, maxLines: 3 });
  context.fillStyle = '#5c5d70';
  drawLines(context, caption, { size: 48, top: 640, maxLines: 1 });
  context.fillStyle = '#33309c';
  drawLines(context, score, { size: 150, top: 820, maxLines: 1 });
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/png');
  const blob = await promise;
  if (!blob) throw new Error('the browser could not encode the picture');
  return blob;
}

type LineOptions = { size: number; top: number; maxLines: number };

function drawLines(
  context: CanvasRenderingContext2D,
  text: string,
  { size, top, maxLines }: LineOptions,
): void {
  context.font = `600 ${size}px ${FONTS}`;
  const isFitting = (line: string) => context.measureText(line).width <= SIZE - 2 * MARGIN;
  for (const [index, line] of wrapLines(text, isFitting, maxLines).entries()) {
    context.fillText(line, SIZE / 2, top + index * size * 1.35, SIZE - 2 * MARGIN);
  }
}

/** Divides a text at its spaces. The words that do not fit into the last line are replaced by an ellipsis. */
export function wrapLines(text: string, isFitting: (line: string) => boolean, maxLines: number): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (lines.at(-1) === '' || isFitting(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= maxLines) return lines;
  const words = lines[maxLines - 1]!.split(' ');
  while (words.length > 1 && !isFitting(`${words.join(' ')}…`)) words.pop();
  return [...lines.slice(0, maxLines - 1), `${words.join(' ')}…`];
}
