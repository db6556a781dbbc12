import type { Readings } from '@sikhya/contract/question-file/read.ts';

/** Far more than 5,000 questions take up. */
const MOST_BYTES = 20 * 1024 * 1024;

/** What a file or a pasted text holds, or in a sentence why it cannot be read. */
export type ReadFile = { name: string; isPasted: boolean } & ({ problem: string } | Readings);

export type WorkerInput = { bytes: ArrayBuffer } | { text: string };
export type WorkerOutput = { problem: string } | Readings;

export async function readQuestionFile(file: File): Promise<ReadFile> {
  const named = { name: file.name, isPasted: false };
  if (file.size > MOST_BYTES)
    return { ...named, problem: 'This file is too large to hold the questions of a chapter.' };
  try {
    // read here: of a file that cannot be read the worker would never say so
    const bytes = await file.arrayBuffer();
    return { ...named, ...(await inWorker({ bytes }, [bytes])) };
  } catch {
    return { ...named, problem: 'The file could not be read. Check your connection and choose it again.' };
  }
}

export async function readPastedQuestions(text: string): Promise<ReadFile> {
  const named = { name: 'Pasted text', isPasted: true };
  if (text.length > MOST_BYTES)
    return { ...named, problem: 'This text is too long to hold the questions of a chapter.' };
  try {
    return { ...named, ...(await inWorker({ text }, [])) };
  } catch {
    return { ...named, problem: 'The text could not be read. Check your connection and try again.' };
  }
}

async function inWorker(input: WorkerInput, moved: Transferable[]): Promise<WorkerOutput> {
  const worker = new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<WorkerOutput>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<WorkerOutput>) => resolve(data);
      worker.onerror = reject;
      worker.postMessage(input, moved);
    });
  } finally {
    worker.terminate();
  }
}
