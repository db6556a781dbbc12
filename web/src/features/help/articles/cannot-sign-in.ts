import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.login;

export const summary = defineTexts({
  goal: {
    en: 'Find out why signing in fails, and get back to your courses.',
    or: 'ପ୍ରବେଶ କାହିଁକି ହେଉନାହିଁ ଜାଣନ୍ତୁ, ଏବଂ ନିଜ ପାଠ୍ୟକ୍ରମକୁ ଫେରନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  reason: {
    en: 'Press <b>Sign in with Google</b> once more and read the sentence below the button: it says what went wrong.',
    or: '<b>Google ଦ୍ୱାରା ପ୍ରବେଶ କରନ୍ତୁ</b> ଆଉଥରେ ଦବାନ୍ତୁ ଏବଂ ବଟନ ତଳେ ଥିବା ବାକ୍ୟଟି ପଢ଼ନ୍ତୁ: କ’ଣ ଅସୁବିଧା ହେଲା ସେଥିରେ ଲେଖାଥାଏ।',
  },
  browser: {
    en: 'If you opened the site inside another app, such as WhatsApp, open it in Chrome instead.',
    or: 'WhatsApp ଭଳି ଅନ୍ୟ ଆପ ଭିତରେ ୱେବସାଇଟ ଖୋଲିଥିଲେ, ଏହାକୁ Chromeରେ ଖୋଲନ୍ତୁ।',
  },
  window: {
    en: 'If the window of Google does not appear, allow pop-ups for this site in the settings of your browser.',
    or: 'Googleର ୱିଣ୍ଡୋ ନଖୋଲିଲେ, ବ୍ରାଉଜରର ସେଟିଂରେ ଏହି ୱେବସାଇଟ ପାଇଁ ପପ-ଅପକୁ ଅନୁମତି ଦିଅନ୍ତୁ।',
  },
  connection: {
    en: 'Check your connection, turn off any ad blocker, and try again.',
    or: 'ଆପଣଙ୍କ ସଂଯୋଗ ଯାଞ୍ଚ କରନ୍ତୁ, ବିଜ୍ଞାପନ ରୋକୁଥିବା ଆପ ଥିଲେ ବନ୍ଦ କରନ୍ତୁ, ଏବଂ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
});

export const problems = defineTexts({
  password: {
    en: '<q>You forgot your Google password.</q> Only Google can help you there: choose the link for a forgotten password in the window of Google. We do not have a password of yours.',
    or: '<q>ଆପଣ Google ପାସୱାର୍ଡ ଭୁଲିଯାଇଛନ୍ତି।</q> ଏଥିରେ କେବଳ Google ସାହାଯ୍ୟ କରିପାରେ: Googleର ୱିଣ୍ଡୋରେ ପାସୱାର୍ଡ ଭୁଲିଥିବା ଲିଙ୍କଟି ବାଛନ୍ତୁ। ଆମ ପାଖରେ ଆପଣଙ୍କର କୌଣସି ପାସୱାର୍ଡ ନାହିଁ।',
  },
  lostAccount: {
    en: '<q>You no longer have that Google account.</q> Sign in with your new one and write to us, with your old e-mail address and the number of an order. We can give your courses to the new account; earlier results stay with the old one.',
    or: '<q>ସେହି Google ଖାତା ଆଉ ନାହିଁ।</q> ନୂଆ ଖାତାରେ ପ୍ରବେଶ କରନ୍ତୁ, ଏବଂ ପୁରୁଣା ଇ-ମେଲ ଠିକଣା ଓ ଗୋଟିଏ ବରାଦ ସଂଖ୍ୟା ସହ ଆମକୁ ଲେଖନ୍ତୁ। ଆମେ ଆପଣଙ୍କ ପାଠ୍ୟକ୍ରମ ନୂଆ ଖାତାରେ ଦେଇପାରୁ; ପୂର୍ବ ଫଳାଫଳ ପୁରୁଣା ଖାତାରେ ରହେ।',
  },
  admin: {
    en: '<q>You are an admin and forgot your password.</q> Ask the person who runs the server for a new password or a sign-in code.',
    or: '<q>ଆପଣ ଜଣେ ପରିଚାଳକ, ଏବଂ ପାସୱାର୍ଡ ଭୁଲିଯାଇଛନ୍ତି।</q> ସର୍ଭର ପରିଚାଳନା କରୁଥିବା ବ୍ୟକ୍ତିଙ୍କୁ ନୂଆ ପାସୱାର୍ଡ କିମ୍ବା ପ୍ରବେଶ କୋଡ ମାଗନ୍ତୁ।',
  },
});

export const related: HelpArticle['related'] = ['sign-in', 'second-factor'];
