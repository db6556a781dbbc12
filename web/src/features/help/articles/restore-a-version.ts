import { defineTexts } from '@sikhya/contract/language/texts.ts';
import type { HelpArticle } from '../article.ts';

export const summary = defineTexts({
  goal: {
    en: 'See what changed between two versions of a course, and bring an earlier one back.',
    or: 'ପାଠ୍ୟକ୍ରମର ଦୁଇଟି ସଂସ୍କରଣ ମଧ୍ୟରେ କ’ଣ ବଦଳିଛି ଦେଖନ୍ତୁ, ଏବଂ ପୂର୍ବ ସଂସ୍କରଣ ଫେରାଇ ଆଣନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  open: {
    en: 'Open the course in the editor and press <b>Versions</b>. There is one for each time it was published.',
    or: 'ସମ୍ପାଦନାରେ ପାଠ୍ୟକ୍ରମ ଖୋଲି <b>ସଂସ୍କରଣଗୁଡ଼ିକ</b> ଦବାନ୍ତୁ। ପ୍ରତ୍ୟେକ ପ୍ରକାଶ ପାଇଁ ଗୋଟିଏ ସଂସ୍କରଣ ଥାଏ।',
  },
  compare: {
    en: 'To see what changed, choose a version under <b>From</b> and one under <b>To</b>, and press <b>Compare</b>. <b>View</b> shows a single version.',
    or: 'କ’ଣ ବଦଳିଛି ଦେଖିବାକୁ <b>ପୂର୍ବ ସଂସ୍କରଣ</b> ଓ <b>ପର ସଂସ୍କରଣ</b> ବାଛି <b>ତୁଳନା କରନ୍ତୁ</b> ଦବାନ୍ତୁ। <b>ଦେଖନ୍ତୁ</b> ଦବାଇଲେ ଗୋଟିଏ ସଂସ୍କରଣ ଖୋଲେ।',
  },
  restore: {
    en: 'Press <b>Restore</b> at the version that you want back. It opens in the editor.',
    or: 'ଯେଉଁ ସଂସ୍କରଣ ଫେରାଇ ଆଣିବାକୁ ଚାହାନ୍ତି, ସେଥିରେ <b>ପୁନରୁଦ୍ଧାର କରନ୍ତୁ</b> ଦବାନ୍ତୁ। ଏହା ସମ୍ପାଦନାରେ ଖୋଲେ।',
  },
  publish: {
    en: 'Students see nothing of it until you publish.',
    or: 'ଆପଣ ପ୍ରକାଶ କରିବା ପର୍ଯ୍ୟନ୍ତ ଶିକ୍ଷାର୍ଥୀମାନେ ଏହା ଦେଖନ୍ତି ନାହିଁ।',
  },
});

export const problems = defineTexts({
  changes: {
    en: '<q>You are asked about unpublished changes.</q> The old version would replace them. Press <b>Keep the changes</b> if you still need them.',
    or: '<q>ଅପ୍ରକାଶିତ ପରିବର୍ତ୍ତନ ବିଷୟରେ ପଚରାଯାଉଛି।</q> ପୁରୁଣା ସଂସ୍କରଣ ସେଗୁଡ଼ିକୁ ବଦଳାଇ ଦେବ। ଦରକାର ଥିଲେ <b>ପରିବର୍ତ୍ତନ ରଖନ୍ତୁ</b> ଦବାନ୍ତୁ।',
  },
  draft: {
    en: '<q>There are no versions.</q> The course was never published. The first version is kept when you publish it.',
    or: '<q>କୌଣସି ସଂସ୍କରଣ ନାହିଁ।</q> ପାଠ୍ୟକ୍ରମଟି କେବେ ପ୍ରକାଶ ହୋଇନାହିଁ। ପ୍ରକାଶ କଲେ ପ୍ରଥମ ସଂସ୍କରଣ ରଖାଯାଏ।',
  },
});

export const related: HelpArticle['related'] = ['publish-a-course', 'restore-from-the-bin'];

export const picture = defineTexts({
  alt: { en: 'The versions of a course', or: 'ପାଠ୍ୟକ୍ରମର ସଂସ୍କରଣଗୁଡ଼ିକ' },
});
