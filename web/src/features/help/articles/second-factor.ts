import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.account;

export const summary = defineTexts({
  goal: {
    en: 'Protect your admin account, so that the password alone is not enough.',
    or: 'ନିଜ ପରିଚାଳକ ଖାତାକୁ ସୁରକ୍ଷିତ କରନ୍ତୁ, ଯେପରି କେବଳ ପାସୱାର୍ଡରେ କେହି ପ୍ରବେଶ କରିପାରିବେ ନାହିଁ।',
  },
});

export const steps = defineTexts({
  open: {
    en: 'Open <b>My Account</b> in the side panel. The second factor is an app on your phone, or a passkey.',
    or: 'ପାର୍ଶ୍ୱ ମେନୁରେ <b>ମୋ ଖାତା</b> ଖୋଲନ୍ତୁ। ଦ୍ୱିତୀୟ ପ୍ରମାଣ ଫୋନର ଏକ ଆପ କିମ୍ବା ପାସକି।',
  },
  app: {
    en: 'Press <b>Set up the app</b>, scan the picture with the app, type the code that it shows and press <b>Finish</b>.',
    or: '<b>ଆପ ଯୋଡ଼ନ୍ତୁ</b> ଦବାନ୍ତୁ, ଆପରେ ଛବିଟି ସ୍କାନ କରନ୍ତୁ, ଆପରେ ଦେଖାଯାଉଥିବା କୋଡ ଲେଖନ୍ତୁ ଏବଂ <b>ଶେଷ କରନ୍ତୁ</b> ଦବାନ୍ତୁ।',
  },
  passkey: {
    en: 'Or press <b>Add a passkey</b> and confirm with the fingerprint or PIN of your device.',
    or: 'କିମ୍ବା <b>ପାସକି ଯୋଡ଼ନ୍ତୁ</b> ଦବାଇ ନିଜ ଉପକରଣର ଆଙ୍ଗୁଠି ଚିହ୍ନ ବା PIN ଦ୍ୱାରା ନିଶ୍ଚିତ କରନ୍ତୁ।',
  },
  codes: {
    en: 'Keep the <b>Recovery codes</b> on paper. Press <b>I have saved them</b>: they are shown only once.',
    or: '<b>ପୁନରୁଦ୍ଧାର କୋଡ</b> କାଗଜରେ ଲେଖିରଖନ୍ତୁ। <b>ମୁଁ ସାଇତି ରଖିଛି</b> ଦବାନ୍ତୁ: ଏଗୁଡ଼ିକ ଥରେ ମାତ୍ର ଦେଖାଯାଏ।',
  },
});

export const problems = defineTexts({
  lostPhone: {
    en: '<q>You lost your phone.</q> Press <b>Use a recovery code</b> when you sign in, then set up the new phone.',
    or: '<q>ଫୋନ ହଜିଗଲା।</q> ପ୍ରବେଶ ବେଳେ <b>ପୁନରୁଦ୍ଧାର କୋଡ ବ୍ୟବହାର କରନ୍ତୁ</b> ଦବାନ୍ତୁ, ତା’ପରେ ନୂଆ ଫୋନ ଯୋଡ଼ନ୍ତୁ।',
  },
  noCodes: {
    en: '<q>You have no recovery codes either.</q> Ask the person who runs the server for a sign-in code.',
    or: '<q>ପୁନରୁଦ୍ଧାର କୋଡ ମଧ୍ୟ ନାହିଁ।</q> ସର୍ଭର ପରିଚାଳନା କରୁଥିବା ବ୍ୟକ୍ତିଙ୍କୁ ପ୍ରବେଶ କୋଡ ମାଗନ୍ତୁ।',
  },
  wrongCode: {
    en: '<q>The code is not accepted.</q> It changes every 30 seconds. Check that the clock of your phone is right.',
    or: '<q>କୋଡ ଗ୍ରହଣ ହେଉନାହିଁ।</q> ଏହା ପ୍ରତି 30 ସେକେଣ୍ଡରେ ବଦଳେ। ଫୋନର ସମୟ ଠିକ ଅଛି କି ନାହିଁ ଦେଖନ୍ତୁ।',
  },
});

export const related: HelpArticle['related'] = ['cannot-sign-in', 'team-and-roles'];

export const picture = defineTexts({
  alt: { en: 'The second factor in the account of an admin', or: 'ପରିଚାଳକ ଖାତାରେ ଦ୍ୱିତୀୟ ପ୍ରମାଣ' },
});
