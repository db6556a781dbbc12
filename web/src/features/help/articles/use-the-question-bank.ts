import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.questionBank;

export const summary = defineTexts({
  goal: {
    en: 'Find questions of all courses and exams, and put them into an exam.',
    or: 'ସବୁ ପାଠ୍ୟକ୍ରମ ଓ ପରୀକ୍ଷାର ପ୍ରଶ୍ନ ଖୋଜନ୍ତୁ, ଏବଂ ସେଗୁଡ଼ିକୁ ପରୀକ୍ଷାରେ ଯୋଡ଼ନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  open: {
    en: 'Open <b>Exams</b> and press <b>Question bank</b>. It has all questions of published courses and of exams.',
    or: '<b>ପୂର୍ଣ୍ଣାଙ୍ଗ ପରୀକ୍ଷା</b> ଖୋଲି <b>ପ୍ରଶ୍ନ ଭଣ୍ଡାର</b> ଦବାନ୍ତୁ। ସେଥିରେ ପ୍ରକାଶିତ ପାଠ୍ୟକ୍ରମ ଓ ପରୀକ୍ଷାର ସବୁ ପ୍ରଶ୍ନ ଥାଏ।',
  },
  filter: {
    en: 'Search for words, or choose a <b>Course</b>, a <b>Tag</b> or a <b>Difficulty</b>.',
    or: 'ଶବ୍ଦ ଖୋଜନ୍ତୁ, କିମ୍ବା <b>ପାଠ୍ୟକ୍ରମ</b>, <b>ଟ୍ୟାଗ</b> ବା <b>କଠିନତା</b> ବାଛନ୍ତୁ।',
  },
  byHand: {
    en: 'To use questions, open an exam and press <b>From the question bank</b>. <b>By hand</b> you tick them one by one.',
    or: 'ପ୍ରଶ୍ନ ବ୍ୟବହାର କରିବାକୁ ଗୋଟିଏ ପରୀକ୍ଷା ଖୋଲି <b>ପ୍ରଶ୍ନ ଭଣ୍ଡାରରୁ ଯୋଡ଼ନ୍ତୁ</b> ଦବାନ୍ତୁ। <b>ନିଜେ ବାଛି</b>ରେ ଗୋଟି ଗୋଟି କରି ବାଛନ୍ତି।',
  },
  blueprint: {
    en: 'With <b>By blueprint</b> you say how many questions of which course or tag, and how many hard ones. <b>Draw questions</b> finds them.',
    or: '<b>ଯୋଜନା ଅନୁସାରେ</b>ରେ କେଉଁ ପାଠ୍ୟକ୍ରମ ବା ଟ୍ୟାଗରୁ କେତୋଟି ଓ କେତେ କଠିନ ପ୍ରଶ୍ନ ଦରକାର ଲେଖନ୍ତି। <b>ପ୍ରଶ୍ନ ବାଛନ୍ତୁ</b> ଦବାଇଲେ ସେଗୁଡ଼ିକ ମିଳେ।',
  },
});

export const problems = defineTexts({
  unknown: {
    en: '<q>The difficulty is <b>Not known yet</b>.</q> Too few students have answered the question so far.',
    or: '<q>କଠିନତା <b>ଏପର୍ଯ୍ୟନ୍ତ ଜଣା ନାହିଁ</b>।</q> ଏପର୍ଯ୍ୟନ୍ତ ଅତି କମ ଶିକ୍ଷାର୍ଥୀ ପ୍ରଶ୍ନଟିର ଉତ୍ତର ଦେଇଛନ୍ତି।',
  },
  tooFew: {
    en: '<q>The blueprint found fewer questions than you wanted.</q> Choose more courses or tags, or a smaller share of hard ones.',
    or: '<q>ଯୋଜନାରେ ଚାହିଁଥିବା ଠାରୁ କମ ପ୍ରଶ୍ନ ମିଳିଲା।</q> ଅଧିକ ପାଠ୍ୟକ୍ରମ ବା ଟ୍ୟାଗ ବାଛନ୍ତୁ, କିମ୍ବା କଠିନ ପ୍ରଶ୍ନର ଭାଗ କମାନ୍ତୁ।',
  },
});

export const related: HelpArticle['related'] = ['create-an-exam', 'watch-an-exam'];

export const picture = defineTexts({
  alt: { en: 'The question bank with its filters', or: 'ବାଛଣି ସହିତ ପ୍ରଶ୍ନ ଭଣ୍ଡାର' },
});
