import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.myCourses;

export const summary = defineTexts({
  goal: {
    en: 'Test yourself after a chapter, and see why each answer is right.',
    or: 'ଅଧ୍ୟାୟ ପଢ଼ିସାରି ନିଜକୁ ପରଖନ୍ତୁ, ଏବଂ ପ୍ରତ୍ୟେକ ଉତ୍ତର କାହିଁକି ସଠିକ ଜାଣନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  open: {
    en: 'Open a chapter and press <b>Start Test</b> in the card <b>Chapter Mock Test</b>.',
    or: 'ଗୋଟିଏ ଅଧ୍ୟାୟ ଖୋଲନ୍ତୁ, ଏବଂ <b>ଅଧ୍ୟାୟର ଅଭ୍ୟାସ ପରୀକ୍ଷା</b>ରେ <b>ପରୀକ୍ଷା ଆରମ୍ଭ କରନ୍ତୁ</b> ଦବାନ୍ତୁ।',
  },
  start: {
    en: 'Read the number of questions, the <b>Time limit</b> and the <b>Passing score</b>, then press <b>Start Test</b>. The clock starts now.',
    or: 'ପ୍ରଶ୍ନ ସଂଖ୍ୟା, <b>ସମୟସୀମା</b> ଓ <b>ଆବଶ୍ୟକ ପ୍ରାପ୍ତାଙ୍କ</b> ପଢ଼ି <b>ପରୀକ୍ଷା ଆରମ୍ଭ କରନ୍ତୁ</b> ଦବାନ୍ତୁ। ସମୟ ଏବେ ଆରମ୍ଭ ହୁଏ।',
  },
  answer: {
    en: 'Choose an option and press <b>Next</b>. If you are not sure, press <b>Mark for review</b> and come back later.',
    or: 'ଗୋଟିଏ ବିକଳ୍ପ ବାଛି <b>ପରବର୍ତ୍ତୀ</b> ଦବାନ୍ତୁ। ନିଶ୍ଚିତ ନଥିଲେ <b>ପୁଣି ଦେଖିବାକୁ ଚିହ୍ନ ଦିଅନ୍ତୁ</b> ଦବାଇ ପରେ ଫେରନ୍ତୁ।',
  },
  language: {
    en: 'If a question has both languages, change it with <b>Language of the questions</b>.',
    or: 'ପ୍ରଶ୍ନଟି ଦୁଇ ଭାଷାରେ ଥିଲେ <b>ପ୍ରଶ୍ନର ଭାଷା</b>ରେ ଭାଷା ବଦଳାନ୍ତୁ।',
  },
  submit: {
    en: 'Press <b>Submit Test</b>. When the time is over, the test is handed in by itself.',
    or: '<b>ପରୀକ୍ଷା ଦାଖଲ କରନ୍ତୁ</b> ଦବାନ୍ତୁ। ସମୟ ସରିଲେ ପରୀକ୍ଷା ଆପେ ଆପେ ଦାଖଲ ହୁଏ।',
  },
  review: {
    en: 'Look at the <b>Review</b>: every question with its right answer and the reason. <b>Only wrong</b> shows what to learn.',
    or: '<b>ସମୀକ୍ଷା</b> ଦେଖନ୍ତୁ: ସେଥିରେ ପ୍ରତ୍ୟେକ ପ୍ରଶ୍ନର ସଠିକ ଉତ୍ତର ଓ କାରଣ ଥାଏ। <b>କେବଳ ଭୁଲ</b> ବାଛିଲେ କ’ଣ ଶିଖିବାକୁ ହେବ ଦେଖାଯାଏ।',
  },
});

export const problems = defineTexts({
  left: {
    en: '<q>You left the test.</q> The clock keeps running, and your answers are saved. Press <b>Resume Test</b> on your dashboard.',
    or: '<q>ଆପଣ ପରୀକ୍ଷା ଛାଡ଼ି ଚାଲିଆସିଛନ୍ତି।</q> ସମୟ ଚାଲୁଥାଏ, ଏବଂ ଆପଣଙ୍କ ଉତ୍ତର ସଂରକ୍ଷିତ ଥାଏ। ନିଜ ପୃଷ୍ଠାରେ <b>ପରୀକ୍ଷା ଜାରି ରଖନ୍ତୁ</b> ଦବାନ୍ତୁ।',
  },
  failed: {
    en: '<q>You did not pass.</q> Read the review and press <b>Retake Test</b>. You may take a mock test as often as you like.',
    or: '<q>ଆପଣ ଉତ୍ତୀର୍ଣ୍ଣ ହେଲେ ନାହିଁ।</q> ସମୀକ୍ଷା ପଢ଼ି <b>ପୁଣି ପରୀକ୍ଷା ଦିଅନ୍ତୁ</b> ଦବାନ୍ତୁ। ଅଭ୍ୟାସ ପରୀକ୍ଷା ଯେତେଥର ଇଚ୍ଛା ଦେଇପାରିବେ।',
  },
});

export const related: HelpArticle['related'] = ['no-network-during-a-test', 'practise', 'take-an-exam'];

export const picture = defineTexts({
  alt: { en: 'A question of a mock test on a phone', or: 'ମୋବାଇଲରେ ଅଭ୍ୟାସ ପରୀକ୍ଷାର ଗୋଟିଏ ପ୍ରଶ୍ନ' },
});
