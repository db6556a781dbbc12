/** The address to which other apps share a picture; see `share_target` of the manifest. */
const ACTION = /^(\/or)?\/share-picture$/;
const TYPES = /^image\/(png|jpeg|webp)$/;
/** More than any photo of a phone: other sites can post here too, and should not fill the device. */
const MAX_BYTES = 20 * 1024 * 1024;

/** The app reads and deletes it under these names (features/reports/shared-picture.ts). A sign-out deletes it. */
const CACHE = 'shared-picture';
const PATH = '/shared-picture';

export const isSharedPicture = (
  { method }: Pick<Request, 'method'>,
  { pathname }: Pick<URL, 'pathname'>,
): boolean => method === 'POST' && ACTION.test(pathname);

export const canBeKept = ({ type, size }: Pick<File, 'type' | 'size'>): boolean =>
  TYPES.test(type) && size <= MAX_BYTES;

/** Keeps the picture on the device and opens the reports, which say what to do with it. */
export async function keepSharedPicture(request: Request, url: URL): Promise<Response> {
  const isKept = await keep(request).catch(() => false);
  const prefix = ACTION.exec(url.pathname)?.[1] ?? '';
  return Response.redirect(`${prefix}/student/reports?picture=${isKept ? 'shared' : 'failed'}`, 303);
}

async function keep(request: Request): Promise<boolean> {
  const picture = (await request.formData()).get('picture');
  if (!(picture instanceof File) || !canBeKept(picture)) return false;
  const headers = { 'content-type': picture.type, 'x-shared-at': String(Date.now()) };
  const cache = await caches.open(CACHE);
  await cache.put(PATH, new Response(picture, { headers }));
  return true;
}
