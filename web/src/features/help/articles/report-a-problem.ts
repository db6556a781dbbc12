import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.studentReports;

export const summary = defineTexts({
  goal: {
    en: 'Tell us about a wrong question, and see what became of it.',
    or: 'ଭୁଲ ପ୍ରଶ୍ନ ବିଷୟରେ ଆମକୁ ଜଣାନ୍ତୁ, ଏବଂ ତାହାର ଫଳ ଦେଖନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  open: {
    en: 'Hand in the test and open its <b>Review</b>. Below every question there is <b>Report a problem</b>.',
    or: 'ପରୀକ୍ଷା ଦାଖଲ କରି ତାହାର <b>ସମୀକ୍ଷା</b> ଖୋଲନ୍ତୁ। ପ୍ରତ୍ୟେକ ପ୍ରଶ୍ନ ତଳେ <b>ସମସ୍ୟା ଜଣାନ୍ତୁ</b> ଥାଏ।',
  },
  kind: {
    en: 'Choose what is wrong, such as <b>The right answer is wrong</b> or <b>The translation is wrong</b>.',
    or: 'କ’ଣ ଭୁଲ ଅଛି ବାଛନ୍ତୁ, ଯେପରି <b>ସଠିକ ଉତ୍ତରଟି ଭୁଲ</b> କିମ୍ବା <b>ଅନୁବାଦ ଭୁଲ</b>।',
  },
  explain: {
    en: 'Explain it in a sentence and press <b>Send Report</b>. You may add a picture, for example of your book.',
    or: 'ଗୋଟିଏ ବାକ୍ୟରେ ବୁଝାଇ <b>ପଠାନ୍ତୁ</b> ଦବାନ୍ତୁ। ଛବି ମଧ୍ୟ ଯୋଡ଼ିପାରିବେ, ଯେପରି ଆପଣଙ୍କ ବହିର।',
  },
  follow: {
    en: '<b>My Reports</b> shows what became of it. If the question was wrong, it is corrected for everybody.',
    or: 'ଏହାର ଫଳ <b>ମୋ ଅଭିଯୋଗ</b>ରେ ଦେଖାଯାଏ। ପ୍ରଶ୍ନଟି ଭୁଲ ଥିଲେ ସମସ୍ତଙ୍କ ପାଇଁ ସଂଶୋଧନ ହୁଏ।',
  },
});

export const problems = defineTexts({
  score: {
    en: '<q>Your score has changed.</q> A question was corrected, and all results were graded again. <b>Changed Scores</b> shows the old and the new score.',
    or: '<q>ଆପଣଙ୍କ ପ୍ରାପ୍ତାଙ୍କ ବଦଳିଯାଇଛି।</q> ଗୋଟିଏ ପ୍ରଶ୍ନ ସଂଶୋଧିତ ହୋଇ ସବୁ ଫଳାଫଳର ପୁନର୍ମୂଲ୍ୟାଙ୍କନ ହୋଇଛି। <b>ବଦଳିଥିବା ପ୍ରାପ୍ତାଙ୍କ</b>ରେ ପୁରୁଣା ଓ ନୂଆ ପ୍ରାପ୍ତାଙ୍କ ଦେଖାଯାଏ।',
  },
  exam: {
    en: '<q>You find no button after an exam.</q> Questions of an exam can be reported when its results and answers are shown.',
    or: '<q>ପୂର୍ଣ୍ଣାଙ୍ଗ ପରୀକ୍ଷା ପରେ ବଟନ ନାହିଁ।</q> ପରୀକ୍ଷାର ଫଳାଫଳ ଓ ଉତ୍ତର ଦେଖାଗଲା ପରେ ପ୍ରଶ୍ନ ବିଷୟରେ ଜଣାଇହେବ।',
  },
});

export const related: HelpArticle['related'] = ['take-a-mock-test', 'take-an-exam', 'notices'];

export const picture = defineTexts({
  alt: { en: 'The form for a problem with a question', or: 'ପ୍ରଶ୍ନର ସମସ୍ୟା ଜଣାଇବା ଫର୍ମ' },
});
