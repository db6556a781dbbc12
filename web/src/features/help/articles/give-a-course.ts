import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.students;

export const summary = defineTexts({
  goal: {
    en: 'Open a course for a student who paid by bank or in cash, or as a gift.',
    or: 'ବ୍ୟାଙ୍କ ବା ନଗଦରେ ଦେୟ ଦେଇଥିବା ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଇଁ, କିମ୍ବା ଉପହାର ଭାବେ ପାଠ୍ୟକ୍ରମ ଖୋଲନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  find: {
    en: 'Open <b>Student Details</b> and search for the name or e-mail address.',
    or: '<b>ଶିକ୍ଷାର୍ଥୀ ବିବରଣୀ</b> ଖୋଲି ନାମ କିମ୍ବା ଇ-ମେଲ ଠିକଣା ଖୋଜନ୍ତୁ।',
  },
  give: {
    en: 'Open the student, press <b>Give a course</b> and choose the course.',
    or: 'ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ଖୋଲନ୍ତୁ, <b>ପାଠ୍ୟକ୍ରମ ଦିଅନ୍ତୁ</b> ଦବାନ୍ତୁ ଏବଂ ପାଠ୍ୟକ୍ରମ ବାଛନ୍ତୁ।',
  },
  payment: {
    en: 'Choose <b>Bank</b>, <b>Cash</b> or <b>Gift</b>, enter the amount, and write the transaction number as a note.',
    or: '<b>ବ୍ୟାଙ୍କ</b>, <b>ନଗଦ</b> କିମ୍ବା <b>ଉପହାର</b> ବାଛନ୍ତୁ, ରାଶି ଲେଖନ୍ତୁ, ଏବଂ କାରବାର ସଂଖ୍ୟା ଟିପ୍ପଣୀରେ ଲେଖନ୍ତୁ।',
  },
  confirm: {
    en: 'Press <b>Give the course</b>. The student finds it under <b>My Courses</b>.',
    or: '<b>ପାଠ୍ୟକ୍ରମଟି ଦିଅନ୍ତୁ</b> ଦବାନ୍ତୁ। ଶିକ୍ଷାର୍ଥୀ ଏହାକୁ <b>ମୋ ପାଠ୍ୟକ୍ରମ</b>ରେ ପାଆନ୍ତି।',
  },
});

export const problems = defineTexts({
  notThere: {
    en: '<q>The student is not in the list.</q> A student appears after signing in once with Google.',
    or: '<q>ଶିକ୍ଷାର୍ଥୀ ତାଲିକାରେ ନାହାନ୍ତି।</q> ଥରେ Googleରେ ପ୍ରବେଶ କଲା ପରେ ଶିକ୍ଷାର୍ଥୀ ତାଲିକାରେ ଆସନ୍ତି।',
  },
  wrong: {
    en: '<q>You gave the wrong course.</q> Press <b>Take back</b> at the course. Progress and results are kept.',
    or: '<q>ଭୁଲ ପାଠ୍ୟକ୍ରମ ଦେଇଦେଲେ।</q> ପାଠ୍ୟକ୍ରମ ପାଖରେ <b>ଫେରାଇ ନିଅନ୍ତୁ</b> ଦବାନ୍ତୁ। ଅଗ୍ରଗତି ଓ ଫଳାଫଳ ରହେ।',
  },
});

export const related: HelpArticle['related'] = ['refund-an-order', 'coupons-and-passes'];

export const picture = defineTexts({
  alt: { en: 'The form that gives a student a course', or: 'ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ପାଠ୍ୟକ୍ରମ ଦେବା ଫର୍ମ' },
});
