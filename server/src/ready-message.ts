import type { Config } from './config/config.ts';

const SIGN_IN_HELP = {
  local:
    'Students sign in at /login with any name and e-mail (local sign-in); admins on the tab Admin of the same page.',
  google: 'Students sign in at /login with Google; admins on the tab Admin of the same page.',
  none: 'Students cannot sign in yet: set GOOGLE_CLIENT_ID. Admins sign in at /login on the tab Admin.',
};

/** Prints where the server is and how to sign in. */
export function announceReady({ site, identity, processes }: Config, url: string): void {
  console.log(`${site.name} is ready at ${url}${processes > 1 ? ` with ${processes} processes` : ''}`);
  console.log(SIGN_IN_HELP[identity.kind]);
}
