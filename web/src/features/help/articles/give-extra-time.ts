import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.exams;

export const summary = defineTexts({
  goal: {
    en: 'Give one student or everybody more time, before or during an exam.',
    or: 'ପରୀକ୍ଷା ପୂର୍ବରୁ କିମ୍ବା ପରୀକ୍ଷା ବେଳେ ଜଣଙ୍କୁ ବା ସମସ୍ତଙ୍କୁ ଅଧିକ ସମୟ ଦିଅନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  open: {
    en: 'Open <b>Exams</b>, the results of the exam, and <b>Live view</b>.',
    or: '<b>ପୂର୍ଣ୍ଣାଙ୍ଗ ପରୀକ୍ଷା</b> ଖୋଲନ୍ତୁ, ପରୀକ୍ଷାର ଫଳାଫଳ ଖୋଲନ୍ତୁ ଏବଂ <b>ଏବେ କ’ଣ ଚାଲିଛି</b> ଦବାନ୍ତୁ।',
  },
  single: {
    en: 'Before the exam: under <b>Extra time for single students</b> enter the e-mail address and the minutes an hour, and press <b>Give extra time</b>.',
    or: 'ପରୀକ୍ଷା ପୂର୍ବରୁ: <b>କେତେକ ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଇଁ ଅତିରିକ୍ତ ସମୟ</b>ରେ ଇ-ମେଲ ଠିକଣା ଓ ପ୍ରତି ଘଣ୍ଟାର ମିନିଟ ଲେଖି <b>ଅତିରିକ୍ତ ସମୟ ଦିଅନ୍ତୁ</b> ଦବାନ୍ତୁ।',
  },
  all: {
    en: 'During the exam, for everybody: enter the minutes under <b>More time</b> and press <b>Extend for all</b>. The exam also closes later.',
    or: 'ପରୀକ୍ଷା ବେଳେ ସମସ୍ତଙ୍କ ପାଇଁ: <b>ଅଧିକ ସମୟ</b>ରେ ମିନିଟ ଲେଖି <b>ସମସ୍ତଙ୍କ ସମୟ ବଢ଼ାନ୍ତୁ</b> ଦବାନ୍ତୁ। ପରୀକ୍ଷା ମଧ୍ୟ ପରେ ବନ୍ଦ ହୁଏ।',
  },
  one: {
    en: 'During the exam, for one student: press <b>Give 5 minutes</b> beside the name.',
    or: 'ପରୀକ୍ଷା ବେଳେ ଜଣଙ୍କ ପାଇଁ: ନାମ ପାଖରେ <b>5 ମିନିଟ ଦିଅନ୍ତୁ</b> ଦବାନ୍ତୁ।',
  },
});

export const problems = defineTexts({
  unknown: {
    en: '<q>The e-mail address is not accepted.</q> The student must have signed in once. Use the address of the Google account.',
    or: '<q>ଇ-ମେଲ ଠିକଣା ଗ୍ରହଣ ହେଉନାହିଁ।</q> ଶିକ୍ଷାର୍ଥୀ ଅତି କମରେ ଥରେ ପ୍ରବେଶ କରିଥିବା ଦରକାର। Google ଖାତାର ଠିକଣା ଲେଖନ୍ତୁ।',
  },
  clock: {
    en: '<q>A student still sees the old time.</q> The clock follows with the next saved answer, or after a reload.',
    or: '<q>ଶିକ୍ଷାର୍ଥୀ ପୁରୁଣା ସମୟ ଦେଖୁଛନ୍ତି।</q> ପରବର୍ତ୍ତୀ ଉତ୍ତର ସଂରକ୍ଷିତ ହେଲେ, କିମ୍ବା ପୃଷ୍ଠା ପୁଣି ଖୋଲିଲେ ସମୟ ବଦଳେ।',
  },
});

export const related: HelpArticle['related'] = ['watch-an-exam', 'create-an-exam'];
