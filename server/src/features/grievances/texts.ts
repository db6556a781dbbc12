import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  noAccount: { en: 'Your account no longer exists.', or: 'ଆପଣଙ୍କ ଖାତା ଆଉ ନାହିଁ।' },
  notFound: { en: 'This request does not exist.', or: 'ଏହି ଅନୁରୋଧ ନାହିଁ।' },
  alreadyAnswered: {
    en: 'Somebody has answered this request already. Reload the page to see the answer.',
    or: 'ଏହି ଅନୁରୋଧର ଉତ୍ତର ଦିଆସରିଛି। ଉତ୍ତର ଦେଖିବାକୁ ପୃଷ୍ଠା ପୁଣି ଖୋଲନ୍ତୁ।',
  },
  tooMany: {
    en: 'You have sent several grievances today. Try again tomorrow, or write to us.',
    or: 'ଆପଣ ଆଜି ଅନେକ ଅଭିଯୋଗ ପଠାଇସାରିଛନ୍ତି। ଆସନ୍ତାକାଲି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ କିମ୍ବା ଆମକୁ ଲେଖନ୍ତୁ।',
  },
  tooManyFromNetwork: {
    en: 'Many grievances were sent from your network today. Try again tomorrow, or write to us.',
    or: 'ଆପଣଙ୍କ ନେଟୱର୍କରୁ ଆଜି ଅନେକ ଅଭିଯୋଗ ପଠାଯାଇଛି। ଆସନ୍ତାକାଲି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ କିମ୍ବା ଆମକୁ ଲେଖନ୍ତୁ।',
  },
});

export const letterTexts = defineTexts({
  subject: { en: 'Answer to your grievance {number}', or: 'ଆପଣଙ୍କ ଅଭିଯୋଗ {number}ର ଉତ୍ତର' },
  greeting: { en: 'Hello {name},', or: '{name}, ନମସ୍କାର,' },
  intro: {
    en: 'this is the answer of {site} to your grievance {number}:',
    or: 'ଆପଣଙ୍କ ଅଭିଯୋଗ {number} ପାଇଁ {site}ର ଉତ୍ତର:',
  },
  board: {
    en: 'If you are not satisfied, you can complain to the Data Protection Board of India.',
    or: 'ଆପଣ ସନ୍ତୁଷ୍ଟ ନ ହେଲେ ଭାରତର ଡାଟା ସୁରକ୍ଷା ବୋର୍ଡରେ ଅଭିଯୋଗ କରିପାରିବେ।',
  },
});
