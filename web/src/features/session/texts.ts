import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  adminLogin: { en: 'Admin Login', or: 'ପରିଚାଳକ ପ୍ରବେଶ' },
  username: { en: 'Username', or: 'ବ୍ୟବହାରକାରୀ ନାମ' },
  password: { en: 'Password', or: 'ପାସୱାର୍ଡ' },
  signingIn: { en: 'Signing in...', or: 'ପ୍ରବେଶ ହେଉଛି...' },
  signIn: { en: 'Sign in', or: 'ପ୍ରବେଶ କରନ୍ତୁ' },
  unexpectedError: {
    en: 'An unexpected error occurred. Please try again.',
    or: 'ଏକ ଅପ୍ରତ୍ୟାଶିତ ତ୍ରୁଟି ହେଲା। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },

  usePasskey: { en: 'Use a passkey', or: 'ପାସକି ବ୍ୟବହାର କରନ୍ତୁ' },

  notSetUp: {
    en: 'Sign-in is not set up on this site yet. Come back later.',
    or: 'ଏହି ୱେବସାଇଟରେ ପ୍ରବେଶ ବ୍ୟବସ୍ଥା ଏପର୍ଯ୍ୟନ୍ତ ହୋଇନାହିଁ। ପରେ ଆସନ୍ତୁ।',
  },
  oneAccount: {
    en: 'One account for all your courses. We only get your name, e-mail and photo.',
    or: 'ଆପଣଙ୍କ ସବୁ ପାଠ୍ୟକ୍ରମ ପାଇଁ ଗୋଟିଏ ଖାତା। ଆମେ କେବଳ ଆପଣଙ୍କ ନାମ, ଇ-ମେଲ ଓ ଫଟୋ ପାଉ।',
  },
  signInWithGoogle: { en: 'Sign in with Google', or: 'Google ଦ୍ୱାରା ପ୍ରବେଶ କରନ୍ତୁ' },
  scriptFailed: {
    en: 'Google sign-in could not be loaded. Check your connection and turn off any ad blocker.',
    or: 'Google ପ୍ରବେଶ ଖୋଲିପାରିଲା ନାହିଁ। ଆପଣଙ୍କ ସଂଯୋଗ ଯାଞ୍ଚ କରନ୍ତୁ ଏବଂ ବିଜ୍ଞାପନ ରୋକୁଥିବା ଆପ ଥିଲେ ତାହା ବନ୍ଦ କରନ୍ତୁ।',
  },
  localSignIn: {
    en: 'This site uses local sign-in, which accepts any name and e-mail. Set a Google client id to use Google.',
    or: 'ଏହି ୱେବସାଇଟ ସ୍ଥାନୀୟ ପ୍ରବେଶ ବ୍ୟବହାର କରୁଛି, ଯାହା ଯେକୌଣସି ନାମ ଓ ଇ-ମେଲ ଗ୍ରହଣ କରେ। Google ବ୍ୟବହାର ପାଇଁ Google client id ଦିଅନ୍ତୁ।',
  },

  googleLoginFailed: {
    en: 'Google login failed. Please try again.',
    or: 'Google ଦ୍ୱାରା ପ୍ରବେଶ ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  windowClosed: {
    en: 'The sign-in window was closed before you were signed in. Try again.',
    or: 'ଆପଣ ପ୍ରବେଶ କରିବା ପୂର୍ବରୁ ପ୍ରବେଶ ୱିଣ୍ଡୋ ବନ୍ଦ ହୋଇଗଲା। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  inAppBrowser: {
    en: 'You cannot sign in inside this app. Open this page in Chrome or another browser.',
    or: 'ଏହି ଆପ ଭିତରେ ପ୍ରବେଶ କରିହେବ ନାହିଁ। ଏହି ପୃଷ୍ଠାକୁ Chrome କିମ୍ବା ଅନ୍ୟ ଏକ ବ୍ରାଉଜରରେ ଖୋଲନ୍ତୁ।',
  },
  windowBlocked: {
    en: 'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.',
    or: 'ଆପଣଙ୍କ ବ୍ରାଉଜର ପ୍ରବେଶ ୱିଣ୍ଡୋକୁ ଅଟକାଇଦେଲା। ଏହି ୱେବସାଇଟ ପାଇଁ ପପ-ଅପକୁ ଅନୁମତି ଦେଇ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
});
