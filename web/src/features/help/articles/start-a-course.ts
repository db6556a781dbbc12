import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.studentCourses;

export const summary = defineTexts({
  goal: {
    en: 'Find a course, enrol, and open its first chapter.',
    or: 'ଗୋଟିଏ ପାଠ୍ୟକ୍ରମ ଖୋଜନ୍ତୁ, ନାମ ଲେଖାନ୍ତୁ ଏବଂ ପ୍ରଥମ ଅଧ୍ୟାୟ ଖୋଲନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  list: {
    en: 'Open <b>All Courses</b> in the side panel. Search for a word, or choose <b>Free Only</b>.',
    or: 'ପାର୍ଶ୍ୱ ମେନୁରେ <b>ସବୁ ପାଠ୍ୟକ୍ରମ</b> ଖୋଲନ୍ତୁ। କୌଣସି ଶବ୍ଦ ଖୋଜନ୍ତୁ, କିମ୍ବା <b>କେବଳ ମାଗଣା</b> ବାଛନ୍ତୁ।',
  },
  enrol: {
    en: 'Press <b>Enroll Free</b>. For a course with a price the button is <b>Buy Now</b>.',
    or: '<b>ମାଗଣାରେ ନାମ ଲେଖାନ୍ତୁ</b> ଦବାନ୍ତୁ। ଦେୟଯୁକ୍ତ ପାଠ୍ୟକ୍ରମରେ ବଟନଟି <b>ଏବେ କିଣନ୍ତୁ</b>।',
  },
  start: {
    en: 'Press <b>Start Learning</b>. Later you find the course under <b>My Courses</b>.',
    or: '<b>ପଢ଼ିବା ଆରମ୍ଭ କରନ୍ତୁ</b> ଦବାନ୍ତୁ। ପରେ ପାଠ୍ୟକ୍ରମଟି <b>ମୋ ପାଠ୍ୟକ୍ରମ</b>ରେ ମିଳିବ।',
  },
  read: {
    en: 'Read the chapter, then take its mock test below. A chapter that is done gets a tick.',
    or: 'ଅଧ୍ୟାୟଟି ପଢ଼ନ୍ତୁ, ତା’ପରେ ତଳେ ଥିବା ଅଭ୍ୟାସ ପରୀକ୍ଷା ଦିଅନ୍ତୁ। ଶେଷ ହୋଇଥିବା ଅଧ୍ୟାୟରେ ଟିକ୍ ଚିହ୍ନ ଆସେ।',
  },
  next: {
    en: 'Go on with <b>Next Chapter</b>. On a phone, <b>Course menu</b> shows all chapters.',
    or: '<b>ପରବର୍ତ୍ତୀ ଅଧ୍ୟାୟ</b> ଦବାଇ ଆଗକୁ ବଢ଼ନ୍ତୁ। ମୋବାଇଲରେ <b>ଅଧ୍ୟାୟ ତାଲିକା</b>ରେ ସବୁ ଅଧ୍ୟାୟ ଦେଖାଯାଏ।',
  },
});

export const problems = defineTexts({
  notComplete: {
    en: '<q>A chapter does not get a tick.</q> The page of the chapter says what is missing: pass its mock test, or study it for a minute.',
    or: '<q>ଅଧ୍ୟାୟରେ ଟିକ୍ ଚିହ୍ନ ଆସୁନାହିଁ।</q> କ’ଣ ବାକି ଅଛି ତାହା ଅଧ୍ୟାୟର ପୃଷ୍ଠାରେ ଲେଖାଥାଏ: ଅଭ୍ୟାସ ପରୀକ୍ଷାରେ ଉତ୍ତୀର୍ଣ୍ଣ ହୁଅନ୍ତୁ, କିମ୍ବା ଏକ ମିନିଟ ପଢ଼ନ୍ତୁ।',
  },
  changed: {
    en: '<q>The course looks different from yesterday.</q> Its authors have published changes. What you have completed stays completed.',
    or: '<q>ପାଠ୍ୟକ୍ରମଟି କାଲି ଭଳି ନାହିଁ।</q> ଲେଖକମାନେ ପରିବର୍ତ୍ତନ ପ୍ରକାଶ କରିଛନ୍ତି। ଆପଣ ଯାହା ସମାପ୍ତ କରିଛନ୍ତି, ତାହା ସମାପ୍ତ ହୋଇ ରହେ।',
  },
});

export const related: HelpArticle['related'] = ['read-study-material', 'take-a-mock-test', 'buy-a-course'];

export const picture = defineTexts({
  alt: { en: 'A list of courses with the button to enrol', or: 'ନାମ ଲେଖାଇବା ବଟନ ସହିତ ପାଠ୍ୟକ୍ରମ ତାଲିକା' },
});
