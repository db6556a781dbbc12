import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  checkMail: {
    en: 'Check your e-mail. If this address is not subscribed yet, you will get a link to confirm it.',
    or: 'ନିଜ ଇ-ମେଲ ଦେଖନ୍ତୁ। ଏହି ଠିକଣା ଗ୍ରାହକ ହୋଇନଥିଲେ ନିଶ୍ଚିତ କରିବା ପାଇଁ ଗୋଟିଏ ଲିଙ୍କ ପାଇବେ।',
  },
  tooMany: {
    en: 'Too many addresses were entered from your network. Try again in an hour.',
    or: 'ଆପଣଙ୍କ ନେଟୱାର୍କରୁ ଅନେକ ଠିକଣା ଦିଆଯାଇଛି। ଏକ ଘଣ୍ଟା ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  off: {
    en: 'This site has no newsletter at the moment.',
    or: 'ଏହି ୱେବସାଇଟରେ ଏବେ ସମାଚାର ପତ୍ର ନାହିଁ।',
  },
  notFound: { en: 'This address was not found.', or: 'ଏହି ଠିକଣା ମିଳିଲା ନାହିଁ।' },
  badLink: {
    en: 'This link is incomplete or no longer valid.',
    or: 'ଏହି ଲିଙ୍କ ଅସମ୍ପୂର୍ଣ୍ଣ କିମ୍ବା ଆଉ ବୈଧ ନୁହେଁ।',
  },
});

export const letterTexts = defineTexts({
  subject: { en: 'Confirm your subscription to {site}', or: '{site}ର ସମାଚାର ପତ୍ର ପାଇଁ ନିଶ୍ଚିତ କରନ୍ତୁ' },
  greeting: { en: 'Hello,', or: 'ନମସ୍କାର,' },
  question: {
    en: 'somebody entered this address for the newsletter of {site}: new courses and exam dates. If it was you, confirm it within {hours} hours.',
    or: '{site}ର ସମାଚାର ପତ୍ର (ନୂଆ ପାଠ୍ୟକ୍ରମ ଓ ପରୀକ୍ଷା ତାରିଖ) ପାଇଁ କେହି ଏହି ଠିକଣା ଦେଇଛନ୍ତି। ଏହା ଆପଣ ହୋଇଥିଲେ {hours} ଘଣ୍ଟା ମଧ୍ୟରେ ନିଶ୍ଚିତ କରନ୍ତୁ।',
  },
  link: { en: 'Confirm the subscription', or: 'ଗ୍ରାହକ ହେବା ନିଶ୍ଚିତ କରନ୍ତୁ' },
  unknown: {
    en: 'If it was not you, ignore this e-mail. You will get no others, and we delete the address after a week.',
    or: 'ଏହା ଆପଣ ହୋଇନଥିଲେ ଏହି ଇ-ମେଲକୁ ଅଣଦେଖା କରନ୍ତୁ। ଆପଣ ଆଉ ଇ-ମେଲ ପାଇବେ ନାହିଁ ଏବଂ ଆମେ ଏକ ସପ୍ତାହ ପରେ ଠିକଣା ବିଲୋପ କରିବୁ।',
  },
});

export const pageTexts = defineTexts({
  confirmTitle: { en: 'Newsletter', or: 'ସମାଚାର ପତ୍ର' },
  confirmQuestion: {
    en: 'Send the newsletter of {site} to {email}?',
    or: '{site}ର ସମାଚାର ପତ୍ର {email}କୁ ପଠାଇବୁ କି?',
  },
  confirmButton: { en: 'Confirm the subscription', or: 'ଗ୍ରାହକ ହେବା ନିଶ୍ଚିତ କରନ୍ତୁ' },
  confirmed: {
    en: 'You are subscribed. Every e-mail has a link to unsubscribe.',
    or: 'ଆପଣ ଗ୍ରାହକ ହେଲେ। ପ୍ରତ୍ୟେକ ଇ-ମେଲରେ ବନ୍ଦ କରିବାର ଲିଙ୍କ ଥିବ।',
  },
  expired: {
    en: 'This link is no longer valid. Enter your address again at the bottom of any page.',
    or: 'ଏହି ଲିଙ୍କ ଆଉ ବୈଧ ନୁହେଁ। ଯେକୌଣସି ପୃଷ୍ଠାର ତଳେ ନିଜ ଠିକଣା ପୁଣି ଦିଅନ୍ତୁ।',
  },
  unsubscribeTitle: { en: 'Unsubscribe', or: 'ଇ-ମେଲ ବନ୍ଦ କରନ୍ତୁ' },
  unsubscribeQuestion: {
    en: 'Stop the newsletter to {email}?',
    or: '{email}କୁ ସମାଚାର ପତ୍ର ବନ୍ଦ କରିବେ କି?',
  },
  unsubscribeButton: { en: 'Unsubscribe', or: 'ଇ-ମେଲ ବନ୍ଦ କରନ୍ତୁ' },
  unsubscribed: {
    en: 'You are unsubscribed. This address gets no more newsletters.',
    or: 'ସମାଚାର ପତ୍ର ବନ୍ଦ ହେଲା। ଏହି ଠିକଣାକୁ ଆଉ ସମାଚାର ପତ୍ର ପଠାଯିବ ନାହିଁ।',
  },
  badLink: {
    en: 'This link is incomplete. Copy the whole link from the e-mail.',
    or: 'ଏହି ଲିଙ୍କ ଅସମ୍ପୂର୍ଣ୍ଣ। ଇ-ମେଲରୁ ପୂରା ଲିଙ୍କ ନକଲ କରନ୍ତୁ।',
  },
  home: { en: 'Go to {site}', or: '{site}କୁ ଯାଆନ୍ତୁ' },
});
