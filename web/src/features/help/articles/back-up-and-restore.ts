import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.system;

export const summary = defineTexts({
  goal: {
    en: 'Make sure that courses, students and payments survive a broken disk.',
    or: 'ଡିସ୍କ ଖରାପ ହେଲେ ମଧ୍ୟ ପାଠ୍ୟକ୍ରମ, ଶିକ୍ଷାର୍ଥୀ ଓ ଦେୟର ତଥ୍ୟ ସୁରକ୍ଷିତ ରଖନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  look: {
    en: 'Open <b>System State</b>. <b>Last backup</b> says when the last one was made, and <b>Every night</b> whether the server makes one by itself.',
    or: '<b>ସିଷ୍ଟମର ଅବସ୍ଥା</b> ଖୋଲନ୍ତୁ। ଶେଷଥର କେବେ ରଖାଯାଇଛି <b>ଶେଷ ସୁରକ୍ଷା ନକଲ</b>ରେ, ଏବଂ ସର୍ଭର ଆପେ ରଖୁଛି କି ନାହିଁ <b>ପ୍ରତି ରାତି</b>ରେ ଲେଖାଥାଏ।',
  },
  now: {
    en: 'To make one now, the person who runs the server types <code>npm run backup</code>.',
    or: 'ଏବେ ରଖିବାକୁ ସର୍ଭର ପରିଚାଳନା କରୁଥିବା ବ୍ୟକ୍ତି <code>npm run backup</code> ଲେଖନ୍ତି।',
  },
  copy: {
    en: 'Copy the backups to another disk or place every day. They contain personal data, so keep them locked away.',
    or: 'ସୁରକ୍ଷା ନକଲକୁ ପ୍ରତିଦିନ ଅନ୍ୟ ଡିସ୍କ ବା ସ୍ଥାନରେ ରଖନ୍ତୁ। ସେଥିରେ ବ୍ୟକ୍ତିଗତ ତଥ୍ୟ ଅଛି, ତେଣୁ ସୁରକ୍ଷିତ ରଖନ୍ତୁ।',
  },
  restore: {
    en: 'To restore one, type <code>npm run restore -- FOLDER</code>. Over existing content add <code>--replace</code>. Everybody signs in again afterwards.',
    or: 'ପୁନରୁଦ୍ଧାର ପାଇଁ <code>npm run restore -- FOLDER</code> ଲେଖନ୍ତୁ। ପୂର୍ବର ତଥ୍ୟ ଉପରେ ଆଣିବାକୁ <code>--replace</code> ଯୋଡ଼ନ୍ତୁ। ତା’ପରେ ସମସ୍ତେ ପୁଣି ପ୍ରବେଶ କରନ୍ତି।',
  },
  test: {
    en: 'Restore one into another folder once a month, so that you know that your backups work.',
    or: 'ମାସକୁ ଥରେ ଅନ୍ୟ ଏକ ଫୋଲଡରରେ ପୁନରୁଦ୍ଧାର କରି ଦେଖନ୍ତୁ, ଯେପରି ସୁରକ୍ଷା ନକଲ କାମ କରୁଛି ବୋଲି ଜାଣିବେ।',
  },
});

export const problems = defineTexts({
  old: {
    en: '<q>The state is <b>Older than two days</b>.</q> Look at the job <b>Nightly backup</b> and the <b>Free disk space</b> on the same page.',
    or: '<q>ଅବସ୍ଥା <b>ଦୁଇ ଦିନରୁ ପୁରୁଣା</b>।</q> ସେହି ପୃଷ୍ଠାରେ <b>ରାତ୍ରିକାଳୀନ ସୁରକ୍ଷା ନକଲ</b> କାମ ଓ <b>ଡିସ୍କରେ ଖାଲି ସ୍ଥାନ</b> ଦେଖନ୍ତୁ।',
  },
  damaged: {
    en: '<q>A backup is refused as damaged.</q> Nothing was changed. Use an older backup.',
    or: '<q>ସୁରକ୍ଷା ନକଲଟି ନଷ୍ଟ ବୋଲି ଗ୍ରହଣ ହେଉନାହିଁ।</q> କିଛି ବଦଳିନାହିଁ। ଏହାଠାରୁ ପୁରୁଣା ସୁରକ୍ଷା ନକଲ ବ୍ୟବହାର କରନ୍ତୁ।',
  },
});

export const related: HelpArticle['related'] = ['restore-from-the-bin', 'restore-a-version'];

export const picture = defineTexts({
  alt: { en: 'The system state with the last backup', or: 'ଶେଷ ସୁରକ୍ଷା ନକଲ ସହିତ ସିଷ୍ଟମର ଅବସ୍ଥା' },
});
