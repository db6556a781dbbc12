import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  saving: { en: 'Saving…', or: 'ସଂରକ୍ଷଣ ହେଉଛି…' },
  savedAt: { en: 'Saved at {time}', or: 'ସଂରକ୍ଷିତ: {time}' },
  noChanges: { en: 'All changes are saved', or: 'ସବୁ ପରିବର୍ତ୍ତନ ସଂରକ୍ଷିତ' },
  notSavedYet: { en: 'Not saved yet', or: 'ଏପର୍ଯ୍ୟନ୍ତ ସଂରକ୍ଷଣ ହୋଇନାହିଁ' },
  offline: {
    en: 'Not saved: the server cannot be reached. Keep this page open.',
    or: 'ସଂରକ୍ଷିତ ନୁହେଁ: ସର୍ଭର ସହ ସଂଯୋଗ ନାହିଁ। ଏହି ପୃଷ୍ଠା ଖୋଲା ରଖନ୍ତୁ।',
  },
  notSaved: { en: 'Not saved: {reason}', or: 'ସଂରକ୍ଷଣ ହୋଇନାହିଁ: {reason}' },
  reload: { en: 'Reload', or: 'ପୁଣି ଖୋଲନ୍ତୁ' },
  leaveTitle: { en: 'Leave without saving?', or: 'ସଂରକ୍ଷଣ ନକରି ଚାଲିଯିବେ କି?' },
  leaveText: {
    en: 'Your last changes could not be saved and would be lost.',
    or: 'ଆପଣଙ୍କ ଶେଷ ପରିବର୍ତ୍ତନ ସଂରକ୍ଷିତ ହୋଇପାରିନାହିଁ, ହଜିଯିବ।',
  },
});
