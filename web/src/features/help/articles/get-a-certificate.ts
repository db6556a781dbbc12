import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.studentCertificates;

export const summary = defineTexts({
  goal: {
    en: 'Get a certificate for a completed course, and show it to others.',
    or: 'ସମାପ୍ତ ପାଠ୍ୟକ୍ରମ ପାଇଁ ପ୍ରମାଣପତ୍ର ପାଆନ୍ତୁ, ଏବଂ ଅନ୍ୟମାନଙ୍କୁ ଦେଖାନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  complete: {
    en: 'Complete all chapters of a course that has a certificate. Some courses also have a final exam that you must pass.',
    or: 'ପ୍ରମାଣପତ୍ର ଥିବା ପାଠ୍ୟକ୍ରମର ସବୁ ଅଧ୍ୟାୟ ସମାପ୍ତ କରନ୍ତୁ। କେତେକ ପାଠ୍ୟକ୍ରମରେ ଅନ୍ତିମ ପରୀକ୍ଷାରେ ମଧ୍ୟ ଉତ୍ତୀର୍ଣ୍ଣ ହେବାକୁ ପଡ଼େ।',
  },
  show: {
    en: 'The course then says <b>You have earned a certificate</b>. Press <b>Show certificate</b>.',
    or: 'ତା’ପରେ ପାଠ୍ୟକ୍ରମରେ <b>ଆପଣ ଏକ ପ୍ରମାଣପତ୍ର ପାଇଛନ୍ତି</b> ଲେଖାଥାଏ। <b>ପ୍ରମାଣପତ୍ର ଦେଖନ୍ତୁ</b> ଦବାନ୍ତୁ।',
  },
  later: {
    en: 'Later you find all of them under <b>Certificates</b> in the side panel.',
    or: 'ପରେ ପାର୍ଶ୍ୱ ମେନୁର <b>ପ୍ରମାଣପତ୍ର</b>ରେ ସବୁ ପ୍ରମାଣପତ୍ର ମିଳେ।',
  },
  download: {
    en: 'Press <b>Download PDF</b> to print it, or <b>Download picture</b> to send it.',
    or: 'ଛାପିବା ପାଇଁ <b>PDF ଡାଉନଲୋଡ</b>, କିମ୍ବା ପଠାଇବା ପାଇଁ <b>ଛବି ଡାଉନଲୋଡ</b> ଦବାନ୍ତୁ।',
  },
  share: {
    en: 'Or press <b>Share on WhatsApp</b> or <b>Share on LinkedIn</b>. Everybody who opens the link sees whether the certificate is valid.',
    or: 'କିମ୍ବା <b>WhatsAppରେ ସେୟାର କରନ୍ତୁ</b> ବା <b>LinkedInରେ ସେୟାର କରନ୍ତୁ</b> ଦବାନ୍ତୁ। ଯିଏ ଲିଙ୍କ ଖୋଲନ୍ତି, ପ୍ରମାଣପତ୍ରଟି ବୈଧ କି ନାହିଁ ଦେଖନ୍ତି।',
  },
});

export const problems = defineTexts({
  missing: {
    en: '<q>You have completed the course, but there is no certificate.</q> Not every course has one. If it has a final exam, wait for the results of the exam.',
    or: '<q>ପାଠ୍ୟକ୍ରମ ସମାପ୍ତ ହେଲା, କିନ୍ତୁ ପ୍ରମାଣପତ୍ର ମିଳିଲା ନାହିଁ।</q> ସବୁ ପାଠ୍ୟକ୍ରମରେ ପ୍ରମାଣପତ୍ର ନଥାଏ। ଅନ୍ତିମ ପରୀକ୍ଷା ଥିଲେ ତାହାର ଫଳାଫଳକୁ ଅପେକ୍ଷା କରନ୍ତୁ।',
  },
  name: {
    en: '<q>Your name is wrong on it.</q> Write to us with the right name. We correct it; the code and the date stay.',
    or: '<q>ପ୍ରମାଣପତ୍ରରେ ଆପଣଙ୍କ ନାମ ଭୁଲ ଅଛି।</q> ଠିକ ନାମ ସହ ଆମକୁ ଲେଖନ୍ତୁ। ଆମେ ସଂଶୋଧନ କରୁ; କୋଡ ଓ ତାରିଖ ସେହିପରି ରହେ।',
  },
  revoked: {
    en: '<q>The page says <b>This certificate was revoked</b>.</q> The course was refunded, a score was corrected, or an admin revoked it. Write to us if you think that this is a mistake.',
    or: '<q>ପୃଷ୍ଠାରେ <b>ଏହି ପ୍ରମାଣପତ୍ର ରଦ୍ଦ କରାଯାଇଛି</b> ଲେଖାଅଛି।</q> ପାଠ୍ୟକ୍ରମର ଟଙ୍କା ଫେରସ୍ତ ହୋଇଛି, ପ୍ରାପ୍ତାଙ୍କ ସଂଶୋଧନ ହୋଇଛି, କିମ୍ବା ଜଣେ ପରିଚାଳକ ଏହାକୁ ରଦ୍ଦ କରିଛନ୍ତି। ଏହା ଭୁଲ ଲାଗିଲେ ଆମକୁ ଲେଖନ୍ତୁ।',
  },
});

export const related: HelpArticle['related'] = ['start-a-course', 'take-a-mock-test', 'take-an-exam'];

export const picture = defineTexts({
  alt: { en: 'A certificate on a phone', or: 'ମୋବାଇଲରେ ଗୋଟିଏ ପ୍ରମାଣପତ୍ର' },
});
