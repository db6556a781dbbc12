import { useEffect, useSyncExternalStore } from 'react';
import {
  type DownloadState,
  getDownloadState,
  startChapters,
  subscribeToDownloads,
} from '../../lib/offline-chapters/chapter-downloads.ts';

/** The chapters on this device and the downloads. Keeps them up to date while the component is mounted. */
export function useDownloads(): DownloadState {
  useEffect(startChapters, []);
  return useSyncExternalStore(subscribeToDownloads, getDownloadState, getDownloadState);
}
