import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.orders;

export const summary = defineTexts({
  goal: {
    en: 'Decide about a refund request, or give money back yourself.',
    or: 'ଟଙ୍କା ଫେରସ୍ତ ଅନୁରୋଧର ନିଷ୍ପତ୍ତି ନିଅନ୍ତୁ, କିମ୍ବା ନିଜେ ଟଙ୍କା ଫେରସ୍ତ କରନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  open: {
    en: 'Open <b>Orders</b>. If requests wait for a decision, press <b>Show</b> in the message above the list.',
    or: '<b>ବରାଦ</b> ଖୋଲନ୍ତୁ। ନିଷ୍ପତ୍ତି ଅପେକ୍ଷାରେ ଅନୁରୋଧ ଥିଲେ ତାଲିକା ଉପରେ ଥିବା ବାର୍ତ୍ତାରେ <b>ଦେଖନ୍ତୁ</b> ଦବାନ୍ତୁ।',
  },
  rule: {
    en: 'Open the order. It says whether it meets the refund rule, and what the student wrote.',
    or: 'ବରାଦଟି ଖୋଲନ୍ତୁ। ଏହା ଟଙ୍କା ଫେରସ୍ତ ନିୟମ ପୂରଣ କରୁଛି କି ନାହିଁ ଓ ଶିକ୍ଷାର୍ଥୀ କ’ଣ ଲେଖିଛନ୍ତି, ତାହା ଦେଖାଯାଏ।',
  },
  decide: {
    en: 'Press <b>Approve</b>, or <b>Decline</b> with a reason that the student reads.',
    or: '<b>ମଞ୍ଜୁର କରନ୍ତୁ</b> ଦବାନ୍ତୁ, କିମ୍ବା <b>ନାମଞ୍ଜୁର କରନ୍ତୁ</b> ଦବାଇ କାରଣ ଲେଖନ୍ତୁ; ଶିକ୍ଷାର୍ଥୀ ଏହାକୁ ପଢ଼ନ୍ତି।',
  },
  own: {
    en: 'Without a request, press <b>Refund</b>. Choose everything or <b>A part</b>, write the reason, and confirm with <b>Yes, refund</b>.',
    or: 'ଅନୁରୋଧ ନଥିଲେ <b>ଟଙ୍କା ଫେରସ୍ତ କରନ୍ତୁ</b> ଦବାନ୍ତୁ। ସବୁ କିମ୍ବା <b>ଏକ ଅଂଶ</b> ବାଛନ୍ତୁ, କାରଣ ଲେଖନ୍ତୁ, ଏବଂ <b>ହଁ, ଫେରସ୍ତ କରନ୍ତୁ</b> ଦବାନ୍ତୁ।',
  },
  follow: {
    en: 'The <b>Timeline</b> shows how far the refund is. Access ends when all the money is back.',
    or: 'ଟଙ୍କା ଫେରସ୍ତ କେତେ ଆଗେଇଛି, <b>ଘଟଣାକ୍ରମ</b>ରେ ଦେଖାଯାଏ। ସବୁ ଟଙ୍କା ଫେରିଲେ ପାଠ୍ୟକ୍ରମ ଆଉ ଖୋଲେ ନାହିଁ।',
  },
});

export const problems = defineTexts({
  failed: {
    en: '<q>A refund failed.</q> It is listed under <b>Needs a look</b> with what to do. Refund it again, or pay the student by bank and write that down.',
    or: '<q>ଟଙ୍କା ଫେରସ୍ତ ବିଫଳ ହେଲା।</q> କ’ଣ କରିବେ ତାହା ସହ ଏହା <b>ଯାଞ୍ଚ ଆବଶ୍ୟକ</b>ରେ ଥାଏ। ପୁଣି ଫେରସ୍ତ କରନ୍ତୁ, କିମ୍ବା ବ୍ୟାଙ୍କ ଜରିଆରେ ଟଙ୍କା ପଠାଇ ତାହା ଲେଖିରଖନ୍ତୁ।',
  },
  notPaid: {
    en: '<q>A student has paid, but the order is not paid here.</q> Open it and press <b>Check again</b>: we then ask the payment provider.',
    or: '<q>ଶିକ୍ଷାର୍ଥୀ ଦେୟ ଦେଇଛନ୍ତି, କିନ୍ତୁ ବରାଦରେ ଦେଖାଯାଉନାହିଁ।</q> ଏହାକୁ ଖୋଲି <b>ପୁଣି ଯାଞ୍ଚ କରନ୍ତୁ</b> ଦବାନ୍ତୁ: ଆମେ ଦେୟ ସେବାକୁ ପଚାରୁ।',
  },
});

export const related: HelpArticle['related'] = ['ask-for-a-refund', 'give-a-course', 'coupons-and-passes'];

export const picture = defineTexts({
  alt: { en: 'An order with a refund request', or: 'ଟଙ୍କା ଫେରସ୍ତ ଅନୁରୋଧ ଥିବା ବରାଦ' },
});
