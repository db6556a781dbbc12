import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.purchases;

export const summary = defineTexts({
  goal: {
    en: 'Ask for your money back and follow the decision.',
    or: 'ନିଜ ଟଙ୍କା ଫେରସ୍ତ ମାଗନ୍ତୁ ଏବଂ ନିଷ୍ପତ୍ତି ଜାଣନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  open: {
    en: 'Open <b>My Purchases</b> in the side panel and find the order.',
    or: 'ପାର୍ଶ୍ୱ ମେନୁରେ <b>ମୋ କିଣାକିଣି</b> ଖୋଲି ବରାଦଟି ଖୋଜନ୍ତୁ।',
  },
  ask: {
    en: 'Press <b>Ask for a refund</b>. You see how many days have passed and how much of the course you have opened.',
    or: '<b>ଟଙ୍କା ଫେରସ୍ତ ମାଗନ୍ତୁ</b> ଦବାନ୍ତୁ। କେତେ ଦିନ ବିତିଛି ଓ ପାଠ୍ୟକ୍ରମର କେତେ ଭାଗ ଖୋଲିଛନ୍ତି, ତାହା ଦେଖାଯାଏ।',
  },
  reason: {
    en: 'Write a short reason and press <b>Send the request</b>.',
    or: 'ଛୋଟ କାରଣଟିଏ ଲେଖି <b>ଅନୁରୋଧ ପଠାନ୍ତୁ</b> ଦବାନ୍ତୁ।',
  },
  wait: {
    en: 'An admin decides. The order then says <b>Refund under way</b> or why it was declined.',
    or: 'ଜଣେ ପରିଚାଳକ ନିଷ୍ପତ୍ତି ନିଅନ୍ତି। ତା’ପରେ ବରାଦରେ <b>ଟଙ୍କା ଫେରୁଛି</b> କିମ୍ବା ନାମଞ୍ଜୁର ହେବାର କାରଣ ଦେଖାଯାଏ।',
  },
  money: {
    en: 'The money goes back the way you paid and arrives in 5-7 business days. Your access to the course ends.',
    or: 'ଯେଉଁ ମାଧ୍ୟମରେ ଦେୟ ଦେଇଥିଲେ, ଟଙ୍କା ସେହି ମାଧ୍ୟମକୁ 5-7 କାର୍ଯ୍ୟଦିବସରେ ଫେରେ। ପାଠ୍ୟକ୍ରମଟି ଆଉ ଖୋଲିବ ନାହିଁ।',
  },
});

export const problems = defineTexts({
  rule: {
    en: '<q>Your order does not meet the refund rule.</q> You can ask all the same. Say why; an admin decides.',
    or: '<q>ଆପଣଙ୍କ ବରାଦ ଟଙ୍କା ଫେରସ୍ତ ନିୟମ ପୂରଣ କରୁନାହିଁ।</q> ତଥାପି ମାଗିପାରିବେ। କାରଣ ଲେଖନ୍ତୁ; ଜଣେ ପରିଚାଳକ ନିଷ୍ପତ୍ତି ନେବେ।',
  },
  late: {
    en: '<q>The money has not arrived after 7 business days.</q> Write to us with the number of the order. Never send a card number, PIN or OTP.',
    or: '<q>7 କାର୍ଯ୍ୟଦିବସ ପରେ ମଧ୍ୟ ଟଙ୍କା ଆସିନାହିଁ।</q> ବରାଦ ସଂଖ୍ୟା ସହ ଆମକୁ ଲେଖନ୍ତୁ। କାର୍ଡ ସଂଖ୍ୟା, PIN କିମ୍ବା OTP କେବେ ପଠାନ୍ତୁ ନାହିଁ।',
  },
});

export const related: HelpArticle['related'] = ['buy-a-course', 'passes'];

export const picture = defineTexts({
  alt: { en: 'An order with the button to ask for a refund', or: 'ଟଙ୍କା ଫେରସ୍ତ ମାଗିବା ବଟନ ସହିତ ବରାଦ' },
});
