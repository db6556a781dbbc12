import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** In a table of its own, because the public privacy page needs no other texts of consents. */
export const noticeTexts = defineTexts({
  noticeTitle: { en: 'What we store, what for, and how long', or: 'ଆମେ କ’ଣ, କାହିଁକି ଓ କେତେ ଦିନ ରଖୁ' },
  noticeVersion: {
    en: 'Privacy notice, version {version} of {date}',
    or: 'ଗୋପନୀୟତା ସୂଚନା, ସଂସ୍କରଣ {version}, {date}',
  },
});
