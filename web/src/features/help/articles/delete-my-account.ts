import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.studentAccount;

export const summary = defineTexts({
  goal: {
    en: 'Have your personal data erased, and know what stays.',
    or: 'ନିଜର ବ୍ୟକ୍ତିଗତ ତଥ୍ୟ ଲିଭାନ୍ତୁ, ଏବଂ କ’ଣ ରହିବ ଜାଣନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  open: {
    en: 'Open <b>My Account</b> in the side panel and go to <b>Delete my account</b>.',
    or: 'ପାର୍ଶ୍ୱ ମେନୁରେ <b>ମୋ ଖାତା</b> ଖୋଲି <b>ମୋ ଖାତା ବିଲୋପ</b>କୁ ଯାଆନ୍ତୁ।',
  },
  read: {
    en: 'Read what is erased, what becomes anonymous, and what tax law makes us keep.',
    or: 'କ’ଣ ଲିଭିଯିବ, କ’ଣ ବେନାମୀ ହେବ ଏବଂ ଟିକସ ଆଇନ ଅନୁସାରେ କ’ଣ ରହିବ, ତାହା ପଢ଼ନ୍ତୁ।',
  },
  confirm: {
    en: 'Press <b>Delete my account</b>, then <b>Sign in and delete</b>, and sign in with Google once more.',
    or: '<b>ମୋ ଖାତା ବିଲୋପ କରନ୍ତୁ</b>, ତା’ପରେ <b>ପ୍ରବେଶ କରି ବିଲୋପ କରନ୍ତୁ</b> ଦବାନ୍ତୁ, ଏବଂ Googleରେ ଆଉ ଥରେ ପ୍ରବେଶ କରନ୍ତୁ।',
  },
  wait: {
    en: 'You are signed out everywhere. For 30 days you can change your mind; then your personal data is erased.',
    or: 'ସବୁ ଉପକରଣରୁ ଆପଣଙ୍କର ପ୍ରସ୍ଥାନ ହୁଏ। 30 ଦିନ ପର୍ଯ୍ୟନ୍ତ ମନ ବଦଳାଇପାରିବେ; ତା’ପରେ ଆପଣଙ୍କ ବ୍ୟକ୍ତିଗତ ତଥ୍ୟ ଲିଭିଯାଏ।',
  },
});

export const problems = defineTexts({
  comeBack: {
    en: '<q>You want to come back.</q> Sign in within 30 days and press <b>Restore my account</b>. Everything is as it was.',
    or: '<q>ଆପଣ ଫେରିବାକୁ ଚାହାନ୍ତି।</q> 30 ଦିନ ମଧ୍ୟରେ ପ୍ରବେଶ କରି <b>ମୋ ଖାତା ପୁନରୁଦ୍ଧାର କରନ୍ତୁ</b> ଦବାନ୍ତୁ। ସବୁକିଛି ପୂର୍ବଭଳି ଥାଏ।',
  },
  device: {
    en: '<q>You only lost a phone.</q> You need not delete anything. Press <b>Sign out there</b> beside that device under <b>Signed-in devices</b>.',
    or: '<q>ଆପଣଙ୍କ ଫୋନ ହଜିଛି ମାତ୍ର।</q> କିଛି ବିଲୋପ କରିବା ଦରକାର ନାହିଁ। <b>ପ୍ରବେଶ ହୋଇଥିବା ଉପକରଣ</b>ରେ ସେହି ଉପକରଣ ପାଖରେ <b>ସେଠାରୁ ପ୍ରସ୍ଥାନ</b> ଦବାନ୍ତୁ।',
  },
  name: {
    en: '<q>You only want another name or no photo.</q> Change both under <b>Profile</b> on the same page.',
    or: '<q>ଆପଣ କେବଳ ନାମ ବଦଳାଇବାକୁ କିମ୍ବା ଫଟୋ ହଟାଇବାକୁ ଚାହାନ୍ତି।</q> ସେହି ପୃଷ୍ଠାରେ <b>ପ୍ରୋଫାଇଲ</b>ରୁ ଦୁଇଟିଯାକ ବଦଳାନ୍ତୁ।',
  },
});

export const related: HelpArticle['related'] = ['export-my-data', 'cannot-sign-in'];

export const picture = defineTexts({
  alt: { en: 'The button that deletes the account, on a phone', or: 'ମୋବାଇଲରେ ଖାତା ବିଲୋପ କରିବା ବଟନ' },
});
