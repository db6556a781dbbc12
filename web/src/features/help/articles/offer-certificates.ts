import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.certificates;

export const summary = defineTexts({
  goal: {
    en: 'Give students a certificate for a completed course, correct it, or revoke it.',
    or: 'ସମାପ୍ତ ପାଠ୍ୟକ୍ରମ ପାଇଁ ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ପ୍ରମାଣପତ୍ର ଦିଅନ୍ତୁ, ସଂଶୋଧନ କରନ୍ତୁ କିମ୍ବା ରଦ୍ଦ କରନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  open: {
    en: 'On the <b>Dashboard</b>, view the course and press <b>Certificate</b>.',
    or: '<b>ପରିଚାଳନା ପୃଷ୍ଠା</b>ରେ ପାଠ୍ୟକ୍ରମଟି ଦେଖି <b>ପ୍ରମାଣପତ୍ର</b> ଦବାନ୍ତୁ।',
  },
  enable: {
    en: 'Under <b>This course has a certificate</b> choose <b>Yes</b>.',
    or: '<b>ଏହି ପାଠ୍ୟକ୍ରମରେ ପ୍ରମାଣପତ୍ର ଅଛି</b>ରେ <b>ହଁ</b> ବାଛନ୍ତୁ।',
  },
  text: {
    en: 'Write a text in both languages if you like, <b>Who signs</b>, and add a <b>Picture of the signature</b>.',
    or: 'ଇଚ୍ଛା ହେଲେ ଦୁଇ ଭାଷାରେ ଲେଖା, ଏବଂ <b>କିଏ ଦସ୍ତଖତ କରନ୍ତି</b> ଲେଖନ୍ତୁ, ଓ <b>ଦସ୍ତଖତର ଛବି</b> ଯୋଡ଼ନ୍ତୁ।',
  },
  exam: {
    en: 'Choose a <b>Final exam</b> if students must also pass one, and press <b>Save</b>.',
    or: 'ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ପରୀକ୍ଷାରେ ମଧ୍ୟ ଉତ୍ତୀର୍ଣ୍ଣ ହେବାକୁ ପଡ଼ିବ ଯଦି, <b>ଅନ୍ତିମ ପରୀକ୍ଷା</b> ବାଛନ୍ତୁ, ଏବଂ <b>ସଂରକ୍ଷଣ କରନ୍ତୁ</b> ଦବାନ୍ତୁ।',
  },
  list: {
    en: '<b>Certificates</b> in the side panel lists all that were issued.',
    or: 'ପାର୍ଶ୍ୱ ମେନୁର <b>ପ୍ରମାଣପତ୍ର</b>ରେ ଦିଆଯାଇଥିବା ସବୁ ପ୍ରମାଣପତ୍ର ଥାଏ।',
  },
});

export const problems = defineTexts({
  name: {
    en: '<q>A name is wrong.</q> Find the certificate in the list and press <b>Correct name</b>. The code and the date stay.',
    or: '<q>ଗୋଟିଏ ନାମ ଭୁଲ ଅଛି।</q> ତାଲିକାରେ ପ୍ରମାଣପତ୍ରଟି ଖୋଜି <b>ନାମ ସଂଶୋଧନ</b> ଦବାନ୍ତୁ। କୋଡ ଓ ତାରିଖ ସେହିପରି ରହେ।',
  },
  revoke: {
    en: '<q>A certificate should not be valid.</q> Press <b>Revoke</b>. With <b>Make valid again</b> you take it back. After a full refund it is revoked by itself.',
    or: '<q>ଗୋଟିଏ ପ୍ରମାଣପତ୍ର ବୈଧ ରହିବା ଉଚିତ ନୁହେଁ।</q> <b>ରଦ୍ଦ କରନ୍ତୁ</b> ଦବାନ୍ତୁ। <b>ପୁଣି ବୈଧ କରନ୍ତୁ</b> ଦବାଇଲେ ଏହା ପୁଣି ବୈଧ ହୁଏ। ପୂରା ଟଙ୍କା ଫେରସ୍ତ ହେଲେ ଏହା ଆପେ ରଦ୍ଦ ହୁଏ।',
  },
  changed: {
    en: '<q>You changed the text.</q> It applies to certificates that are issued from now on. Earlier ones stay as they are.',
    or: '<q>ଆପଣ ଲେଖା ବଦଳାଇଲେ।</q> ଏହା କେବଳ ଏଣିକି ଦିଆଯାଉଥିବା ପ୍ରମାଣପତ୍ରରେ ଲାଗୁ ହୁଏ। ପୂର୍ବର ପ୍ରମାଣପତ୍ର ସେହିପରି ରହେ।',
  },
});

export const related: HelpArticle['related'] = ['publish-a-course', 'create-an-exam', 'correct-a-question'];

export const picture = defineTexts({
  alt: { en: 'The certificate of a course: texts and signature', or: 'ପାଠ୍ୟକ୍ରମର ପ୍ରମାଣପତ୍ର: ଲେଖା ଓ ଦସ୍ତଖତ' },
});
