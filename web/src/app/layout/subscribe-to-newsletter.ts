import type { Language } from '@sikhya/contract/language/language.ts';
import { subscribeToNewsletter } from '@sikhya/contract/newsletter.ts';
import { call } from '../../lib/call.ts';

/** Returns the message for the person, also after a failure. */
export async function subscribe(email: string, language: Language): Promise<string> {
  try {
    return (await call(subscribeToNewsletter, { body: { email, language } }, { language })).message;
  } catch (error) {
    return (error as Error).message;
  }
}
