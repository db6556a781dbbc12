import type { ReadResult } from '@sikhya/contract/question-file/read.ts';

/** Far more than 5,000 questions need. */
const MAX_BYTES = 20 * 1024 * 1024;

/** The questions of a file or a pasted text, or the problem with it. */
export type ReadFile = { name: string; isPasted: boolean } & ({ problem: string } | ReadResult);

export type WorkerInput = { bytes: ArrayBuffer } | { text: string };
export type WorkerOutput = { problem: string } | ReadResult;

export async function readQuestionFile(file: File): Promise<ReadFile> {
  const source = { name: file.name, isPasted: false };
  if (file.size > MAX_BYTES)
    return { ...source, problem: 'This file is too large for the questions of a chapter.' };
  try {
    // read here, because a worker does not report a file that cannot be read
    const bytes = await file.arrayBuffer();
    return { ...source, ...(await readInWorker({ bytes }, [bytes])) };
  } catch {
    return { ...source, problem: 'The file could not be read. Check your connection and choose it again.' };
  }
}

export async function readPastedQuestions(text: string): Promise<ReadFile> {
  const source = { name: 'Pasted text', isPasted: true };
  if (text.length > MAX_BYTES)
    return { ...source, problem: 'This text is too long for the questions of a chapter.' };
  try {
    return { ...source, ...(await readInWorker({ text }, [])) };
  } catch {
    return { ...source, problem: 'The text could not be read. Check your connection and try again.' };
  }
}

async function readInWorker(input: WorkerInput, transfer: Transferable[]): Promise<WorkerOutput> {
  const worker = new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<WorkerOutput>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<WorkerOutput>) => resolve(data);
      worker.onerror = reject;
      worker.postMessage(input, transfer);
    });
  } finally {
    worker.terminate();
  }
}
