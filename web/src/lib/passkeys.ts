import { type Message, message } from '@sikhya/contract/language/texts.ts';
import type { NewPasskeyResponse, PasskeyResponse } from '@sikhya/contract/second-factor.ts';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { texts } from './passkey-texts.ts';
import { TranslatedError } from './translated-error.ts';

/** The options of the server for the authenticator. */
type Options = Record<string, unknown>;

/** Loaded on use, because few visits need it. */
const loadWebAuthn = () => import('@simplewebauthn/browser');

/** Asks the browser for a passkey that signs the server's challenge. Call it from a click. */
export async function answerWithPasskey(options: Options): Promise<PasskeyResponse> {
  const { startAuthentication } = await loadWebAuthn();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { clientExtensionResults: _, ...response } = await startAuthentication({ optionsJSON }).catch(
    rethrow,
  );
  return response;
}

/** Asks the browser to create a passkey. Call it from a click. */
export async function createPasskey(options: Options): Promise<NewPasskeyResponse> {
  const { startRegistration } = await loadWebAuthn();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { clientExtensionResults: _, ...response } = await startRegistration({ optionsJSON }).catch(rethrow);
  return response;
}

/** The browser's own messages are in English and for developers. */
function rethrow(cause: unknown): never {
  const { name } = cause as Error;
  throw new TranslatedError(MESSAGES[name] ?? message(texts.notFinished), { cause });
}

/** By the name of the browser's error. */
const MESSAGES: Record<string, Message> = {
  InvalidStateError: message(texts.existsAlready),
  SecurityError: message(texts.wrongAddress),
};
