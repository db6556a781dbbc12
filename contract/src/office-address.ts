import type { Language } from './language/language.ts';
import { defineTexts } from './language/texts.ts';

/** The address of the office until a setting names another one. */
export const DEFAULT_ADDRESS = defineTexts({
  office: { en: 'Sikhya, Bhubaneswar, Odisha, India', or: 'Sikhya, ଭୁବନେଶ୍ୱର, ଓଡ଼ିଶା, ଭାରତ' },
});

/** Returns an address in the language of the page. One that the owner of the site has set is shown as it is. */
export function getAddress(address: string, language: Language): string {
  return address === DEFAULT_ADDRESS.office.en ? DEFAULT_ADDRESS.office[language] : address;
}
