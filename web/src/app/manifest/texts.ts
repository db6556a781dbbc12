import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** The texts that a phone shows about the installed app. */
export const texts = defineTexts({
  description: {
    en: 'Courses, mock tests and exams for candidates in Odisha, in English and Odia.',
    or: 'ଓଡ଼ିଶାର ପରୀକ୍ଷାର୍ଥୀଙ୍କ ପାଇଁ ପାଠ୍ୟକ୍ରମ, ଅଭ୍ୟାସ ପରୀକ୍ଷା ଓ ପୂର୍ଣ୍ଣାଙ୍ଗ ପରୀକ୍ଷା, ଓଡ଼ିଆ ଓ ଇଂରାଜୀରେ।',
  },
  continueShortcut: { en: 'Continue learning', or: 'ପଢ଼ିବା ଜାରି ରଖନ୍ତୁ' },
  practiseShortcut: { en: 'Practise', or: 'ଅଭ୍ୟାସ କରନ୍ତୁ' },
  examsShortcut: { en: 'Exams', or: 'ପୂର୍ଣ୍ଣାଙ୍ଗ ପରୀକ୍ଷା' },
  dashboardPicture: { en: 'Your dashboard', or: 'ମୋ ପୃଷ୍ଠା' },
});
