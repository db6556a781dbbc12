import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** The texts of the public layout. */
export const texts = defineTexts({
  skipToContent: { en: 'Skip to content', or: 'ସିଧା ବିଷୟବସ୍ତୁକୁ ଯାଆନ୍ତୁ' },

  mainMenu: { en: 'Main', or: 'ମୁଖ୍ୟ ମେନୁ' },
  menu: { en: 'Menu', or: 'ମେନୁ' },
  openMenu: { en: 'Open menu', or: 'ମେନୁ ଖୋଲନ୍ତୁ' },
  home: { en: 'Home', or: 'ମୂଳପୃଷ୍ଠା' },
  studentDashboard: { en: 'Dashboard', or: 'ମୋ ପୃଷ୍ଠା' },
  adminDashboard: { en: 'Admin Dashboard', or: 'ପରିଚାଳନା ପୃଷ୍ଠା' },
  login: { en: 'Login', or: 'ପ୍ରବେଶ' },
  logout: { en: 'Logout', or: 'ପ୍ରସ୍ଥାନ' },

  forEverybody: {
    en: 'For everybody in Odisha who is preparing for an exam.',
    or: 'ଓଡ଼ିଶାରେ ପରୀକ୍ଷା ପାଇଁ ପ୍ରସ୍ତୁତ ହେଉଥିବା ସମସ୍ତଙ୍କ ପାଇଁ।',
  },
  information: { en: 'Information', or: 'ତଥ୍ୟ' },
  about: { en: 'About', or: 'ଆମ ବିଷୟରେ' },
  cancellationRefund: { en: 'Cancellation & Refund', or: 'ବାତିଲ ଓ ଟଙ୍କା ଫେରସ୍ତ' },
  termsConditions: { en: 'Terms & Conditions', or: 'ନିୟମ ଓ ସର୍ତ୍ତାବଳୀ' },
  shipping: { en: 'Shipping', or: 'ପାଠ୍ୟକ୍ରମ ପ୍ରାପ୍ତି' },
  privacy: { en: 'Privacy', or: 'ଗୋପନୀୟତା' },
  contactUs: { en: 'Contact Us', or: 'ଯୋଗାଯୋଗ' },

  newsletter: { en: 'Newsletter', or: 'ସମାଚାର ପତ୍ର' },
  newsletterTopics: { en: 'New courses and exam dates.', or: 'ନୂଆ ପାଠ୍ୟକ୍ରମ ଓ ପରୀକ୍ଷା ତାରିଖ।' },
  yourEmail: { en: 'Your e-mail', or: 'ଆପଣଙ୍କ ଇ-ମେଲ' },
  subscribe: { en: 'Subscribe', or: 'ଗ୍ରାହକ ହୁଅନ୍ତୁ' },
  subscribed: {
    en: 'Subscribed! (Placeholder action)',
    or: 'ଗ୍ରାହକ ହେଲେ! (କେବଳ ନମୁନା; କିଛି ପଠାଯାଇ ନାହିଁ)',
  },
});
