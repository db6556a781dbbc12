import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.studentAccount;

export const summary = defineTexts({
  goal: {
    en: 'Download everything that we store about you.',
    or: 'ଆପଣଙ୍କ ବିଷୟରେ ଆମେ ଯାହା ରଖିଛୁ, ସବୁ ଡାଉନଲୋଡ କରନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  open: {
    en: 'Open <b>My Account</b> in the side panel and go to <b>Export my data</b>.',
    or: 'ପାର୍ଶ୍ୱ ମେନୁରେ <b>ମୋ ଖାତା</b> ଖୋଲି <b>ମୋ ତଥ୍ୟର ନକଲ</b>କୁ ଯାଆନ୍ତୁ।',
  },
  prepare: {
    en: 'Press <b>Prepare my data</b>. You may leave the page meanwhile.',
    or: '<b>ମୋ ତଥ୍ୟ ପ୍ରସ୍ତୁତ କରନ୍ତୁ</b> ଦବାନ୍ତୁ। ସେହି ସମୟରେ ପୃଷ୍ଠାଟି ଛାଡ଼ିପାରିବେ।',
  },
  download: {
    en: 'Come back and press <b>Download</b>. You get one file with everything that we store about you.',
    or: 'ଫେରିଆସି <b>ଡାଉନଲୋଡ</b> ଦବାନ୍ତୁ। ଆପଣଙ୍କ ବିଷୟରେ ଆମେ ଯାହା ରଖିଛୁ, ସବୁ ଗୋଟିଏ ଫାଇଲରେ ମିଳେ।',
  },
});

export const problems = defineTexts({
  late: {
    en: '<q>The file is gone.</q> The page says until when you can download it. Press <b>Prepare it again</b>.',
    or: '<q>ଫାଇଲଟି ଆଉ ନାହିଁ।</q> କେବେ ପର୍ଯ୍ୟନ୍ତ ଡାଉନଲୋଡ କରିହେବ, ତାହା ପୃଷ୍ଠାରେ ଲେଖାଥାଏ। <b>ପୁଣି ପ୍ରସ୍ତୁତ କରନ୍ତୁ</b> ଦବାନ୍ତୁ।',
  },
  wrong: {
    en: '<q>Something in it is wrong, or you want to complain.</q> Press <b>Write a request</b> under <b>Your requests</b> on the same page. You get a number and a date by which we answer.',
    or: '<q>ସେଥିରେ କିଛି ଭୁଲ ଅଛି କିମ୍ବା ଆପଣ ଅଭିଯୋଗ କରିବାକୁ ଚାହାନ୍ତି।</q> ସେହି ପୃଷ୍ଠାରେ <b>ଆପଣଙ୍କ ଅନୁରୋଧ</b> ତଳେ <b>ଅନୁରୋଧ ଲେଖନ୍ତୁ</b> ଦବାନ୍ତୁ। ଆପଣ ଏକ ସଂଖ୍ୟା ଓ ଉତ୍ତରର ତାରିଖ ପାଇବେ।',
  },
  shared: {
    en: '<q>The phone is not yours.</q> The file contains personal data. Download it only on your own device.',
    or: '<q>ଫୋନଟି ଆପଣଙ୍କର ନୁହେଁ।</q> ଫାଇଲରେ ବ୍ୟକ୍ତିଗତ ତଥ୍ୟ ଥାଏ। କେବଳ ନିଜ ଉପକରଣରେ ଡାଉନଲୋଡ କରନ୍ତୁ।',
  },
});

export const related: HelpArticle['related'] = ['delete-my-account'];
