import type { texts } from '../texts.ts';

/** A document that pdf.js cannot open. The text is chosen by its key, because the language can change meanwhile. */
export class PdfError extends Error {
  override readonly name = 'PdfError';
  readonly text: keyof Pick<typeof texts, 'damaged' | 'locked' | 'notOpened'>;

  constructor(text: PdfError['text'], cause: unknown) {
    super(text, { cause });
    this.text = text;
  }
}
