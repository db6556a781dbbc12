import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** The texts of the pictures and PDFs of a course. */
export const texts = defineTexts({
  chooseFile: { en: 'Choose file', or: 'ଫାଇଲ ବାଛନ୍ତୁ' },
  chooseAnother: { en: 'Choose another', or: 'ଅନ୍ୟଟି ବାଛନ୍ତୁ' },
  currentPdf: { en: 'Current PDF', or: 'ବର୍ତ୍ତମାନର PDF' },
  currentThumbnail: { en: 'Current thumbnail', or: 'ବର୍ତ୍ତମାନର ପ୍ରଚ୍ଛଦ ଛବି' },
  currentQuestionImage: { en: 'Current question image', or: 'ବର୍ତ୍ତମାନର ପ୍ରଶ୍ନ ଛବି' },
  view: { en: 'View', or: 'ଦେଖନ୍ତୁ' },
  viewFile: { en: 'View {file}', or: '{file} ଦେଖନ୍ତୁ' },
  remove: { en: 'Remove', or: 'ହଟାନ୍ତୁ' },
  removeFile: { en: 'Remove {file}', or: '{file} ହଟାନ୍ତୁ' },
  imageNotAvailable: { en: 'Image not available', or: 'ଛବି ଉପଲବ୍ଧ ନାହିଁ' },
  unknownType: { en: 'unknown type', or: 'ଅଜଣା ପ୍ରକାର' },
  pageCount: {
    en: { one: '{count:number} page', other: '{count:number} pages' },
    or: '{count:number}ଟି ପୃଷ୍ଠା',
  },
  doNotUse: { en: 'Do not use', or: 'ବ୍ୟବହାର କରନ୍ତୁ ନାହିଁ' },
  doNotUseFile: { en: 'Do not use {name}', or: '{name} ବ୍ୟବହାର କରନ୍ତୁ ନାହିଁ' },
  cancel: { en: 'Cancel', or: 'ବାତିଲ କରନ୍ତୁ' },
  cancelUpload: { en: 'Cancel the upload of {name}', or: '{name}ର ଅପଲୋଡ ବାତିଲ କରନ୍ତୁ' },
  waiting: { en: 'Waiting to be uploaded', or: 'ଅପଲୋଡ ପାଇଁ ଅପେକ୍ଷାରେ' },
  uploading: { en: 'Uploading {name}', or: '{name} ଅପଲୋଡ ହେଉଛି' },
  checking: { en: 'Checking {name}', or: '{name} ଯାଞ୍ଚ ହେଉଛି' },
  uploadPercent: { en: '{percent:number} %', or: '{percent:number} %' },
  notUploadedYet: { en: 'Not uploaded yet. {reason}', or: 'ଏପର୍ଯ୍ୟନ୍ତ ଅପଲୋଡ ହୋଇନାହିଁ। {reason}' },
  tryAgain: { en: 'Try again', or: 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ' },
  uploaded: {
    en: 'Uploaded. It becomes part of the course when you save.',
    or: 'ଅପଲୋଡ ହେଲା। ଆପଣ ସଂରକ୍ଷଣ କଲେ ଏହା ପାଠ୍ୟକ୍ରମରେ ଯୋଡ଼ା ହେବ।',
  },
  notSearchable: {
    en: 'Students cannot search this PDF: its text cannot be read. Scanned pages and old Odia fonts (Akruti, Shree-Lipi) cause this.',
    or: 'ଶିକ୍ଷାର୍ଥୀମାନେ ଏହି PDFରେ ଖୋଜିପାରିବେ ନାହିଁ: ଏହାର ଲେଖା ପଢ଼ି ହେଉନାହିଁ। ସ୍କାନ ପୃଷ୍ଠା କିମ୍ବା ପୁରୁଣା ଓଡ଼ିଆ ଫଣ୍ଟ (Akruti, Shree-Lipi) ଏହାର କାରଣ।',
  },
  partlySearchable: {
    en: 'Some pages of this PDF cannot be searched.',
    or: 'ଏହି PDFର କିଛି ପୃଷ୍ଠାରେ ଖୋଜି ହେବ ନାହିଁ।',
  },

  // names of files in lists
  thumbnail: { en: 'Thumbnail', or: 'ପ୍ରଚ୍ଛଦ ଛବି' },
  chapterPdf: {
    en: 'Subject {subject:number}, Chapter {chapter:number}: PDF',
    or: 'ବିଷୟ {subject:number}, ଅଧ୍ୟାୟ {chapter:number}: PDF',
  },
  questionImage: {
    en: 'Subject {subject:number}, Chapter {chapter:number}, Question {question:number}: image',
    or: 'ବିଷୟ {subject:number}, ଅଧ୍ୟାୟ {chapter:number}, ପ୍ରଶ୍ନ {question:number}: ଛବି',
  },
  namedThumbnail: { en: 'Thumbnail “{name}”', or: 'ପ୍ରଚ୍ଛଦ ଛବି “{name}”' },
  namedChapterPdf: {
    en: 'Subject {subject:number}, Chapter {chapter:number}: PDF “{name}”',
    or: 'ବିଷୟ {subject:number}, ଅଧ୍ୟାୟ {chapter:number}: PDF “{name}”',
  },
  namedQuestionImage: {
    en: 'Subject {subject:number}, Chapter {chapter:number}, Question {question:number}: image “{name}”',
    or: 'ବିଷୟ {subject:number}, ଅଧ୍ୟାୟ {chapter:number}, ପ୍ରଶ୍ନ {question:number}: ଛବି “{name}”',
  },

  // errors
  notAccepted: { en: 'The file {name} was not accepted', or: '{name} ଫାଇଲଟି ଗ୍ରହଣ କରାଗଲା ନାହିଁ' },
  refused: { en: '“{name}” was not accepted. {reason}', or: '“{name}” ଗ୍ରହଣ କରାଗଲା ନାହିଁ। {reason}' },
  uploadFailed: { en: '{file} could not be uploaded. {reason}', or: '{file} ଅପଲୋଡ ହୋଇପାରିଲା ନାହିଁ। {reason}' },
  isEmpty: { en: '“{name}” is empty.', or: '“{name}” ଖାଲି ଅଛି।' },
  notReadable: { en: '“{name}” could not be read.', or: '“{name}” ପଢ଼ି ହେଲା ନାହିଁ।' },
  notAPicture: {
    en: '“{name}” is not a JPG, PNG or WebP picture.',
    or: '“{name}” JPG, PNG କିମ୍ବା WebP ଛବି ନୁହେଁ।',
  },
  notAPdf: { en: '“{name}” is not a PDF.', or: '“{name}” PDF ନୁହେଁ।' },
  tooLarge: {
    en: '“{name}” has {size:number} MB; the limit is {maximum:number} MB.',
    or: '“{name}” {size:number} MB ଅଟେ; ସୀମା {maximum:number} MB।',
  },
  heic: {
    en: '“{name}” is a HEIC photo, which this browser cannot read. Save it as JPG and choose it again. On an iPhone: Settings, Camera, Formats, Most Compatible.',
    or: '“{name}” ଏକ HEIC ଫଟୋ, ଏହି ବ୍ରାଉଜର ଏହାକୁ ପଢ଼ିପାରେ ନାହିଁ। ଏହାକୁ JPG ଭାବେ ସଂରକ୍ଷଣ କରି ପୁଣି ବାଛନ୍ତୁ। iPhoneରେ: Settings, Camera, Formats, Most Compatible।',
  },
});
