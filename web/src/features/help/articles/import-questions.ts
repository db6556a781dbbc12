import { defineTexts } from '@sikhya/contract/language/texts.ts';
import type { HelpArticle } from '../article.ts';

export const summary = defineTexts({
  goal: {
    en: 'Bring many questions into a chapter at once, from a file or from Word.',
    or: 'ଫାଇଲ କିମ୍ବା Wordରୁ ଅନେକ ପ୍ରଶ୍ନ ଏକାଥରେ ଅଧ୍ୟାୟକୁ ଆଣନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  sample: {
    en: 'Open the course in the editor and go to the chapter. Under <b>Bulk questions</b>, <b>Download sample</b> shows the format.',
    or: 'ସମ୍ପାଦନାରେ ପାଠ୍ୟକ୍ରମ ଖୋଲି ଅଧ୍ୟାୟକୁ ଯାଆନ୍ତୁ। <b>ଏକାଠି ଅନେକ ପ୍ରଶ୍ନ</b>ରେ <b>ନମୁନା ଡାଉନଲୋଡ କରନ୍ତୁ</b> ଦବାଇଲେ ଧାଞ୍ଚା ଦେଖାଯାଏ।',
  },
  upload: {
    en: 'Press <b>Upload questions</b> and choose a text file or a table (txt, csv, tsv).',
    or: '<b>ପ୍ରଶ୍ନ ଅପଲୋଡ କରନ୍ତୁ</b> ଦବାଇ ଟେକ୍ସଟ ଫାଇଲ କିମ୍ବା ସାରଣୀ (txt, csv, tsv) ବାଛନ୍ତୁ।',
  },
  paste: {
    en: 'Or press <b>Paste questions</b>, paste from Word or Excel with the options and answers, and press <b>Read questions</b>.',
    or: 'କିମ୍ବା <b>ପ୍ରଶ୍ନ ପେଷ୍ଟ କରନ୍ତୁ</b> ଦବାନ୍ତୁ, Word ବା Excelରୁ ବିକଳ୍ପ ଓ ଉତ୍ତର ସହ ପେଷ୍ଟ କରନ୍ତୁ, ଏବଂ <b>ପ୍ରଶ୍ନ ପଢ଼ନ୍ତୁ</b> ଦବାନ୍ତୁ।',
  },
  check: {
    en: 'Look through the questions. Correct one with <b>Edit</b>, or drop it with <b>Leave out</b>.',
    or: 'ପ୍ରଶ୍ନଗୁଡ଼ିକ ଦେଖନ୍ତୁ। <b>ସମ୍ପାଦନା</b> ଦବାଇ ସୁଧାରନ୍ତୁ, କିମ୍ବା <b>ଛାଡ଼ନ୍ତୁ</b> ଦବାଇ ବାଦ ଦିଅନ୍ତୁ।',
  },
  add: {
    en: 'Press <b>Add 20 questions</b>, with the number found, or replace those of the chapter. <b>Undo import</b> takes it back.',
    or: '<b>20ଟି ପ୍ରଶ୍ନ ଯୋଡ଼ନ୍ତୁ</b> ଦବାନ୍ତୁ; ସେଥିରେ ମିଳିଥିବା ସଂଖ୍ୟା ଥାଏ। ଅଧ୍ୟାୟର ପୂର୍ବ ପ୍ରଶ୍ନ ମଧ୍ୟ ବଦଳାଇପାରିବେ। <b>ଆଣିବା ପୂର୍ବବତ୍ କରନ୍ତୁ</b> ଦବାଇଲେ ଏହା ଫେରିଯାଏ।',
  },
});

export const problems = defineTexts({
  correction: {
    en: '<q>Some questions need a correction.</q> The right answer or an option is missing. They are left out until you correct them; the line in the file is shown.',
    or: '<q>କେତେକ ପ୍ରଶ୍ନରେ ସଂଶୋଧନ ଆବଶ୍ୟକ।</q> ସଠିକ ଉତ୍ତର କିମ୍ବା ଗୋଟିଏ ବିକଳ୍ପ ନାହିଁ। ସୁଧାରିବା ପର୍ଯ୍ୟନ୍ତ ସେଗୁଡ଼ିକ ଅଣାଯାଏ ନାହିଁ; ଫାଇଲର ଧାଡ଼ି ଦେଖାଯାଏ।',
  },
  oldFont: {
    en: '<q>Odia text looks like English letters.</q> The file uses an old font such as Akruti or Shree-Lipi. Convert it to Unicode first.',
    or: '<q>ଓଡ଼ିଆ ଲେଖା ଇଂରାଜୀ ଅକ୍ଷର ଭଳି ଦେଖାଯାଉଛି।</q> ଫାଇଲଟି Akruti ବା Shree-Lipi ଭଳି ପୁରୁଣା ଫଣ୍ଟରେ ଅଛି। ପ୍ରଥମେ ଏହାକୁ Unicodeକୁ ରୂପାନ୍ତର କରନ୍ତୁ।',
  },
  twice: {
    en: '<q>A question is already in the chapter.</q> The preview says so at the question. Press <b>Leave out</b>.',
    or: '<q>ପ୍ରଶ୍ନଟି ଅଧ୍ୟାୟରେ ପୂର୍ବରୁ ଅଛି।</q> ପ୍ରଶ୍ନ ପାଖରେ ଏହା ଲେଖାଥାଏ। <b>ଛାଡ଼ନ୍ତୁ</b> ଦବାନ୍ତୁ।',
  },
});

export const related: HelpArticle['related'] = ['write-a-course', 'write-in-two-languages', 'create-an-exam'];

export const picture = defineTexts({
  alt: { en: 'The bulk questions of a chapter in the editor', or: 'ସମ୍ପାଦନାରେ ଅଧ୍ୟାୟର ଏକାଠି ଅନେକ ପ୍ରଶ୍ନ' },
});
