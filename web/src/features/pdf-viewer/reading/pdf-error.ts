import { texts } from '../texts.ts';

/**
 * A document that pdf.js cannot open. The message is for the log; the screen shows the text in its own language, which
 * can change meanwhile.
 */
export class PdfError extends Error {
  override readonly name = 'PdfError';
  readonly text: keyof Pick<typeof texts, 'damaged' | 'locked' | 'notOpened'>;

  constructor(text: PdfError['text'], cause: unknown) {
    super(texts[text].en, { cause });
    this.text = text;
  }
}
