import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** The names of the states of a course. */
export const courseStateTexts = defineTexts({
  draft: { en: 'Draft', or: 'ଖସଡ଼ା' },
  published: { en: 'Published', or: 'ପ୍ରକାଶିତ' },
  archived: { en: 'Archived', or: 'ଅଭିଲେଖ' },
  deleted: { en: 'In the bin', or: 'ଡଷ୍ଟବିନରେ' },
});
