import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** The texts of the preview of a working copy. */
export const texts = defineTexts({
  preview: { en: 'Preview', or: 'ପୂର୍ବାବଲୋକନ' },
  pageTitle: { en: 'Preview: {title}', or: 'ପୂର୍ବାବଲୋକନ: {title}' },
  explanation: {
    en: 'This is how students will see the course after you publish it. Nothing you do here is recorded.',
    or: 'ଆପଣ ପ୍ରକାଶ କଲା ପରେ ଶିକ୍ଷାର୍ଥୀମାନେ ପାଠ୍ୟକ୍ରମଟିକୁ ଏହିପରି ଦେଖିବେ। ଏଠାରେ ଆପଣ ଯାହା କରିବେ ତାହା ରଖାଯିବ ନାହିଁ।',
  },
  examExplanation: {
    en: 'This is how students will see the exam after you publish it. Nothing you do here is recorded.',
    or: 'ଆପଣ ପ୍ରକାଶ କଲା ପରେ ଶିକ୍ଷାର୍ଥୀମାନେ ପରୀକ୍ଷାଟିକୁ ଏହିପରି ଦେଖିବେ। ଏଠାରେ ଆପଣ ଯାହା କରିବେ ତାହା ରଖାଯିବ ନାହିଁ।',
  },
  examOrder: {
    en: 'Each student gets a different order of questions or options. You see one of them; load the page again for another.',
    or: 'ପ୍ରତ୍ୟେକ ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଇଁ ପ୍ରଶ୍ନ କିମ୍ବା ବିକଳ୍ପର କ୍ରମ ଅଲଗା ହୁଏ। ଏଠାରେ ତାହାର ଗୋଟିଏ ଉଦାହରଣ ଅଛି; ଅନ୍ୟ ଏକ କ୍ରମ ଦେଖିବାକୁ ପୃଷ୍ଠାଟି ପୁଣି ଖୋଲନ୍ତୁ।',
  },
  backToExam: { en: 'Back to the exam', or: 'ପରୀକ୍ଷାକୁ ଫେରନ୍ତୁ' },
  backToEditor: { en: 'Back to the editor', or: 'ସମ୍ପାଦକକୁ ଫେରନ୍ତୁ' },
  backToPreview: { en: 'Back to the preview', or: 'ପୂର୍ବାବଲୋକନକୁ ଫେରନ୍ତୁ' },
  loadFailed: { en: 'The preview could not be loaded', or: 'ପୂର୍ବାବଲୋକନ ଖୋଲିପାରିଲା ନାହିଁ' },
  startTest: { en: 'Try the test', or: 'ପରୀକ୍ଷାଟି ଦେଇ ଦେଖନ୍ତୁ' },
  watermark: { en: 'Preview · {name}', or: 'ପୂର୍ବାବଲୋକନ · {name}' },
});
