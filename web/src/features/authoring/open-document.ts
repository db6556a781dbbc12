import { openFile } from '@sikhya/contract/files.ts';
import { call } from '../../lib/call.ts';

/**
 * Shows a PDF in a tab of its own. The tab is opened while the press of the button lasts, since browsers refuse one
 * that opens later; its address is a link that holds for a few minutes. Throws what a call throws.
 */
export async function openDocument(fileUrl: string): Promise<void> {
  const tab = window.open('', '_blank');
  if (!tab)
    throw new Error('The browser did not open a new tab. Allow this site to open one, and try again.');
  tab.opener = null;
  try {
    const { url } = await call(openFile, { body: { fileUrl } });
    tab.location.replace(new URL(url, window.location.origin));
  } catch (error) {
    tab.close();
    throw error;
  }
}
