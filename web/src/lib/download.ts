import { refusal, unreachable } from './api-error.ts';
import { storedToken } from './session-store.ts';

/** Fetches a file as the person who is signed in and hands it to the browser's downloads. */
export async function download(address: string, name: string): Promise<void> {
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${storedToken() ?? ''}` },
  }).catch(() => {
    throw unreachable();
  });
  if (!response.ok) throw await refusal(response);
  // a file of any size: the browser keeps a large blob on its disk
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
