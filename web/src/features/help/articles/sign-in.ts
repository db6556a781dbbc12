import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.login;

export const summary = defineTexts({
  goal: {
    en: 'Sign in with your Google account. There is no form to fill in and no new password.',
    or: 'ନିଜ Google ଖାତାରେ ପ୍ରବେଶ କରନ୍ତୁ। କୌଣସି ଫର୍ମ ପୂରଣ କିମ୍ବା ନୂଆ ପାସୱାର୍ଡ ଦରକାର ନାହିଁ।',
  },
});

export const steps = defineTexts({
  open: {
    en: 'Press <b>Login</b> at the top of the page. On a phone it is in the menu.',
    or: 'ପୃଷ୍ଠାର ଉପରେ ଥିବା <b>ପ୍ରବେଶ</b> ଦବାନ୍ତୁ। ମୋବାଇଲରେ ଏହା ମେନୁ ଭିତରେ ଥାଏ।',
  },
  google: {
    en: 'Leave <b>Student</b> chosen and press <b>Sign in with Google</b>.',
    or: '<b>ଶିକ୍ଷାର୍ଥୀ</b> ବଛାଯାଇଥାଏ; ତାହା ବଦଳାନ୍ତୁ ନାହିଁ, ଏବଂ <b>Google ଦ୍ୱାରା ପ୍ରବେଶ କରନ୍ତୁ</b> ଦବାନ୍ତୁ।',
  },
  choose: {
    en: 'A window of Google opens. Choose your account in it.',
    or: 'Googleର ଏକ ୱିଣ୍ଡୋ ଖୋଲେ। ସେଥିରେ ନିଜ ଖାତା ବାଛନ୍ତୁ।',
  },
  dashboard: {
    en: 'Your <b>Dashboard</b> opens. You stay signed in on this device for 7 days.',
    or: 'ଆପଣଙ୍କ <b>ମୋ ପୃଷ୍ଠା</b> ଖୋଲେ। ଏହି ଉପକରଣରେ ଆପଣଙ୍କ ପ୍ରବେଶ 7 ଦିନ ପର୍ଯ୍ୟନ୍ତ ରହେ।',
  },
  leave: {
    en: 'On a device that is not yours, press <b>Logout</b> when you have finished.',
    or: 'ଉପକରଣଟି ନିଜର ନହୋଇଥିଲେ କାମ ସାରି <b>ପ୍ରସ୍ଥାନ</b> ଦବାନ୍ତୁ।',
  },
});

export const problems = defineTexts({
  disabled: {
    en: '<q>The button cannot be pressed.</q> The sign-in of Google is still loading. Wait a moment, or reload the page.',
    or: '<q>ବଟନ ଦବାଇହେଉନାହିଁ।</q> Google ପ୍ରବେଶ ଏପର୍ଯ୍ୟନ୍ତ ଖୋଲୁଛି। ଟିକିଏ ଅପେକ୍ଷା କରନ୍ତୁ, କିମ୍ବା ପୃଷ୍ଠାଟି ପୁଣି ଖୋଲନ୍ତୁ।',
  },
  otherAccount: {
    en: '<q>Your courses are not there.</q> You have probably signed in with another Google account. Press <b>Logout</b> and sign in with the account that you enrolled with.',
    or: '<q>ଆପଣଙ୍କ ପାଠ୍ୟକ୍ରମ ଦେଖାଯାଉନାହିଁ।</q> ଆପଣ ବୋଧହୁଏ ଅନ୍ୟ Google ଖାତାରେ ପ୍ରବେଶ କରିଛନ୍ତି। <b>ପ୍ରସ୍ଥାନ</b> ଦବାଇ, ଯେଉଁ ଖାତାରେ ନାମ ଲେଖାଇଥିଲେ ସେଥିରେ ପ୍ରବେଶ କରନ୍ତୁ।',
  },
});

export const related: HelpArticle['related'] = ['cannot-sign-in', 'start-a-course', 'change-the-language'];

export const picture = defineTexts({
  alt: { en: 'The sign-in page with the button of Google', or: 'Google ବଟନ ଥିବା ପ୍ରବେଶ ପୃଷ୍ଠା' },
});
