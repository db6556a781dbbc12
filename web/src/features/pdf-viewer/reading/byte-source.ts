import type { FirstBytes } from './document-download.ts';

/** The source of the bytes of a document: the network, or a copy on this device. */
export type ByteSource = {
  start: () => Promise<FirstBytes>;
  /** Stays pending while the bytes cannot be read, until `resume` or `close`. */
  read: (begin: number, end: number) => Promise<Uint8Array>;
  /** Called when the parser is ready for the bytes of the first page. */
  prefetchFirstPage: () => void;
  resume: () => void;
  close: () => void;
};

/** A document on this device. */
export type StoredBytes = { bytes: number; read: (begin: number, end: number) => Promise<Uint8Array> };

const FIRST_BYTES = 32_768;

/** Reads a document from this device. When reading fails, it waits until the reader tries again. */
export function createStoredSource(
  { bytes: total, read }: StoredBytes,
  onStall: (error: Error) => void,
): ByteSource {
  let isClosed = false;
  let resumed = Promise.withResolvers<void>();
  const resume = () => {
    resumed.resolve();
    resumed = Promise.withResolvers();
  };
  const readOrWait = async (begin: number, end: number): Promise<Uint8Array> => {
    for (;;) {
      try {
        return await read(begin, end);
      } catch (error) {
        if (isClosed) throw error;
        onStall(error instanceof Error ? error : new Error(String(error)));
        await resumed.promise;
        if (isClosed) throw error;
      }
    }
  };
  return {
    start: async () => ({ bytes: await read(0, Math.min(FIRST_BYTES, total)), total }),
    read: readOrWait,
    prefetchFirstPage: () => {},
    resume,
    close: () => {
      isClosed = true;
      resume();
    },
  };
}
