import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.studentCourses;

export const summary = defineTexts({
  goal: {
    en: 'Pay for a course by UPI or card and start at once.',
    or: 'UPI କିମ୍ବା କାର୍ଡରେ ପାଠ୍ୟକ୍ରମର ଦେୟ ଦିଅନ୍ତୁ ଏବଂ ସଙ୍ଗେ ସଙ୍ଗେ ପଢ଼ନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  look: {
    en: 'Look at the course first: chapters marked <b>Free preview</b> can be read without paying.',
    or: 'ପ୍ରଥମେ ପାଠ୍ୟକ୍ରମଟି ଦେଖନ୍ତୁ: <b>ମାଗଣା ନମୁନା</b> ଲେଖାଥିବା ଅଧ୍ୟାୟ ଦେୟ ନଦେଇ ପଢ଼ିହୁଏ।',
  },
  buy: {
    en: 'Press <b>Buy Now</b>. You see the price, what you get and the refund rule.',
    or: '<b>ଏବେ କିଣନ୍ତୁ</b> ଦବାନ୍ତୁ। ମୂଲ୍ୟ, ଆପଣ କ’ଣ ପାଇବେ ଓ ଟଙ୍କା ଫେରସ୍ତ ନିୟମ ଦେଖାଯାଏ।',
  },
  coupon: {
    en: 'If you have a coupon, press <b>I have a coupon</b>, type the code and press <b>Apply</b>.',
    or: 'କୁପନ ଥିଲେ <b>ମୋ ପାଖରେ କୁପନ ଅଛି</b> ଦବାନ୍ତୁ, କୋଡ ଲେଖନ୍ତୁ ଏବଂ <b>ଲାଗୁ କରନ୍ତୁ</b> ଦବାନ୍ତୁ।',
  },
  pay: {
    en: 'Press <b>Pay ₹499</b>, with the price of your course, and pay in the window that opens, by UPI or card.',
    or: '<b>₹499 ଦିଅନ୍ତୁ</b> ବଟନ ଦବାନ୍ତୁ; ସେଥିରେ ଆପଣଙ୍କ ପାଠ୍ୟକ୍ରମର ମୂଲ୍ୟ ଥାଏ। ଯେଉଁ ୱିଣ୍ଡୋ ଖୋଲେ, ସେଥିରେ UPI କିମ୍ବା କାର୍ଡରେ ଦେୟ ଦିଅନ୍ତୁ।',
  },
  start: {
    en: 'When the page says <b>Paid. Thank you!</b>, press <b>Start Learning</b>. The receipt is under <b>My Purchases</b>.',
    or: 'ପୃଷ୍ଠାରେ <b>ଦେୟ ମିଳିଲା। ଧନ୍ୟବାଦ!</b> ଆସିଲେ <b>ପଢ଼ିବା ଆରମ୍ଭ କରନ୍ତୁ</b> ଦବାନ୍ତୁ। ରସିଦ <b>ମୋ କିଣାକିଣି</b>ରେ ମିଳିବ।',
  },
});

export const problems = defineTexts({
  waiting: {
    en: '<q>The money has left your account, but the course is not open.</q> Your bank has not answered yet. You may close the page: we ask the bank again, and the course opens by itself. Do not pay twice.',
    or: '<q>ଟଙ୍କା କଟିଗଲା, କିନ୍ତୁ ପାଠ୍ୟକ୍ରମ ଖୋଲିନାହିଁ।</q> ଆପଣଙ୍କ ବ୍ୟାଙ୍କ ଏପର୍ଯ୍ୟନ୍ତ ଉତ୍ତର ଦେଇନାହିଁ। ପୃଷ୍ଠାଟି ବନ୍ଦ କରିପାରିବେ: ଆମେ ବ୍ୟାଙ୍କକୁ ପୁଣି ପଚାରୁ, ଏବଂ ପାଠ୍ୟକ୍ରମଟି ଆପେ ଖୋଲେ। ଦୁଇଥର ଦେୟ ଦିଅନ୍ତୁ ନାହିଁ।',
  },
  failed: {
    en: '<q>The payment failed.</q> No money was taken. Open <b>My Purchases</b> and pay again, perhaps in another way.',
    or: '<q>ଦେୟ ସଫଳ ହେଲା ନାହିଁ।</q> କୌଣସି ଟଙ୍କା କଟିନାହିଁ। <b>ମୋ କିଣାକିଣି</b> ଖୋଲି ପୁଣି, କିମ୍ବା ଅନ୍ୟ ମାଧ୍ୟମରେ ଦେୟ ଦିଅନ୍ତୁ।',
  },
  parent: {
    en: '<q>You are asked for your date of birth or for a parent.</q> The law demands it once. Adults press <b>I agree</b>. Under 18, a parent has to agree: send an e-mail or a link from the same window, and pay afterwards.',
    or: '<q>ଆପଣଙ୍କ ଜନ୍ମ ତାରିଖ କିମ୍ବା ଅଭିଭାବକଙ୍କ ବିଷୟରେ ପଚରାଯାଏ।</q> ଆଇନ ଏହା ଥରେ ଚାହେଁ। ବୟସ୍କମାନେ <b>ମୁଁ ସମ୍ମତ</b> ଦବାନ୍ତୁ। 18 ବର୍ଷରୁ କମ ହେଲେ ଅଭିଭାବକଙ୍କ ସମ୍ମତି ଆବଶ୍ୟକ: ସେହି ୱିଣ୍ଡୋରୁ ଇ-ମେଲ କିମ୍ବା ଲିଙ୍କ ପଠାନ୍ତୁ, ତା’ପରେ ଦେୟ ଦିଅନ୍ତୁ।',
  },
  twice: {
    en: '<q>You paid twice.</q> The second payment is refunded by itself, in 5-7 business days.',
    or: '<q>ଆପଣ ଦୁଇଥର ଦେୟ ଦେଇଛନ୍ତି।</q> ଦ୍ୱିତୀୟ ଦେୟ 5-7 କାର୍ଯ୍ୟଦିବସରେ ଆପେ ଫେରସ୍ତ ହୁଏ।',
  },
});

export const related: HelpArticle['related'] = ['passes', 'ask-for-a-refund', 'start-a-course'];

export const picture = defineTexts({
  alt: { en: 'The price of a course with the button to pay', or: 'ଦେୟ ବଟନ ସହିତ ପାଠ୍ୟକ୍ରମର ମୂଲ୍ୟ' },
});
