import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.createCourse;

export const summary = defineTexts({
  goal: {
    en: 'Create a course with subjects, chapters, PDFs and questions.',
    or: 'ବିଷୟ, ଅଧ୍ୟାୟ, PDF ଓ ପ୍ରଶ୍ନ ସହିତ ଗୋଟିଏ ପାଠ୍ୟକ୍ରମ ତିଆରି କରନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  open: {
    en: 'Open <b>Create Course</b> in the side panel. Fill in <b>Course Title</b> and <b>Course Description</b>.',
    or: 'ପାର୍ଶ୍ୱ ମେନୁରେ <b>ନୂଆ ପାଠ୍ୟକ୍ରମ</b> ଖୋଲନ୍ତୁ। <b>ପାଠ୍ୟକ୍ରମର ଶୀର୍ଷକ</b> ଓ <b>ପାଠ୍ୟକ୍ରମର ବିବରଣୀ</b> ଲେଖନ୍ତୁ।',
  },
  price: {
    en: 'Choose <b>Free</b> or <b>Paid</b>, and a picture under <b>Thumbnail</b>.',
    or: '<b>ମାଗଣା</b> କିମ୍ବା <b>ଦେୟଯୁକ୍ତ</b> ବାଛନ୍ତୁ, ଏବଂ <b>ପ୍ରଚ୍ଛଦ ଛବି</b>ରେ ଗୋଟିଏ ଛବି ଦିଅନ୍ତୁ।',
  },
  chapters: {
    en: 'Press <b>Add Subject</b>, then <b>Add Chapter</b>. Give each chapter its file under <b>Chapter PDF</b>.',
    or: '<b>ବିଷୟ ଯୋଡ଼ନ୍ତୁ</b>, ତା’ପରେ <b>ଅଧ୍ୟାୟ ଯୋଡ଼ନ୍ତୁ</b> ଦବାନ୍ତୁ। <b>ଅଧ୍ୟାୟର PDF</b>ରେ ପ୍ରତ୍ୟେକ ଅଧ୍ୟାୟର ଫାଇଲ ଦିଅନ୍ତୁ।',
  },
  questions: {
    en: 'Press <b>Add Question</b>. Write the options, mark the correct one and add an <b>Explanation</b>.',
    or: '<b>ପ୍ରଶ୍ନ ଯୋଡ଼ନ୍ତୁ</b> ଦବାନ୍ତୁ। ବିକଳ୍ପଗୁଡ଼ିକ ଲେଖନ୍ତୁ, ସଠିକଟି ଚିହ୍ନଟ କରନ୍ତୁ ଏବଂ <b>ବ୍ୟାଖ୍ୟା</b> ଦିଅନ୍ତୁ।',
  },
  preview: {
    en: 'Tick <b>Free preview</b> at a chapter that everybody may read without paying.',
    or: 'ଯେଉଁ ଅଧ୍ୟାୟ ସମସ୍ତେ ବିନା ଦେୟରେ ପଢ଼ିପାରିବେ, ସେଥିରେ <b>ମାଗଣା ନମୁନା</b> ବାଛନ୍ତୁ।',
  },
  save: {
    en: 'Press <b>Create Course</b>. It is a draft: students see nothing until you publish it. From now on changes are saved by themselves.',
    or: '<b>ପାଠ୍ୟକ୍ରମ ତିଆରି କରନ୍ତୁ</b> ଦବାନ୍ତୁ। ଏହା ଏକ ଖସଡ଼ା: ଆପଣ ପ୍ରକାଶ କରିବା ପର୍ଯ୍ୟନ୍ତ ଶିକ୍ଷାର୍ଥୀମାନେ କିଛି ଦେଖନ୍ତି ନାହିଁ। ଏଣିକି ପରିବର୍ତ୍ତନ ଆପେ ଆପେ ସଂରକ୍ଷିତ ହୁଏ।',
  },
});

export const problems = defineTexts({
  connection: {
    en: '<q>The connection fails while you write.</q> Your work stays on this device. When you come back, press <b>Continue with it</b>.',
    or: '<q>ଲେଖିବା ବେଳେ ସଂଯୋଗ କଟିଗଲା।</q> ଆପଣଙ୍କ କାମ ଏହି ଉପକରଣରେ ରହେ। ଫେରିଲେ <b>ଏଥିରୁ ଆଗକୁ ବଢ଼ନ୍ତୁ</b> ଦବାନ୍ତୁ।',
  },
  together: {
    en: '<q>Somebody else edits the same course.</q> Both changes are merged. Where you changed the same place, you choose, and press <b>Save what I chose</b>.',
    or: '<q>ଅନ୍ୟ ଜଣେ ମଧ୍ୟ ସେହି ପାଠ୍ୟକ୍ରମ ସମ୍ପାଦନା କରୁଛନ୍ତି।</q> ଦୁଇଜଣଙ୍କ ପରିବର୍ତ୍ତନ ମିଶିଯାଏ। ଗୋଟିଏ ସ୍ଥାନ ଦୁହେଁ ବଦଳାଇଥିଲେ ଆପଣ ବାଛନ୍ତି, ଏବଂ <b>ବାଛିଥିବା ଅନୁସାରେ ସଂରକ୍ଷଣ କରନ୍ତୁ</b> ଦବାନ୍ତି।',
  },
  manyPdfs: {
    en: '<q>You have many PDFs.</q> Open <b>Upload PDF</b> in the side panel: it matches the files to the chapters by their names.',
    or: '<q>ଆପଣଙ୍କ ପାଖରେ ଅନେକ PDF ଅଛି।</q> ପାର୍ଶ୍ୱ ମେନୁରେ <b>PDF ଅପଲୋଡ</b> ଖୋଲନ୍ତୁ: ଏହା ନାମ ଦେଖି ଫାଇଲକୁ ଅଧ୍ୟାୟ ସହ ମିଳାଏ।',
  },
});

export const related: HelpArticle['related'] = [
  'import-questions',
  'write-in-two-languages',
  'publish-a-course',
];

export const picture = defineTexts({
  alt: { en: 'The course editor', or: 'ପାଠ୍ୟକ୍ରମ ସମ୍ପାଦନା ପୃଷ୍ଠା' },
});
