import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.messages;

export const summary = defineTexts({
  goal: {
    en: 'Send a message to all students, to the students of a course, or to one student.',
    or: 'ସବୁ ଶିକ୍ଷାର୍ଥୀଙ୍କୁ, ଗୋଟିଏ ପାଠ୍ୟକ୍ରମର ଶିକ୍ଷାର୍ଥୀଙ୍କୁ କିମ୍ବା ଜଣେ ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ବାର୍ତ୍ତା ପଠାନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  open: {
    en: 'Open <b>Messages</b> in the side panel and press <b>Write message</b>.',
    or: 'ପାର୍ଶ୍ୱ ମେନୁରେ <b>ବାର୍ତ୍ତା</b> ଖୋଲନ୍ତୁ ଏବଂ <b>ବାର୍ତ୍ତା ଲେଖନ୍ତୁ</b> ଦବାନ୍ତୁ।',
  },
  audience: {
    en: 'Choose <b>All students</b>, <b>A course</b> or <b>One student</b>.',
    or: '<b>ସବୁ ଶିକ୍ଷାର୍ଥୀ</b>, <b>ଗୋଟିଏ ପାଠ୍ୟକ୍ରମ</b> କିମ୍ବା <b>ଜଣେ ଶିକ୍ଷାର୍ଥୀ</b> ବାଛନ୍ତୁ।',
  },
  text: {
    en: 'Write the title and the text in English and, if you can, in Odia. The draft is saved by itself, and <b>Preview</b> shows what students read.',
    or: 'ଇଂରାଜୀରେ ଏବଂ ସମ୍ଭବ ହେଲେ ଓଡ଼ିଆରେ ଶୀର୍ଷକ ଓ ବାର୍ତ୍ତା ଲେଖନ୍ତୁ। ଖସଡ଼ା ଆପେ ସଂରକ୍ଷିତ ହୁଏ, ଏବଂ ଶିକ୍ଷାର୍ଥୀମାନେ କ’ଣ ପଢ଼ିବେ ତାହା <b>ପୂର୍ବାବଲୋକନ</b> ଦେଖାଏ।',
  },
  send: {
    en: 'Press <b>Send</b>. Check how many students it reaches, choose <b>Now</b> or <b>Later</b>, and confirm.',
    or: '<b>ପଠାନ୍ତୁ</b> ଦବାନ୍ତୁ। ଏହା କେତେ ଜଣ ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଖରେ ପହଞ୍ଚିବ ଦେଖନ୍ତୁ, <b>ଏବେ</b> କିମ୍ବା <b>ପରେ</b> ବାଛନ୍ତୁ ଏବଂ ନିଶ୍ଚିତ କରନ୍ତୁ।',
  },
  figures: {
    en: 'Open the message again to see how many students have read it and got it by e-mail or push.',
    or: 'କେତେ ଜଣ ଶିକ୍ଷାର୍ଥୀ ଏହା ପଢ଼ିଲେ ଏବଂ ଇ-ମେଲ ବା ପୁଶ୍ ଦ୍ୱାରା ପାଇଲେ, ତାହା ଦେଖିବାକୁ ବାର୍ତ୍ତାଟି ପୁଣି ଖୋଲନ୍ତୁ।',
  },
});

export const problems = defineTexts({
  noMail: {
    en: '<q>The e-mails have not arrived.</q> The message is in the app at once. E-mails and pushes follow with the digest at 8 am, and only to students who have not read it.',
    or: '<q>ଇ-ମେଲ ପହଞ୍ଚିନାହିଁ।</q> ବାର୍ତ୍ତା ତୁରନ୍ତ ଆପରେ ଦେଖାଯାଏ। ଇ-ମେଲ ଓ ପୁଶ୍ ସକାଳ 8ଟାର ସାରାଂଶ ସହ ଯାଏ, କେବଳ ଯେଉଁ ଶିକ୍ଷାର୍ଥୀ ଏହା ପଢ଼ିନାହାନ୍ତି ସେମାନଙ୍କ ପାଖକୁ।',
  },
  mistake: {
    en: '<q>There is a mistake in a scheduled message.</q> Change it, or press <b>Do not send</b>. A sent message cannot be changed.',
    or: '<q>ସମୟ ସ୍ଥିର ହୋଇଥିବା ବାର୍ତ୍ତାରେ ଭୁଲ ଅଛି।</q> ତାହା ବଦଳାନ୍ତୁ, କିମ୍ବା <b>ପଠାନ୍ତୁ ନାହିଁ</b> ଦବାନ୍ତୁ। ପଠାଯାଇଥିବା ବାର୍ତ୍ତା ବଦଳାଯାଇପାରିବ ନାହିଁ।',
  },
  fewer: {
    en: '<q>It reaches fewer students than expected.</q> Students who are blocked, have deleted the account or lack the needed consent get no messages.',
    or: '<q>ଆଶା କରାଯାଇଥିବା ସଂଖ୍ୟାଠାରୁ କମ୍ ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଖରେ ପହଞ୍ଚୁଛି।</q> ଅବରୁଦ୍ଧ ଥିବା, ଖାତା ବିଲୋପ କରିଥିବା କିମ୍ବା ଆବଶ୍ୟକ ସମ୍ମତି ନ ଥିବା ଶିକ୍ଷାର୍ଥୀ ବାର୍ତ୍ତା ପାଆନ୍ତି ନାହିଁ।',
  },
});

export const related: HelpArticle['related'] = [
  'give-a-course',
  'tell-of-a-breach',
  'write-in-two-languages',
];

export const picture = defineTexts({
  alt: { en: 'A message to the students of a course', or: 'ଗୋଟିଏ ପାଠ୍ୟକ୍ରମର ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଇଁ ଏକ ବାର୍ତ୍ତା' },
});
