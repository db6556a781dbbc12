import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  newsletter: { en: 'Newsletter', or: 'ସମାଚାର ପତ୍ର' },
  newsletterNote: {
    en: 'Addresses that visitors entered at the bottom of the pages. Only confirmed ones get the newsletter.',
    or: 'ଦର୍ଶକମାନେ ପୃଷ୍ଠାର ତଳେ ଦେଇଥିବା ଠିକଣା। କେବଳ ନିଶ୍ଚିତ ହୋଇଥିବା ଠିକଣାକୁ ସମାଚାର ପତ୍ର ଯାଏ।',
  },
  noMail: {
    en: 'This server sends no e-mails, so the form subscribes nobody. Set SMTP_URL to switch it on.',
    or: 'ଏହି ସର୍ଭର ଇ-ମେଲ ପଠାଏ ନାହିଁ, ତେଣୁ ଫର୍ମରେ କେହି ଗ୍ରାହକ ହୋଇପାରିବେ ନାହିଁ। ଚାଲୁ କରିବା ପାଇଁ SMTP_URL ଦିଅନ୍ତୁ।',
  },
  totalSubscribed: { en: 'Subscribers', or: 'ଗ୍ରାହକ' },
  search: { en: 'Search by e-mail', or: 'ଇ-ମେଲ ଦ୍ୱାରା ଖୋଜନ୍ତୁ' },
  state: { en: 'State', or: 'ସ୍ଥିତି' },
  all: { en: 'All', or: 'ସବୁ' },
  pending: { en: 'Not confirmed', or: 'ନିଶ୍ଚିତ ହୋଇନାହିଁ' },
  subscribed: { en: 'Subscribed', or: 'ଗ୍ରାହକ' },
  unsubscribed: { en: 'Unsubscribed', or: 'ବନ୍ଦ କରିଛନ୍ତି' },
  email: { en: 'E-mail', or: 'ଇ-ମେଲ' },
  language: { en: 'Language', or: 'ଭାଷା' },
  en: { en: 'English', or: 'ଇଂରାଜୀ' },
  or: { en: 'Odia', or: 'ଓଡ଼ିଆ' },
  since: { en: 'Since', or: 'କେବେଠାରୁ' },
  actions: { en: 'Actions', or: 'କାର୍ଯ୍ୟ' },
  remove: { en: 'Delete', or: 'ବିଲୋପ କରନ୍ତୁ' },
  removeOf: { en: 'Delete {email}', or: '{email} ବିଲୋପ କରନ୍ତୁ' },
  removeQuestion: { en: 'Delete {email}?', or: '{email} ବିଲୋପ କରିବେ?' },
  removeText: {
    en: 'The address gets no more newsletters. Its owner can subscribe again.',
    or: 'ଏହି ଠିକଣାକୁ ଆଉ ସମାଚାର ପତ୍ର ଯିବ ନାହିଁ। ଠିକଣାର ମାଲିକ ପୁଣି ଗ୍ରାହକ ହୋଇପାରିବେ।',
  },
  cancel: { en: 'Cancel', or: 'ବାତିଲ କରନ୍ତୁ' },
  wasRemoved: { en: 'The address was deleted.', or: 'ଠିକଣା ବିଲୋପ ହେଲା।' },
  noneFound: { en: 'No addresses found', or: 'କୌଣସି ଠିକଣା ମିଳିଲା ନାହିଁ' },
  adjustFilters: { en: 'Try another search or state.', or: 'ଅନ୍ୟ କିଛି ଖୋଜନ୍ତୁ ବା ଅନ୍ୟ ସ୍ଥିତି ବାଛନ୍ତୁ।' },
  noneYet: {
    en: 'They appear here when visitors subscribe at the bottom of a page.',
    or: 'ଦର୍ଶକମାନେ ପୃଷ୍ଠାର ତଳେ ଗ୍ରାହକ ହେଲେ ଠିକଣା ଏଠାରେ ଦେଖାଯିବ।',
  },
  clearFilters: { en: 'Clear filters', or: 'ବାଛଣି ହଟାନ୍ତୁ' },
});
