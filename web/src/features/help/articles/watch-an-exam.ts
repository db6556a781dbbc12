import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.exams;

export const summary = defineTexts({
  goal: {
    en: 'See who is taking an exam, who has lost the connection, and the results afterwards.',
    or: 'କିଏ ପରୀକ୍ଷା ଦେଉଛନ୍ତି, କାହାର ସଂଯୋଗ କଟିଛି ଏବଂ ପରେ ଫଳାଫଳ ଦେଖନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  open: {
    en: 'Open <b>Exams</b>, then the results of the exam, and press <b>Live view</b>.',
    or: '<b>ପୂର୍ଣ୍ଣାଙ୍ଗ ପରୀକ୍ଷା</b> ଖୋଲନ୍ତୁ, ତା’ପରେ ପରୀକ୍ଷାର ଫଳାଫଳ ଖୋଲି <b>ଏବେ କ’ଣ ଚାଲିଛି</b> ଦବାନ୍ତୁ।',
  },
  numbers: {
    en: '<b>Taking it now</b> and <b>Handed in</b> count the students. The page updates by itself.',
    or: '<b>ଏବେ ଦେଉଛନ୍ତି</b> ଓ <b>ଦାଖଲ କରିଛନ୍ତି</b> ଶିକ୍ଷାର୍ଥୀଙ୍କ ସଂଖ୍ୟା ଦେଖାଏ। ପୃଷ୍ଠାଟି ଆପେ ଅଦ୍ୟତନ ହୁଏ।',
  },
  silent: {
    en: '<b>Without a save for 2 minutes</b> lists students who may have lost the connection.',
    or: '<b>2 ମିନିଟ ଧରି ସଂରକ୍ଷଣ ନାହିଁ</b>ରେ ଯେଉଁମାନଙ୍କ ସଂଯୋଗ କଟିଥାଇପାରେ, ସେମାନଙ୍କ ନାମ ଥାଏ।',
  },
  left: {
    en: '<b>Left the page</b> counts how often. It changes nothing in the result; you decide what it means.',
    or: '<b>ପୃଷ୍ଠା ଛାଡ଼ିଛନ୍ତି</b>ରେ କେତେ ଥର ତାହା ଗଣାଯାଏ। ଏଥିରେ ଫଳାଫଳ ବଦଳେ ନାହିଁ; ଏହାର ଅର୍ଥ ଆପଣ ସ୍ଥିର କରନ୍ତି।',
  },
  results: {
    en: 'Afterwards <b>Results</b> has the marks, <b>Item analysis</b> shows unclear questions, and <b>Export CSV</b> gives you a table.',
    or: 'ପରେ <b>ଫଳାଫଳ</b>ରେ ନମ୍ବର ଥାଏ, <b>ପ୍ରଶ୍ନ ବିଶ୍ଳେଷଣ</b> ଅସ୍ପଷ୍ଟ ପ୍ରଶ୍ନ ଦେଖାଏ, ଏବଂ <b>CSV ରପ୍ତାନି କରନ୍ତୁ</b> ଦବାଇଲେ ସାରଣୀ ମିଳେ।',
  },
});

export const problems = defineTexts({
  cancel: {
    en: '<q>The exam must be stopped.</q> Press <b>Cancel the exam</b> in the live view. It then gives no results; this cannot be undone.',
    or: '<q>ପରୀକ୍ଷା ବନ୍ଦ କରିବା ଦରକାର।</q> ଚାଲୁଥିବା ପରୀକ୍ଷାର ପୃଷ୍ଠାରେ <b>ପରୀକ୍ଷା ବାତିଲ କରନ୍ତୁ</b> ଦବାନ୍ତୁ। ତା’ପରେ ଫଳାଫଳ ମିଳେ ନାହିଁ; ଏହାକୁ ଫେରାଇହେବ ନାହିଁ।',
  },
  network: {
    en: '<q>Many students lost the network at the same time.</q> Their answers are kept on their devices. Give everybody more time.',
    or: '<q>ଏକାଥରେ ଅନେକଙ୍କ ସଂଯୋଗ କଟିଗଲା।</q> ସେମାନଙ୍କ ଉତ୍ତର ସେମାନଙ୍କ ଉପକରଣରେ ଥାଏ। ସମସ୍ତଙ୍କୁ ଅଧିକ ସମୟ ଦିଅନ୍ତୁ।',
  },
});

export const related: HelpArticle['related'] = [
  'give-extra-time',
  'create-an-exam',
  'no-network-during-a-test',
];

export const picture = defineTexts({
  alt: { en: 'The live view of an exam', or: 'ଚାଲୁଥିବା ପରୀକ୍ଷାର ପୃଷ୍ଠା' },
});
