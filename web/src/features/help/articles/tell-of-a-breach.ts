import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.breaches;

export const summary = defineTexts({
  goal: {
    en: 'Tell students when their personal data was exposed.',
    or: 'ଶିକ୍ଷାର୍ଥୀଙ୍କ ବ୍ୟକ୍ତିଗତ ତଥ୍ୟ ପ୍ରକାଶ ହୋଇଗଲେ ସେମାନଙ୍କୁ ଜଣାନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  open: {
    en: 'Open <b>Breach Notices</b> in the side panel. Only owners see this page.',
    or: 'ପାର୍ଶ୍ୱ ମେନୁରେ <b>ତଥ୍ୟ ଉଲ୍ଲଂଘନ ସୂଚନା</b> ଖୋଲନ୍ତୁ। ଏହି ପୃଷ୍ଠା କେବଳ ମାଲିକମାନେ ଦେଖନ୍ତି।',
  },
  write: {
    en: 'Write in both languages what happened and when, what follows for the people, what you have done, and what they can do.',
    or: 'କ’ଣ ଓ କେବେ ହେଲା, ଲୋକଙ୍କ ପାଇଁ ଏହାର ଫଳ କ’ଣ, ଆପଣ କ’ଣ କଲେ ଏବଂ ସେମାନେ କ’ଣ କରିପାରିବେ, ତାହା ଦୁଇ ଭାଷାରେ ଲେଖନ୍ତୁ।',
  },
  people: {
    en: 'Under <b>Who is concerned?</b> choose <b>All students</b>, or <b>Some students</b> and enter the addresses of their pages.',
    or: '<b>କେଉଁମାନେ ସମ୍ପୃକ୍ତ?</b>ରେ <b>ସବୁ ଶିକ୍ଷାର୍ଥୀ</b> ବାଛନ୍ତୁ, କିମ୍ବା <b>କେତେକ ଶିକ୍ଷାର୍ଥୀ</b> ବାଛି ସେମାନଙ୍କ ପୃଷ୍ଠାର ଠିକଣା ଲେଖନ୍ତୁ।',
  },
  check: {
    en: 'Press <b>Preview</b>, check the texts and how many people get them, and press <b>Continue</b>.',
    or: '<b>ପୂର୍ବାବଲୋକନ</b> ଦବାନ୍ତୁ, ଲେଖା ଏବଂ କେତେ ଜଣ ପାଇବେ ଯାଞ୍ଚ କରନ୍ତୁ, ଏବଂ <b>ଆଗକୁ ବଢ଼ନ୍ତୁ</b> ଦବାନ୍ତୁ।',
  },
  send: {
    en: 'Type the number of people and press <b>Send the notice</b>. Nobody can switch it off, and it cannot be taken back.',
    or: 'ଲୋକଙ୍କ ସଂଖ୍ୟା ଲେଖି <b>ସୂଚନା ପଠାନ୍ତୁ</b> ଦବାନ୍ତୁ। କେହି ଏହାକୁ ବନ୍ଦ କରିପାରିବେ ନାହିଁ, ଏବଂ ଏହାକୁ ଫେରାଇ ନେଇହେବ ନାହିଁ।',
  },
});

export const problems = defineTexts({
  board: {
    en: '<q>Who else has to know?</q> Tell the Data Protection Board of India yourself and without delay. The software does not do it.',
    or: '<q>ଆଉ କାହାକୁ ଜଣାଇବାକୁ ପଡ଼ିବ?</q> ଭାରତର ଡାଟା ସୁରକ୍ଷା ବୋର୍ଡକୁ ନିଜେ ଶୀଘ୍ର ଜଣାନ୍ତୁ। ସଫ୍ଟୱେର ଏହା କରେ ନାହିଁ।',
  },
  unknown: {
    en: '<q>You do not know yet who is concerned.</q> Tell all students what you know now. You can send another notice later.',
    or: '<q>କେଉଁମାନେ ସମ୍ପୃକ୍ତ ଏପର୍ଯ୍ୟନ୍ତ ଜଣା ନାହିଁ।</q> ଏବେ ଯାହା ଜଣା, ତାହା ସବୁ ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ଜଣାନ୍ତୁ। ପରେ ଆଉ ଏକ ସୂଚନା ପଠାଇପାରିବେ।',
  },
  reached: {
    en: '<q>Did it reach everybody?</q> <b>Sent notices</b> shows how many people were told. It is in the app of each of them, also of those who are blocked.',
    or: '<q>ଏହା ସମସ୍ତଙ୍କ ପାଖରେ ପହଞ୍ଚିଲା କି?</q> କେତେ ଜଣଙ୍କୁ ଜଣାଗଲା, <b>ପଠାଯାଇଥିବା ସୂଚନା</b>ରେ ଦେଖାଯାଏ। ଏହା ସମସ୍ତଙ୍କ ଆପରେ ଥାଏ, ଅବରୁଦ୍ଧ ଶିକ୍ଷାର୍ଥୀଙ୍କର ମଧ୍ୟ।',
  },
});

export const related: HelpArticle['related'] = ['answer-requests', 'write-to-students', 'team-and-roles'];

export const picture = defineTexts({
  alt: { en: 'The check of a breach notice before it is sent', or: 'ପଠାଇବା ପୂର୍ବରୁ ତଥ୍ୟ ଉଲ୍ଲଂଘନ ସୂଚନାର ଯାଞ୍ଚ' },
});
