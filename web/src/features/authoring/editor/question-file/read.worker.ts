import { decodeQuestionFile } from '@sikhya/contract/question-file/decode-file.ts';
import { readQuestions } from '@sikhya/contract/question-file/read.ts';
import { compareReadQuestions } from './compare-read-questions.ts';
import type { WorkerInput, WorkerOutput } from './read-question-file.ts';

/** A worker, because reading thousands of questions would block typing. */
addEventListener('message', ({ data }: MessageEvent<WorkerInput>) => {
  const decoded = 'text' in data ? data : decodeQuestionFile(new Uint8Array(data.bytes));
  const read = 'problem' in decoded ? decoded : readQuestions(decoded.text);
  const output: WorkerOutput = 'problem' in read ? read : compareReadQuestions(read);
  postMessage(output);
});
