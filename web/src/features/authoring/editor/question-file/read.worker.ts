import { decodeQuestionFile } from '@sikhya/contract/question-file/bytes.ts';
import { readQuestions } from '@sikhya/contract/question-file/read.ts';
import type { WorkerInput, WorkerOutput } from './read-question-file.ts';

/** Beside the page: a file of thousands of questions takes long enough to be felt while typing. */
addEventListener('message', ({ data }: MessageEvent<WorkerInput>) => {
  const decoded = 'text' in data ? data : decodeQuestionFile(new Uint8Array(data.bytes));
  const output: WorkerOutput = 'problem' in decoded ? decoded : readQuestions(decoded.text);
  postMessage(output);
});
