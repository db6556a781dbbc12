import { parseQuestionFile } from '@sikhya/contract/question-file.ts';
import { decodeQuestionFile } from '@sikhya/contract/question-file-bytes.ts';
import type { ReadFile } from './read-question-file.ts';

/** Beside the page: a file of thousands of questions takes long enough to be felt while typing. */
addEventListener('message', async ({ data: file }: MessageEvent<File>) => {
  const decoded = decodeQuestionFile(new Uint8Array(await file.arrayBuffer()));
  const read: ReadFile =
    'problem' in decoded
      ? { name: file.name, ...decoded }
      : { name: file.name, ...parseQuestionFile(decoded.text) };
  postMessage(read);
});
