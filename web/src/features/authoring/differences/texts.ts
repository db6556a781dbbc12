import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** The texts of lists of differences between two states of a course. */
export const texts = defineTexts({
  noDifferences: { en: 'No changes', or: 'କୌଣସି ପରିବର୍ତ୍ତନ ନାହିଁ' },
  added: { en: 'added', or: 'ଯୋଡ଼ା ଗଲା' },
  changed: { en: 'changed', or: 'ବଦଳିଲା' },
  reordered: { en: 'reordered', or: 'କ୍ରମ ବଦଳିଲା' },
  before: { en: 'Before', or: 'ପୂର୍ବରୁ' },
  after: { en: 'After', or: 'ଏବେ' },
  empty: { en: 'empty', or: 'ଖାଲି' },
  course: { en: 'Course', or: 'ପାଠ୍ୟକ୍ରମ' },
  removed: { en: 'removed', or: 'ହଟାଗଲା' },
  andMore: { en: 'and {count:number} more', or: 'ଏବଂ ଆଉ {count:number}ଟି' },
  free: { en: 'Free', or: 'ମାଗଣା' },
  yes: { en: 'Yes', or: 'ହଁ' },
  no: { en: 'No', or: 'ନା' },
  show: { en: 'Show', or: 'ଦେଖାନ୍ତୁ' },
});
