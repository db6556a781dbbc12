import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** By the kind of StorageError. */
export const texts = defineTexts({
  'too-large': { en: 'The file is larger than allowed.', or: 'ଫାଇଲଟି ଅନୁମୋଦିତ ଆକାରଠାରୁ ବଡ଼।' },
  away: {
    en: 'Files cannot be stored or read at the moment. Please try again in a minute.',
    or: 'ବର୍ତ୍ତମାନ ଫାଇଲ ସଂରକ୍ଷଣ କିମ୍ବା ପଠନ ସମ୍ଭବ ହେଉନାହିଁ। ଦୟାକରି ଏକ ମିନିଟ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
});
