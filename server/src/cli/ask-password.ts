import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { AppError } from '../errors.ts';

/** Asks a person for a new password twice without showing it; from a pipe, takes the first line. */
export async function askPassword(): Promise<string> {
  if (!stdin.isTTY) return firstLine();
  const password = await askUnseen('Password: ');
  if (password !== (await askUnseen('The same again: '))) {
    throw new AppError('invalid', 'The two passwords are not the same; nothing was changed.');
  }
  return password;
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: stdin })) return line;
  throw new AppError('invalid', 'No password came in on standard input; nothing was changed.');
}

async function askUnseen(question: string): Promise<string> {
  stdout.write(question);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: stdin, output: unseen, terminal: true });
  // Ctrl-C at the question leaves everything as it was
  reader.on('SIGINT', () => {
    stdout.write('\n');
    process.exit(130);
  });
  try {
    return await reader.question('');
  } finally {
    reader.close();
    stdout.write('\n');
  }
}
