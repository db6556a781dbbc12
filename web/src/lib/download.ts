import { refusal, unreachable } from './api-error.ts';
import { sessionChecked } from './call.ts';
import { storedToken } from './session-store.ts';

/** Fetches a file as the person who is signed in and hands it to the browser's downloads. */
export async function download(address: string, name: string): Promise<void> {
  const token = storedToken();
  const response = await fetch(address, { headers: { authorization: `Bearer ${token ?? ''}` } }).catch(() => {
    throw unreachable();
  });
  if (!response.ok) throw sessionChecked(await refusal(response), token);
  // a file of any size: the browser keeps a large blob on its disk
  saveAs(name, await response.blob());
}

/** Hands what is here already to the browser's downloads. */
export function saveAs(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // the download has begun by the time this turn of the page is over
  setTimeout(() => URL.revokeObjectURL(url));
}
