import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** Short texts of the information pages. Their long texts are one module per page and language in pages/. */
export const texts = defineTexts({
  lastUpdated: { en: 'Last updated on <date>{date}</date>', or: 'ଶେଷ ପରିବର୍ତ୍ତନ: <date>{date}</date>' },
  onThisPage: { en: 'On this page', or: 'ଏହି ପୃଷ୍ଠାରେ' },
  supportAddress: { en: 'our support address', or: 'ଆମର ସହାୟତା ଠିକଣା' },
  writeAboutThis: {
    en: 'Write about this<hidden>: {title}</hidden>',
    or: 'ଏ ବିଷୟରେ ଲେଖନ୍ତୁ<hidden>: {title}</hidden>',
  },

  days: { en: '{number:number} days', or: '{number:number} ଦିନ' },
  businessDays: {
    en: '{from:number}-{to:number} business days',
    or: '{from:number}-{to:number} କାର୍ଯ୍ୟଦିବସ',
  },
  hours: { en: '{number:number} hours', or: '{number:number} ଘଣ୍ଟା' },
  hoursFromTo: { en: '{from:number}-{to:number} hours', or: '{from:number}-{to:number} ଘଣ୍ଟା' },
  megabitsPerSecond: { en: '{number:number} Mbps', or: '{number:number} Mbps' },

  aboutTitle: { en: 'About', or: 'ଆମ ବିଷୟରେ' },
  aboutDescription: {
    en: 'What {site} is, whom it is for, and how studying with it works: short chapters, a mock test after each, in Odia and English, on the phone you have.',
    or: '{site} କ’ଣ, ଏହା କାହା ପାଇଁ ଏବଂ ଏଥିରେ କିପରି ପଢ଼ାଯାଏ: ଛୋଟ ଛୋଟ ଅଧ୍ୟାୟ, ପ୍ରତ୍ୟେକ ପରେ ଅଭ୍ୟାସ ପରୀକ୍ଷା, ଓଡ଼ିଆ ଓ ଇଂରାଜୀରେ, ଆପଣଙ୍କ ମୋବାଇଲରେ।',
  },
  cancellationRefundTitle: { en: 'Cancellation & Refund', or: 'ବାତିଲ ଓ ଟଙ୍କା ଫେରସ୍ତ' },
  cancellationRefundDescription: {
    en: 'Refunds within {refundWindow} of purchase if no more than {refundLimit} of the course has been accessed, processed in {refundTime} after approval. Subscriptions can be cancelled at any time.',
    or: 'ପାଠ୍ୟକ୍ରମର {refundLimit}ରୁ ଅଧିକ ଖୋଲାଯାଇ ନଥିଲେ କିଣିବାର {refundWindow} ମଧ୍ୟରେ ଟଙ୍କା ଫେରସ୍ତ ମାଗିହେବ; ମଞ୍ଜୁର ହେବାର {refundTime} ମଧ୍ୟରେ ଫେରସ୍ତ କରାଯାଏ। ସଦସ୍ୟତା ଯେକୌଣସି ସମୟରେ ବାତିଲ କରିହେବ।',
  },
  termsConditionsTitle: { en: 'Terms & Conditions', or: 'ନିୟମ ଓ ସର୍ତ୍ତାବଳୀ' },
  termsConditionsDescription: {
    en: 'The terms on which you use {site}: your account, courses for personal study, mock tests, payments, liability, and the law that applies.',
    or: '{site} ବ୍ୟବହାରର ସର୍ତ୍ତାବଳୀ: ଆପଣଙ୍କ ଖାତା, ନିଜ ପଢ଼ା ପାଇଁ ପାଠ୍ୟକ୍ରମ, ଅଭ୍ୟାସ ପରୀକ୍ଷା, ଦେୟ, ଦାୟିତ୍ୱ ଏବଂ ପ୍ରଯୁଜ୍ୟ ଆଇନ।',
  },
  shippingTitle: { en: 'Shipping', or: 'ପାଠ୍ୟକ୍ରମ ପ୍ରାପ୍ତି' },
  shippingDescription: {
    en: 'Courses on {site} are digital: nothing is posted, and access is instant after payment. What you need to study, and what to do if a course does not appear.',
    or: '{site}ର ପାଠ୍ୟକ୍ରମ ଡିଜିଟାଲ: ଡାକରେ କିଛି ଆସେ ନାହିଁ, ଦେୟ ଦେବା ମାତ୍ରେ ପାଠ୍ୟକ୍ରମ ଖୋଲିଯାଏ। ପଢ଼ିବା ପାଇଁ କ’ଣ ଦରକାର ଏବଂ ପାଠ୍ୟକ୍ରମ ଦେଖା ନଗଲେ କ’ଣ କରିବେ।',
  },
  privacyTitle: { en: 'Privacy', or: 'ଗୋପନୀୟତା' },
  privacyDescription: {
    en: 'What {site} stores about you and why, where it is stored, what your browser stores, and how to have it deleted. No advertisements, and no sale of data.',
    or: '{site} ଆପଣଙ୍କ ବିଷୟରେ କ’ଣ ଓ କାହିଁକି ରଖେ, ତାହା କେଉଁଠାରେ ରହେ, ଆପଣଙ୍କ ବ୍ରାଉଜର କ’ଣ ରଖେ, ଏବଂ ତାହା କିପରି ବିଲୋପ କରାଇବେ। ବିଜ୍ଞାପନ ନାହିଁ, ତଥ୍ୟ ବିକ୍ରି ନାହିଁ।',
  },
  contactUsTitle: { en: 'Contact Us', or: 'ଯୋଗାଯୋଗ' },
  contactUsDescription: {
    en: 'How to reach {site} in Bhubaneswar, Odisha: e-mail support for course access, payment and technical questions, answered within {reply}.',
    or: 'ଭୁବନେଶ୍ୱର, ଓଡ଼ିଶାସ୍ଥିତ {site} ସହ କିପରି ଯୋଗାଯୋଗ କରିବେ: ପାଠ୍ୟକ୍ରମ, ଦେୟ ଓ ବୈଷୟିକ ପ୍ରଶ୍ନ ପାଇଁ ଇ-ମେଲ ସହାୟତା, {reply} ମଧ୍ୟରେ ଉତ୍ତର।',
  },
});
