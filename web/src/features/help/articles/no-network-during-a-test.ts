import { defineTexts } from '@sikhya/contract/language/texts.ts';
import type { HelpArticle } from '../article.ts';

export const summary = defineTexts({
  goal: {
    en: 'Continue a test when the connection fails. No answer is lost.',
    or: 'ସଂଯୋଗ କଟିଗଲେ ମଧ୍ୟ ପରୀକ୍ଷା ଜାରି ରଖନ୍ତୁ। କୌଣସି ଉତ୍ତର ହଜେ ନାହିଁ।',
  },
});

export const steps = defineTexts({
  continue: {
    en: 'Go on answering. The test says <b>Saved on this device, waiting for network</b>.',
    or: 'ଉତ୍ତର ଦେଇ ଚାଲନ୍ତୁ। ପରୀକ୍ଷାରେ <b>ଏହି ଉପକରଣରେ ସଂରକ୍ଷିତ, ସଂଯୋଗକୁ ଅପେକ୍ଷା</b> ଲେଖାଥାଏ।',
  },
  stay: {
    en: 'Stay on the same phone and in the same browser: your answers are kept there.',
    or: 'ସେହି ମୋବାଇଲ ଓ ସେହି ବ୍ରାଉଜରରେ ରୁହନ୍ତୁ: ଆପଣଙ୍କ ଉତ୍ତର ସେଠାରେ ଥାଏ।',
  },
  submit: {
    en: 'Press <b>Submit Test</b> when you have finished, also without a network. The answers are handed in automatically when the network is back.',
    or: 'ଶେଷ ହେଲେ ସଂଯୋଗ ନଥିଲେ ମଧ୍ୟ <b>ପରୀକ୍ଷା ଦାଖଲ କରନ୍ତୁ</b> ଦବାନ୍ତୁ। ସଂଯୋଗ ଫେରିଲେ ଉତ୍ତର ଆପେ ଆପେ ଦାଖଲ ହୁଏ।',
  },
  check: {
    en: 'Open the site once you have a network, and look for your result in the chapter.',
    or: 'ସଂଯୋଗ ଆସିଲେ ୱେବସାଇଟ ଖୋଲନ୍ତୁ, ଏବଂ ଅଧ୍ୟାୟରେ ନିଜ ଫଳାଫଳ ଦେଖନ୍ତୁ।',
  },
});

export const problems = defineTexts({
  keepOpen: {
    en: '<q>The test says <b>Waiting for network. Keep this page open</b>.</q> This browser does not let the site store answers, for example in a private window. Do not close the page until the network is back.',
    or: '<q>ପରୀକ୍ଷାରେ <b>ସଂଯୋଗକୁ ଅପେକ୍ଷା। ଏହି ପୃଷ୍ଠା ଖୋଲା ରଖନ୍ତୁ</b> ଲେଖାଅଛି।</q> ଏହି ବ୍ରାଉଜର ୱେବସାଇଟକୁ ଉତ୍ତର ରଖିବାକୁ ଦେଉନାହିଁ, ଯେପରି ଗୋପନୀୟ ୱିଣ୍ଡୋରେ। ସଂଯୋଗ ଫେରିବା ପର୍ଯ୍ୟନ୍ତ ପୃଷ୍ଠାଟି ବନ୍ଦ କରନ୍ତୁ ନାହିଁ।',
  },
  battery: {
    en: '<q>The phone switched itself off.</q> Start it and open the site in the same browser. The answers are still there; the clock has kept running.',
    or: '<q>ମୋବାଇଲଟି ବନ୍ଦ ହୋଇଗଲା।</q> ଏହାକୁ ଚାଲୁ କରି ସେହି ବ୍ରାଉଜରରେ ୱେବସାଇଟ ଖୋଲନ୍ତୁ। ଉତ୍ତର ସେଠାରେ ଅଛି; ସମୟ ଚାଲୁଥିଲା।',
  },
  timedSection: {
    en: '<q>A section of an exam ended while you had no network.</q> Answers that could not be saved before its end do not count. The exam tells you how many.',
    or: '<q>ସଂଯୋଗ ନଥିବା ବେଳେ ପରୀକ୍ଷାର ଗୋଟିଏ ବିଭାଗ ସରିଗଲା।</q> ଶେଷ ସମୟ ପୂର୍ବରୁ ସଂରକ୍ଷିତ ହୋଇନଥିବା ଉତ୍ତର ଗଣାଯାଏ ନାହିଁ। କେତୋଟି, ତାହା ପରୀକ୍ଷାରେ ଜଣାଯାଏ।',
  },
});

export const related: HelpArticle['related'] = [
  'study-without-a-network',
  'take-a-mock-test',
  'take-an-exam',
];

export const picture = defineTexts({
  alt: {
    en: 'A test without a network: the answers are saved on the device',
    or: 'ସଂଯୋଗ ନଥିବା ପରୀକ୍ଷା: ଉତ୍ତର ଉପକରଣରେ ସଂରକ୍ଷିତ',
  },
});
