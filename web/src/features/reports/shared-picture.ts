import { useEffect, useState } from 'react';

/** A picture that another app has shared with this one. The service worker keeps it until it is part of a report. */

/** The service worker uses the same names. */
const CACHE = 'shared-picture';
const PATH = '/shared-picture';
const MAX_AGE_MS = 24 * 3600_000;

/** Returns null if there is none, or an old one, which is deleted. */
async function readSharedPicture(): Promise<File | null> {
  // absent on sites without TLS
  if (!('caches' in window)) return null;
  const response = await (await caches.open(CACHE)).match(PATH);
  if (!response) return null;
  if (Date.now() - Number(response.headers.get('x-shared-at')) > MAX_AGE_MS) {
    await deleteSharedPicture();
    return null;
  }
  const type = response.headers.get('content-type') ?? '';
  return new File([await response.blob()], `shared.${type.split('/')[1]}`, { type });
}

export async function deleteSharedPicture(): Promise<void> {
  if ('caches' in window) await caches.delete(CACHE);
}

export type SharedPicture = { file: File; url: string };

/** The shared picture with a URL to show it; null until it is read and if there is none. */
export function useSharedPicture(): [picture: SharedPicture | null, remove: () => void] {
  const [picture, setPicture] = useState<SharedPicture | null>(null);
  useEffect(() => {
    let url = '';
    let isUnmounted = false;
    void readSharedPicture().then(
      (file) => {
        if (!file || isUnmounted) return;
        url = URL.createObjectURL(file);
        setPicture({ file, url });
      },
      // the storage is refused, as in some private windows
      () => {},
    );
    return () => {
      isUnmounted = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, []);
  const remove = () => {
    setPicture(null);
    void deleteSharedPicture();
  };
  return [picture, remove];
}
