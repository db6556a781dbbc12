/** The part of Google Identity Services that signing in needs. The server's own provider has the same. */
type TokenAnswer = { access_token?: string; error?: string };
type TokenClient = { requestAccessToken: () => void };
type TokenClientOptions = {
  client_id: string;
  scope: string;
  callback: (answer: TokenAnswer) => void;
  error_callback: (error: { type: string }) => void;
};

declare global {
  interface Window {
    google?: { accounts?: { oauth2?: { initTokenClient: (options: TokenClientOptions) => TokenClient } } };
  }
}

const SCOPES = 'profile email';

export const SIGN_IN_FAILED = 'Google login failed. Please try again.';

/** A sign-in that did not come about, in words for the person. */
export class SignInFailure extends Error {
  override readonly name = 'SignInFailure';
}

/** Opens the provider's window. To be called straight from a click, or the browser blocks it. */
export function requestAccessToken(clientId: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const client = window.google?.accounts?.oauth2?.initTokenClient({
      client_id: clientId,
      scope: SCOPES,
      callback: ({ access_token: token }) =>
        token ? resolve(token) : reject(new SignInFailure(SIGN_IN_FAILED)),
      error_callback: ({ type }) => reject(new SignInFailure(windowTrouble(type))),
    });
    if (client) client.requestAccessToken();
    else reject(new SignInFailure(SIGN_IN_FAILED));
  });
}

/** Browsers inside other apps open no windows, whatever one allows. */
const INSIDE_AN_APP = /FBAN|FBAV|Instagram|WhatsApp|Telegram|Line\/|; wv\)/;

function windowTrouble(type: string): string {
  if (type === 'popup_closed')
    return 'The sign-in window was closed before you were signed in. Please try again.';
  if (type !== 'popup_failed_to_open') return SIGN_IN_FAILED;
  return INSIDE_AN_APP.test(navigator.userAgent)
    ? 'The app in which this page is open does not let you sign in. Open this page in Chrome or another browser.'
    : 'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.';
}

export type Profile = { sub: string; name: string; picture: string; email: string };

/** Asked of the provider itself, not of our API. */
export async function fetchProfile(userInfoUrl: string, accessToken: string): Promise<Profile> {
  const answer = await fetch(userInfoUrl, { headers: { authorization: `Bearer ${accessToken}` } });
  if (!answer.ok) throw new SignInFailure(SIGN_IN_FAILED);
  return answer.json();
}
