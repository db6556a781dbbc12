import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.purchases;

export const summary = defineTexts({
  goal: {
    en: 'Open several courses for a time with one payment.',
    or: 'ଗୋଟିଏ ଦେୟରେ କିଛି ସମୟ ପାଇଁ ଏକାଧିକ ପାଠ୍ୟକ୍ରମ ଖୋଲନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  open: {
    en: 'Open <b>My Purchases</b>. The passes on sale are under <b>Passes</b>, with their price, days and courses.',
    or: '<b>ମୋ କିଣାକିଣି</b> ଖୋଲନ୍ତୁ। ମିଳୁଥିବା ପାସ <b>ପାସ</b> ତଳେ ଥାଏ; ସେଥିରେ ମୂଲ୍ୟ, ଦିନ ଓ ପାଠ୍ୟକ୍ରମ ଲେଖାଥାଏ।',
  },
  buy: {
    en: 'Press <b>Buy for ₹999</b>, with the price of the pass, and pay as for a course.',
    or: '<b>₹999ରେ କିଣନ୍ତୁ</b> ଦବାନ୍ତୁ; ସେଥିରେ ପାସର ମୂଲ୍ୟ ଥାଏ। ପାଠ୍ୟକ୍ରମ ଭଳି ଦେୟ ଦିଅନ୍ତୁ।',
  },
  use: {
    en: 'Open any course of the pass. <b>My passes</b> shows until when it is valid.',
    or: 'ପାସରେ ଥିବା ଯେକୌଣସି ପାଠ୍ୟକ୍ରମ ଖୋଲନ୍ତୁ। ଏହା କେବେ ପର୍ଯ୍ୟନ୍ତ ବୈଧ, <b>ମୋ ପାସ</b>ରେ ଦେଖାଯାଏ।',
  },
  renew: {
    en: 'Before the end you see a reminder with <b>Renew</b>. A pass is never renewed by itself.',
    or: 'ଶେଷ ହେବା ପୂର୍ବରୁ <b>ନବୀକରଣ କରନ୍ତୁ</b> ବଟନ ସହ ମନେପକାଇ ଦିଆଯାଏ। ପାସ ନିଜେ ନିଜେ କେବେ ନବୀକରଣ ହୁଏ ନାହିଁ।',
  },
});

export const problems = defineTexts({
  noPasses: {
    en: '<q>There are no passes on the page.</q> At the moment none is on sale. You can buy single courses.',
    or: '<q>ପୃଷ୍ଠାରେ କୌଣସି ପାସ ନାହିଁ।</q> ଏବେ କୌଣସି ପାସ ବିକ୍ରୟ ହେଉନାହିଁ। ଆପଣ ଅଲଗା ଅଲଗା ପାଠ୍ୟକ୍ରମ କିଣିପାରିବେ।',
  },
  cancel: {
    en: '<q>You no longer want the pass.</q> Press <b>Cancel the pass</b>. You get no more reminders, and your access lasts to the end of the paid time.',
    or: '<q>ଆପଣ ଆଉ ପାସ ଚାହୁଁନାହାନ୍ତି।</q> <b>ପାସ ବାତିଲ କରନ୍ତୁ</b> ଦବାନ୍ତୁ। ଆଉ ମନେପକାଇ ଦିଆଯିବ ନାହିଁ, ଏବଂ ଦେୟ ଦେଇଥିବା ସମୟ ପର୍ଯ୍ୟନ୍ତ ପଢ଼ିପାରିବେ।',
  },
});

export const related: HelpArticle['related'] = ['buy-a-course', 'ask-for-a-refund'];
