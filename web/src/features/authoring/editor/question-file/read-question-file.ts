import { parseQuestionFile, type QuestionFile } from '@sikhya/contract/question-file.ts';
import { decodeQuestionFile } from '@sikhya/contract/question-file-bytes.ts';

/** Far more than 5,000 questions take up. */
const MOST_BYTES = 20 * 1024 * 1024;

export type ReadFile = { name: string } & ({ problem: string } | QuestionFile);

/** What a chosen file holds, or in a sentence why it cannot be read. */
export async function readQuestionFile(file: File): Promise<ReadFile> {
  const { name } = file;
  if (file.size > MOST_BYTES)
    return { name, problem: 'This file is too large to hold the questions of a chapter.' };
  const decoded = decodeQuestionFile(new Uint8Array(await file.arrayBuffer()));
  return 'problem' in decoded ? { name, ...decoded } : { name, ...parseQuestionFile(decoded.text) };
}
