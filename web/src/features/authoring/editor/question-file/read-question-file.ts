import { type Message, message } from '@sikhya/contract/language/texts.ts';
import type { ComparedResult } from './compare-read-questions.ts';
import { texts } from './texts.ts';

/** Far more than 5,000 questions need. */
const MAX_BYTES = 20 * 1024 * 1024;

/** The questions of a file or a pasted text, or the problem with it. */
export type ReadFile = {
  /** Null for a pasted text. */
  name: string | null;
} & ({ problem: Message } | ComparedResult);

export type WorkerInput = { bytes: ArrayBuffer } | { text: string };
export type WorkerOutput = { problem: Message } | ComparedResult;

export async function readQuestionFile(file: File): Promise<ReadFile> {
  const source = { name: file.name };
  if (file.size > MAX_BYTES) return { ...source, problem: message(texts.fileTooLarge) };
  try {
    // read here, because a worker does not report a file that cannot be read
    const bytes = await file.arrayBuffer();
    return { ...source, ...(await readInWorker({ bytes }, [bytes])) };
  } catch {
    return { ...source, problem: message(texts.fileNotRead) };
  }
}

export async function readPastedQuestions(text: string): Promise<ReadFile> {
  const source = { name: null };
  if (text.length > MAX_BYTES) return { ...source, problem: message(texts.textTooLong) };
  try {
    return { ...source, ...(await readInWorker({ text }, [])) };
  } catch {
    return { ...source, problem: message(texts.textNotRead) };
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
