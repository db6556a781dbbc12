import type { QuestionFile } from '@sikhya/contract/question-file/strict.ts';

/** Far more than 5,000 questions take up. */
const MOST_BYTES = 20 * 1024 * 1024;

export type ReadFile = { name: string } & ({ problem: string } | QuestionFile);

/** What a chosen file holds, or in a sentence why it cannot be read. */
export async function readQuestionFile(file: File): Promise<ReadFile> {
  const { name } = file;
  if (file.size > MOST_BYTES)
    return { name, problem: 'This file is too large to hold the questions of a chapter.' };
  const worker = new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<ReadFile>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ReadFile>) => resolve(data);
      worker.onerror = reject;
      // read here: of a file that cannot be read the worker would never say so
      file.arrayBuffer().then((bytes) => worker.postMessage({ name, bytes }, [bytes]), reject);
    });
  } catch {
    return { name, problem: 'The file could not be read. Check your connection and choose it again.' };
  } finally {
    worker.terminate();
  }
}
