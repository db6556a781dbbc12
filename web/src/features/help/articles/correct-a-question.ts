import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.reports;

export const summary = defineTexts({
  goal: {
    en: 'Decide about a question that students reported, and grade its results again.',
    or: 'ଶିକ୍ଷାର୍ଥୀମାନେ ଜଣାଇଥିବା ପ୍ରଶ୍ନ ବିଷୟରେ ନିଷ୍ପତ୍ତି ନିଅନ୍ତୁ, ଏବଂ ଫଳାଫଳର ପୁନର୍ମୂଲ୍ୟାଙ୍କନ କରନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  open: {
    en: 'Open <b>Reported Questions</b>. All reports of one question are one case; the most urgent are first.',
    or: '<b>ଜଣାଯାଇଥିବା ପ୍ରଶ୍ନ</b> ଖୋଲନ୍ତୁ। ଗୋଟିଏ ପ୍ରଶ୍ନର ସବୁ ଅଭିଯୋଗ ଗୋଟିଏ ବିଷୟ; ସବୁଠାରୁ ଜରୁରୀ ବିଷୟ ପ୍ରଥମେ ଥାଏ।',
  },
  look: {
    en: 'Open a case. You see the question in both languages, what students chose, and what they wrote.',
    or: 'ଗୋଟିଏ ବିଷୟ ଖୋଲନ୍ତୁ। ଦୁଇ ଭାଷାରେ ପ୍ରଶ୍ନ, ଶିକ୍ଷାର୍ଥୀମାନେ କ’ଣ ବାଛିଛନ୍ତି ଓ କ’ଣ ଲେଖିଛନ୍ତି, ତାହା ଦେଖାଯାଏ।',
  },
  decide: {
    en: 'Choose a <b>Decision</b>, such as <b>Change the right answer</b> or <b>Drop it: marks for all</b>, and write the <b>Reason</b>.',
    or: '<b>ନିଷ୍ପତ୍ତି</b> ବାଛନ୍ତୁ, ଯେପରି <b>ସଠିକ ଉତ୍ତର ବଦଳାନ୍ତୁ</b> କିମ୍ବା <b>ବାଦ ଦିଅନ୍ତୁ: ସମସ୍ତଙ୍କୁ ନମ୍ବର</b>, ଏବଂ <b>କାରଣ</b> ଲେଖନ୍ତୁ।',
  },
  preview: {
    en: 'Press <b>Preview</b> to see how many scores and passes change.',
    or: 'କେତୋଟି ପ୍ରାପ୍ତାଙ୍କ ଓ ଉତ୍ତୀର୍ଣ୍ଣ ବଦଳିବ, ଦେଖିବାକୁ <b>ପୂର୍ବାବଲୋକନ</b> ଦବାନ୍ତୁ।',
  },
  apply: {
    en: 'Press <b>Apply and Regrade</b>. All results are graded again, and students see their old and new score.',
    or: '<b>ଲାଗୁ କରି ପୁନର୍ମୂଲ୍ୟାଙ୍କନ କରନ୍ତୁ</b> ଦବାନ୍ତୁ। ସବୁ ଫଳାଫଳର ପୁନର୍ମୂଲ୍ୟାଙ୍କନ ହୁଏ, ଏବଂ ଶିକ୍ଷାର୍ଥୀମାନେ ପୁରୁଣା ଓ ନୂଆ ପ୍ରାପ୍ତାଙ୍କ ଦେଖନ୍ତି।',
  },
});

export const problems = defineTexts({
  copies: {
    en: '<q>The question is in other courses or exams too.</q> Choose them under <b>Where the question is used</b>, press <b>Change It There</b>, and publish them.',
    or: '<q>ପ୍ରଶ୍ନଟି ଅନ୍ୟ ପାଠ୍ୟକ୍ରମ ବା ପରୀକ୍ଷାରେ ମଧ୍ୟ ଅଛି।</q> <b>ପ୍ରଶ୍ନଟି କେଉଁଠି ଅଛି</b>ରେ ସେଗୁଡ଼ିକ ବାଛି <b>ସେଠାରେ ବଦଳାନ୍ତୁ</b> ଦବାନ୍ତୁ, ଏବଂ ପ୍ରକାଶ କରନ୍ତୁ।',
  },
  right: {
    en: '<q>The question is right.</q> Choose <b>No change</b>, explain why, and press <b>Close the Case</b>. The student reads your reason.',
    or: '<q>ପ୍ରଶ୍ନଟି ଠିକ ଅଛି।</q> <b>କିଛି ବଦଳିବ ନାହିଁ</b> ବାଛନ୍ତୁ, କାରଣ ଲେଖନ୍ତୁ ଏବଂ <b>ବିଷୟ ବନ୍ଦ କରନ୍ତୁ</b> ଦବାନ୍ତୁ। ଶିକ୍ଷାର୍ଥୀ ଆପଣଙ୍କ କାରଣ ପଢ଼ନ୍ତି।',
  },
  wrongDecision: {
    en: '<q>Your decision was wrong.</q> Open the decided case and press <b>Decide Again</b>. The newest decision counts.',
    or: '<q>ଆପଣଙ୍କ ନିଷ୍ପତ୍ତି ଭୁଲ ଥିଲା।</q> ସେହି ବିଷୟ ଖୋଲି <b>ପୁଣି ନିଷ୍ପତ୍ତି ନିଅନ୍ତୁ</b> ଦବାନ୍ତୁ। ସବୁଠାରୁ ନୂଆ ନିଷ୍ପତ୍ତି ଲାଗୁ ହୁଏ।',
  },
});

export const related: HelpArticle['related'] = ['publish-a-course', 'watch-an-exam', 'report-a-problem'];

export const picture = defineTexts({
  alt: { en: 'The list of reported questions', or: 'ଜଣାଯାଇଥିବା ପ୍ରଶ୍ନର ତାଲିକା' },
});
