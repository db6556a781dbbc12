import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.createTest;

export const summary = defineTexts({
  goal: {
    en: 'Build a full-length exam with sections, marks, times and a date.',
    or: 'ବିଭାଗ, ନମ୍ବର, ସମୟ ଓ ତାରିଖ ସହିତ ପୂର୍ଣ୍ଣାଙ୍ଗ ପରୀକ୍ଷା ତିଆରି କରନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  start: {
    en: 'Open <b>Create Test</b>. Under <b>Build an exam step by step</b> choose a pattern, such as OSSC CGL, and press <b>Start building</b>.',
    or: '<b>ନୂଆ ପରୀକ୍ଷା</b> ଖୋଲନ୍ତୁ। <b>ଧାପ ଧାପ କରି ପରୀକ୍ଷା ତିଆରି କରନ୍ତୁ</b>ରେ OSSC CGL ଭଳି ଏକ ଧାଞ୍ଚା ବାଛି <b>ତିଆରି ଆରମ୍ଭ କରନ୍ତୁ</b> ଦବାନ୍ତୁ।',
  },
  rules: {
    en: 'Fill in the title and <b>Time and rules</b>. The time can be for the whole exam or for each section.',
    or: 'ଶୀର୍ଷକ ଓ <b>ସମୟ ଓ ନିୟମ</b> ପୂରଣ କରନ୍ତୁ। ସମୟ ସମଗ୍ର ପରୀକ୍ଷା କିମ୍ବା ପ୍ରତ୍ୟେକ ବିଭାଗ ପାଇଁ ହୋଇପାରେ।',
  },
  access: {
    en: 'Under <b>Who can take it, and when</b> set the opening, the late entry, the courses and the time of the results.',
    or: '<b>କିଏ ଓ କେବେ ଦେଇପାରିବେ</b>ରେ ଖୋଲିବା ସମୟ, ବିଳମ୍ବରେ ପ୍ରବେଶ, ପାଠ୍ୟକ୍ରମ ଓ ଫଳାଫଳର ସମୟ ସ୍ଥିର କରନ୍ତୁ।',
  },
  questions: {
    en: 'In each section press <b>Add a question</b>, <b>Add from a text file</b> or <b>From the question bank</b>.',
    or: 'ପ୍ରତ୍ୟେକ ବିଭାଗରେ <b>ପ୍ରଶ୍ନ ଯୋଡ଼ନ୍ତୁ</b>, <b>ଟେକ୍ସଟ ଫାଇଲରୁ ଯୋଡ଼ନ୍ତୁ</b> କିମ୍ବା <b>ପ୍ରଶ୍ନ ଭଣ୍ଡାରରୁ ଯୋଡ଼ନ୍ତୁ</b> ଦବାନ୍ତୁ।',
  },
  publish: {
    en: 'Look at <b>Before you publish</b> and at the <b>Preview</b>, then press <b>Publish</b>.',
    or: '<b>ପ୍ରକାଶ କରିବା ପୂର୍ବରୁ</b> ଓ <b>ପୂର୍ବାବଲୋକନ</b> ଦେଖନ୍ତୁ, ତା’ପରେ <b>ପ୍ରକାଶ କରନ୍ତୁ</b> ଦବାନ୍ତୁ।',
  },
});

export const problems = defineTexts({
  locked: {
    en: '<q>Questions and marks cannot be changed.</q> Students have started the exam. Its title, its times of opening and its results can still change.',
    or: '<q>ପ୍ରଶ୍ନ ଓ ନମ୍ବର ବଦଳାଇହେଉନାହିଁ।</q> ଶିକ୍ଷାର୍ଥୀମାନେ ପରୀକ୍ଷା ଆରମ୍ଭ କରିସାରିଛନ୍ତି। ଶୀର୍ଷକ, ଖୋଲିବା ସମୟ ଓ ଫଳାଫଳର ସମୟ ବଦଳାଇହେବ।',
  },
  notVisible: {
    en: '<q>Students do not see the exam.</q> It may be for certain courses only, or not published yet.',
    or: '<q>ଶିକ୍ଷାର୍ଥୀମାନେ ପରୀକ୍ଷା ଦେଖିପାରୁନାହାନ୍ତି।</q> ଏହା କେବଳ କେତେକ ପାଠ୍ୟକ୍ରମ ପାଇଁ ହୋଇଥାଇପାରେ, କିମ୍ବା ପ୍ରକାଶିତ ହୋଇନଥାଇପାରେ।',
  },
});

export const related: HelpArticle['related'] = ['use-the-question-bank', 'watch-an-exam', 'give-extra-time'];

export const picture = defineTexts({
  alt: { en: 'The exam builder', or: 'ପରୀକ୍ଷା ତିଆରି ପୃଷ୍ଠା' },
});
