import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** The names of the roles of admins. */
export const roleTexts = defineTexts({
  owner: { en: 'Owner', or: 'ମାଲିକ' },
  author: { en: 'Author', or: 'ଲେଖକ' },
  reviewer: { en: 'Reviewer', or: 'ସମୀକ୍ଷକ' },
  support: { en: 'Support', or: 'ସହାୟକ' },
});
