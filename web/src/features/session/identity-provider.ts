import { type Message, message } from '@sikhya/contract/language/texts.ts';
import { TranslatedError } from '../../lib/translated-error.ts';
import { texts } from './texts.ts';

/** The part of Google Identity Services that the sign-in uses. The server's local provider offers the same. */
type TokenResponse = { access_token?: string; error?: string };
type TokenClient = { requestAccessToken: () => void };
type TokenClientOptions = {
  client_id: string;
  scope: string;
  callback: (response: TokenResponse) => void;
  error_callback: (error: { type: string }) => void;
};

declare global {
  interface Window {
    google?: { accounts?: { oauth2?: { initTokenClient: (options: TokenClientOptions) => TokenClient } } };
  }
}

const SCOPES = 'profile email';

const SIGN_IN_FAILED = message(texts.googleLoginFailed);

/** A failed sign-in, with a message for the person. */
export class SignInFailure extends TranslatedError {
  override readonly name = 'SignInFailure';
}

/** Opens the provider's window. Call it directly from a click, or the browser blocks the window. */
function requestAccessToken(clientId: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const client = window.google?.accounts?.oauth2?.initTokenClient({
      client_id: clientId,
      scope: SCOPES,
      callback: ({ access_token: token }) =>
        token ? resolve(token) : reject(new SignInFailure(SIGN_IN_FAILED)),
      error_callback: ({ type }) => reject(new SignInFailure(getWindowErrorMessage(type))),
    });
    if (client) client.requestAccessToken();
    else reject(new SignInFailure(SIGN_IN_FAILED));
  });
}

/** Browsers inside other apps never open windows. */
const IN_APP_BROWSER = /FBAN|FBAV|Instagram|WhatsApp|Telegram|Line\/|; wv\)/;

function getWindowErrorMessage(type: string): Message {
  if (type === 'popup_closed') return message(texts.windowClosed);
  if (type !== 'popup_failed_to_open') return SIGN_IN_FAILED;
  return message(IN_APP_BROWSER.test(navigator.userAgent) ? texts.inAppBrowser : texts.windowBlocked);
}

type Profile = { sub: string; name: string; picture: string; email: string };

/** Asks the provider, not our API. */
async function fetchProfile(userInfoUrl: string, accessToken: string): Promise<Profile> {
  const response = await fetch(userInfoUrl, { headers: { authorization: `Bearer ${accessToken}` } });
  if (!response.ok) throw new SignInFailure(SIGN_IN_FAILED);
  return response.json();
}

/** Signs in with the provider and returns what our server checks. Call it directly from a click. */
export async function signInWithProvider({
  clientId,
  userInfoUrl,
}: {
  clientId: string;
  userInfoUrl: string;
}) {
  const accessToken = await requestAccessToken(clientId);
  const { sub, name, picture, email } = await fetchProfile(userInfoUrl, accessToken);
  return { googleId: sub, name, photoUrl: picture, email, accessToken };
}
