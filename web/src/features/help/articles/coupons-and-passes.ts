import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.coupons;

export const summary = defineTexts({
  goal: {
    en: 'Offer a discount by a code, or several courses for a time at one price.',
    or: 'କୋଡ ଦେଇ ରିହାତି ଦିଅନ୍ତୁ, କିମ୍ବା ଗୋଟିଏ ମୂଲ୍ୟରେ କିଛି ସମୟ ପାଇଁ ଏକାଧିକ ପାଠ୍ୟକ୍ରମ ଦିଅନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  open: {
    en: 'Open <b>Coupons and Passes</b> in the side panel.',
    or: 'ପାର୍ଶ୍ୱ ମେନୁରେ <b>କୁପନ ଓ ପାସ</b> ଖୋଲନ୍ତୁ।',
  },
  coupon: {
    en: 'For a discount press <b>New coupon</b>. Choose a code and <b>Percent</b> or <b>Amount in rupees</b>.',
    or: 'ରିହାତି ପାଇଁ <b>ନୂଆ କୁପନ</b> ଦବାନ୍ତୁ। କୋଡ ଲେଖନ୍ତୁ, ଏବଂ <b>ପ୍ରତିଶତ</b> କିମ୍ବା <b>ଟଙ୍କାରେ ରାଶି</b> ବାଛନ୍ତୁ।',
  },
  limits: {
    en: 'Limit it by <b>First day</b>, <b>Last day</b>, <b>Uses in all</b>, <b>Uses per student</b> and courses. Empty means no limit.',
    or: '<b>ପ୍ରଥମ ଦିନ</b>, <b>ଶେଷ ଦିନ</b>, <b>ମୋଟ ବ୍ୟବହାର</b>, <b>ଜଣେ ଶିକ୍ଷାର୍ଥୀଙ୍କ ବ୍ୟବହାର</b> ଓ ପାଠ୍ୟକ୍ରମ ଦ୍ୱାରା ସୀମା ଦିଅନ୍ତୁ। ଖାଲି ରଖିଲେ ସୀମା ନାହିଁ।',
  },
  pass: {
    en: 'For several courses at one price press <b>New pass</b>. Give it a title in both languages, its length and a price.',
    or: 'ଗୋଟିଏ ମୂଲ୍ୟରେ ଏକାଧିକ ପାଠ୍ୟକ୍ରମ ପାଇଁ <b>ନୂଆ ପାସ</b> ଦବାନ୍ତୁ। ଦୁଇ ଭାଷାରେ ନାମ, ଅବଧି ଓ ମୂଲ୍ୟ ଦିଅନ୍ତୁ।',
  },
  save: {
    en: 'Press <b>Save</b>. Students see a pass under <b>My Purchases</b> while it is <b>On sale</b>.',
    or: '<b>ସଂରକ୍ଷଣ କରନ୍ତୁ</b> ଦବାନ୍ତୁ। ପାସଟି <b>ବିକ୍ରୟ ହେଉଛି</b> ଥିବା ପର୍ଯ୍ୟନ୍ତ ଶିକ୍ଷାର୍ଥୀମାନେ <b>ମୋ କିଣାକିଣି</b>ରେ ଦେଖନ୍ତି।',
  },
});

export const problems = defineTexts({
  notAccepted: {
    en: '<q>A coupon is not accepted.</q> Look at its days, its courses and how often it was used. Orders that are not paid yet reserve one use.',
    or: '<q>କୁପନଟି ଗ୍ରହଣ ହେଉନାହିଁ।</q> ତାହାର ଦିନ, ପାଠ୍ୟକ୍ରମ ଓ କେତେ ଥର ବ୍ୟବହୃତ ହୋଇଛି ଦେଖନ୍ତୁ। ଦେୟ ବାକି ଥିବା ବରାଦ ଗୋଟିଏ ବ୍ୟବହାର ସଂରକ୍ଷିତ ରଖେ।',
  },
  delete: {
    en: '<q>You want to end an offer.</q> Delete the coupon, or take the pass off sale. Orders keep their price, and students keep a pass to its end.',
    or: '<q>ସୁବିଧାଟି ବନ୍ଦ କରିବାକୁ ଚାହାନ୍ତି।</q> କୁପନଟି ବିଲୋପ କରନ୍ତୁ, କିମ୍ବା ପାସର ବିକ୍ରୟ ବନ୍ଦ କରନ୍ତୁ। ବରାଦର ମୂଲ୍ୟ ବଦଳେ ନାହିଁ, ଏବଂ ପାସ ଶେଷ ଦିନ ପର୍ଯ୍ୟନ୍ତ ରହେ।',
  },
});

export const related: HelpArticle['related'] = ['refund-an-order', 'give-a-course', 'passes'];

export const picture = defineTexts({
  alt: { en: 'The coupons and passes', or: 'କୁପନ ଓ ପାସର ପୃଷ୍ଠା' },
});
