import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  created: { en: 'Course created successfully!', or: 'ପାଠ୍ୟକ୍ରମ ସଫଳତାର ସହ ତିଆରି ହେଲା!' },
  updated: { en: 'Course updated successfully!', or: 'ପାଠ୍ୟକ୍ରମ ସଫଳତାର ସହ ସଂରକ୍ଷିତ ହେଲା!' },
  conflict: {
    en: 'Somebody else has saved this course since you opened it.',
    or: 'ଆପଣ ଖୋଲିବା ପରେ ଅନ୍ୟ ଜଣେ ଏହି ପାଠ୍ୟକ୍ରମ ସଂରକ୍ଷଣ କରିଛନ୍ତି।',
  },
  conflictHelp: {
    en: 'Look at what has changed, or save yours over it.',
    or: 'କ’ଣ ବଦଳିଛି ଦେଖନ୍ତୁ, କିମ୍ବା ତାହା ବଦଳରେ ଆପଣଙ୍କ ସଂସ୍କରଣ ସଂରକ୍ଷଣ କରନ୍ତୁ।',
  },
  versionNotFound: { en: 'This version does not exist.', or: 'ଏହି ସଂସ୍କରଣ ନାହିଁ।' },
  nothingToPublish: {
    en: 'There are no unpublished changes.',
    or: 'ପ୍ରକାଶନ ପାଇଁ କୌଣସି ପରିବର୍ତ୍ତନ ନାହିଁ।',
  },
  scheduleOutOfRange: {
    en: 'Choose a time in the future, within a year.',
    or: 'ଆଗାମୀ ଏକ ବର୍ଷ ମଧ୍ୟରେ ଏକ ସମୟ ବାଛନ୍ତୁ।',
  },
  changedAfterScheduling: {
    en: '{username}, whose changes need a review, has changed the course since it was scheduled.',
    or: 'ସମୟ ସ୍ଥିର ହେବା ପରେ {username} ପାଠ୍ୟକ୍ରମଟି ବଦଳାଇଛନ୍ତି। ତାଙ୍କ ପରିବର୍ତ୍ତନର ସମୀକ୍ଷା ଆବଶ୍ୟକ।',
  },
  draftNotArchived: {
    en: 'A draft cannot be archived. Publish or delete it instead.',
    or: 'ଖସଡ଼ାକୁ ଅଭିଲେଖରେ ରଖାଯାଇପାରିବ ନାହିଁ। ଏହାକୁ ପ୍ରକାଶ କିମ୍ବା ବିଲୋପ କରନ୍ତୁ।',
  },
  draftNotDiscarded: {
    en: 'A draft has no published version to go back to. Delete it instead.',
    or: 'ଖସଡ଼ାର ଫେରିବା ପାଇଁ କୌଣସି ପ୍ରକାଶିତ ସଂସ୍କରଣ ନାହିଁ। ଏହାକୁ ବିଲୋପ କରନ୍ତୁ।',
  },
  missingFiles: {
    en: 'A picture or PDF of this course was deleted. Please choose it again.',
    or: 'ଏହି ପାଠ୍ୟକ୍ରମର ଏକ ଛବି କିମ୍ବା PDF ବିଲୋପ ହୋଇଯାଇଛି। ଦୟାକରି ତାହା ପୁଣି ବାଛନ୍ତୁ।',
  },
});
