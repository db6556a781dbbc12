import { decodeQuestionFile } from '@sikhya/contract/question-file/bytes.ts';
import { parseQuestionFile } from '@sikhya/contract/question-file/strict.ts';
import type { ReadFile } from './read-question-file.ts';

/** Beside the page: a file of thousands of questions takes long enough to be felt while typing. */
addEventListener(
  'message',
  ({ data: { name, bytes } }: MessageEvent<{ name: string; bytes: ArrayBuffer }>) => {
    const decoded = decodeQuestionFile(new Uint8Array(bytes));
    const read: ReadFile = { name, ...('problem' in decoded ? decoded : parseQuestionFile(decoded.text)) };
    postMessage(read);
  },
);
