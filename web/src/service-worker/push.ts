/** The content of a push, which the server has encrypted for this browser. */
export type PushPayload = {
  title: string;
  body: string;
  path: string;
  lang: string;
  tag: string;
  /** From when until when it must not ring, in milliseconds. A push service delivers it when the phone is switched on. */
  silent?: [number, number];
};

/** Returns undefined for a message that is not ours, such as an empty one of a push service. */
export function readPush(text: string | undefined): PushPayload | undefined {
  try {
    const { title, body, path, lang, tag, silent } = JSON.parse(text ?? '') as Partial<PushPayload>;
    if (!title || !path?.startsWith('/') || path.startsWith('//')) return undefined;
    return { title, path, body: body ?? '', lang: lang ?? 'en', tag: tag ?? '', ...(silent && { silent }) };
  } catch {
    return undefined;
  }
}

/** The same delivery sent twice replaces its first notification, because both have the same tag. */
export async function showPush(
  { registration }: Pick<ServiceWorkerGlobalScope, 'registration'>,
  { title, body, path, lang, tag, silent: [from, until] = [0, 0] }: PushPayload,
  now: number,
): Promise<void> {
  await registration.showNotification(title, {
    body,
    lang,
    tag,
    silent: now >= from && now < until,
    icon: '/app/icon-192.png',
    badge: '/app/icon-192.png',
    data: path,
  });
}

/** Shows the screen of a notification: a tab that has it open, or a new one. A tab with other work stays as it is. */
export async function openPath(
  { clients, location }: Pick<ServiceWorkerGlobalScope, 'clients' | 'location'>,
  path: string,
): Promise<void> {
  const { href } = new URL(path, location.origin);
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => url === href);
  if (open) await open.focus();
  else await clients.openWindow(href);
}
