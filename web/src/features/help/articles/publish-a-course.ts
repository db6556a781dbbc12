import { defineTexts } from '@sikhya/contract/language/texts.ts';
import type { HelpArticle } from '../article.ts';

export const summary = defineTexts({
  goal: {
    en: 'Check a course and show it to students, now or at a set time.',
    or: 'ପାଠ୍ୟକ୍ରମ ଯାଞ୍ଚ କରି ଏବେ କିମ୍ବା ନିର୍ଦ୍ଧାରିତ ସମୟରେ ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଇଁ ପ୍ରକାଶ କରନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  check: {
    en: 'Open the course in the editor. In the box at the top, press <b>Check</b> to see what is missing.',
    or: 'ସମ୍ପାଦନାରେ ପାଠ୍ୟକ୍ରମ ଖୋଲନ୍ତୁ। ଉପର ବାକ୍ସରେ <b>ଯାଞ୍ଚ କରନ୍ତୁ</b> ଦବାଇ କ’ଣ ବାକି ଅଛି ଦେଖନ୍ତୁ।',
  },
  preview: {
    en: 'Press <b>Preview</b> to see the course as students will see it.',
    or: 'ଶିକ୍ଷାର୍ଥୀମାନେ ଯେପରି ଦେଖିବେ, ତାହା ଦେଖିବାକୁ <b>ପୂର୍ବାବଲୋକନ</b> ଦବାନ୍ତୁ।',
  },
  publish: {
    en: 'Press <b>Publish…</b>, write a note for other admins if you like, and press <b>Publish now</b>.',
    or: '<b>ପ୍ରକାଶ କରନ୍ତୁ…</b> ଦବାନ୍ତୁ, ଇଚ୍ଛା ହେଲେ ଅନ୍ୟ ପରିଚାଳକଙ୍କ ପାଇଁ ଟିପ୍ପଣୀ ଲେଖନ୍ତୁ, ଏବଂ <b>ଏବେ ପ୍ରକାଶ କରନ୍ତୁ</b> ଦବାନ୍ତୁ।',
  },
  later: {
    en: 'To publish at a set time, choose <b>Later</b>, enter the date and press <b>Publish at this time</b>.',
    or: 'ନିର୍ଦ୍ଧାରିତ ସମୟରେ ପ୍ରକାଶ କରିବାକୁ <b>ପରେ</b> ବାଛନ୍ତୁ, ତାରିଖ ଦିଅନ୍ତୁ ଏବଂ <b>ଏହି ସମୟରେ ପ୍ରକାଶ କରନ୍ତୁ</b> ଦବାନ୍ତୁ।',
  },
  changes: {
    en: 'Later edits are again <b>Unpublished changes</b>: students see them when you publish once more.',
    or: 'ପରର ସମ୍ପାଦନା ପୁଣି <b>ଅପ୍ରକାଶିତ ପରିବର୍ତ୍ତନ</b> ହୋଇ ରହେ: ଆପଣ ପୁଣି ପ୍ରକାଶ କଲେ ଶିକ୍ଷାର୍ଥୀମାନେ ଦେଖନ୍ତି।',
  },
});

export const problems = defineTexts({
  noButton: {
    en: '<q>There is no button to publish.</q> Nothing has changed since the last time, or your role does not include it: then a reviewer or an owner publishes your changes.',
    or: '<q>ପ୍ରକାଶ କରିବା ବଟନ ନାହିଁ।</q> ଗତଥର ପରେ କିଛି ବଦଳିନାହିଁ, କିମ୍ବା ଆପଣଙ୍କ ଭୂମିକାରେ ଏହା ନାହିଁ: ତାହାହେଲେ ଜଣେ ସମୀକ୍ଷକ ବା ମାଲିକ ଆପଣଙ୍କ ପରିବର୍ତ୍ତନ ପ୍ରକାଶ କରିବେ।',
  },
  refused: {
    en: '<q>The course cannot be published.</q> Correct what the check lists as necessary. What is only worth a look does not stop you.',
    or: '<q>ପାଠ୍ୟକ୍ରମ ପ୍ରକାଶ କରିହେଉନାହିଁ।</q> ଯାଞ୍ଚରେ ଯାହା ସୁଧାରିବା ଆବଶ୍ୟକ ବୋଲି ଅଛି, ତାହା ସୁଧାରନ୍ତୁ। କେବଳ ଦେଖିବା ପାଇଁ ଥିବା କଥା ଆପଣଙ୍କୁ ଅଟକାଏ ନାହିଁ।',
  },
  hide: {
    en: '<q>You want to take a course off sale.</q> Press <b>Archive</b>. It leaves the catalogue; students who have it keep it.',
    or: '<q>ପାଠ୍ୟକ୍ରମର ବିକ୍ରୟ ବନ୍ଦ କରିବାକୁ ଚାହାନ୍ତି।</q> <b>ଅଭିଲେଖରେ ରଖନ୍ତୁ</b> ଦବାନ୍ତୁ। ଏହା ତାଲିକାରୁ ହଟିଯାଏ; ଯେଉଁ ଶିକ୍ଷାର୍ଥୀଙ୍କର ଅଛି, ସେମାନଙ୍କ ପାଖରେ ରହେ।',
  },
});

export const related: HelpArticle['related'] = [
  'write-a-course',
  'restore-a-version',
  'restore-from-the-bin',
];

export const picture = defineTexts({
  alt: { en: 'The form that publishes a course', or: 'ପାଠ୍ୟକ୍ରମ ପ୍ରକାଶ କରିବା ଫର୍ମ' },
});
