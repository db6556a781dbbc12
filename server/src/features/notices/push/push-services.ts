/** The push services of Chrome, Firefox, Edge and Safari. */
const HOSTS = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'];

/** The server calls only these, because the address comes from a student. */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isKnown = HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return isKnown && protocol === 'https:' && port === '' && username === '' && password === '';
}
