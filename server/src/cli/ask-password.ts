import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartFailure } from '../start-failure.ts';

/** Asks for a new password twice without showing it; reads the first line if the input is not a terminal. */
export async function askPassword(): Promise<string> {
  if (!stdin.isTTY) return readFirstLine();
  const password = await askHidden('Password: ');
  if (password !== (await askHidden('Repeat the password: '))) {
    throw new StartFailure('The two passwords are not the same; nothing was changed.');
  }
  return password;
}

async function readFirstLine(): Promise<string> {
  for await (const line of createInterface({ input: stdin })) return line;
  throw new StartFailure('No password was passed on standard input; nothing was changed.');
}

async function askHidden(question: string): Promise<string> {
  stdout.write(question);
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: stdin, output: hidden, terminal: true });
  // without this listener Ctrl-C would close the reader, and the question would never be answered
  reader.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  try {
    return await reader.question('');
  } finally {
    reader.close();
    stdout.write('\n');
  }
}
