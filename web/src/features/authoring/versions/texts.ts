import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** The texts of the published versions of a course. */
export const texts = defineTexts({
  title: { en: 'Versions', or: 'ସଂସ୍କରଣଗୁଡ଼ିକ' },
  pageTitle: { en: 'Versions: {title}', or: 'ସଂସ୍କରଣ: {title}' },
  hint: {
    en: 'Each time the course is published, a version is kept.',
    or: 'ପାଠ୍ୟକ୍ରମ ପ୍ରକାଶ ହେବା ପ୍ରତ୍ୟେକ ଥର ଏକ ସଂସ୍କରଣ ରଖାଯାଏ।',
  },
  loadFailed: { en: 'The versions could not be loaded', or: 'ସଂସ୍କରଣଗୁଡ଼ିକ ଖୋଲିପାରିଲା ନାହିଁ' },
  versionFailed: { en: 'The version could not be loaded', or: 'ସଂସ୍କରଣଟି ଖୋଲିପାରିଲା ନାହିଁ' },
  none: { en: 'No versions yet', or: 'ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ସଂସ୍କରଣ ନାହିଁ' },
  noneHint: {
    en: 'The first one is kept when the course is published.',
    or: 'ପାଠ୍ୟକ୍ରମ ପ୍ରକାଶ ହେଲେ ପ୍ରଥମ ସଂସ୍କରଣ ରଖାଯିବ।',
  },
  edit: { en: 'Open the editor', or: 'ସମ୍ପାଦକ ଖୋଲନ୍ତୁ' },
  version: { en: 'Version', or: 'ସଂସ୍କରଣ' },
  versionNumber: { en: 'Version {number:number}', or: 'ସଂସ୍କରଣ {number:number}' },
  current: { en: 'Current', or: 'ବର୍ତ୍ତମାନ' },
  published: { en: 'Published', or: 'ପ୍ରକାଶ' },
  publishedBy: { en: 'By', or: 'କାହା ଦ୍ୱାରା' },
  unknownPerson: { en: 'unknown', or: 'ଅଜ୍ଞାତ' },
  note: { en: 'Note', or: 'ଟିପ୍ପଣୀ' },
  changes: { en: 'Changes', or: 'ପରିବର୍ତ୍ତନ' },
  changeCounts: {
    en: '{added:number} added, {changed:number} changed, {removed:number} removed',
    or: '{added:number}ଟି ଯୋଡ଼ା, {changed:number}ଟି ବଦଳା, {removed:number}ଟି ହଟା',
  },
  actions: { en: 'Actions', or: 'କାର୍ଯ୍ୟ' },
  view: { en: 'View', or: 'ଦେଖନ୍ତୁ' },
  viewVersion: { en: 'View version {number:number}', or: 'ସଂସ୍କରଣ {number:number} ଦେଖନ୍ତୁ' },
  restore: { en: 'Restore', or: 'ପୁନରୁଦ୍ଧାର କରନ୍ତୁ' },
  restoreNumber: { en: 'Restore version {number:number}', or: 'ସଂସ୍କରଣ {number:number} ପୁନରୁଦ୍ଧାର କରନ୍ତୁ' },
  restoreTitle: {
    en: 'Replace the unpublished changes?',
    or: 'ଅପ୍ରକାଶିତ ପରିବର୍ତ୍ତନ ବଦଳାଇବେ କି?',
  },
  restoreText: {
    en: 'The course has unpublished changes. Version {number:number} takes their place, and they are lost. Students see nothing of it until you publish.',
    or: 'ପାଠ୍ୟକ୍ରମରେ ଅପ୍ରକାଶିତ ପରିବର୍ତ୍ତନ ଅଛି। ତାହା ହଜିଯିବ ଓ ତା’ ସ୍ଥାନରେ ସଂସ୍କରଣ {number:number} ଆସିବ। ଆପଣ ପ୍ରକାଶ କରିବା ପର୍ଯ୍ୟନ୍ତ ଶିକ୍ଷାର୍ଥୀମାନେ ଏହା ଦେଖିବେ ନାହିଁ।',
  },
  keepChanges: { en: 'Keep the changes', or: 'ପରିବର୍ତ୍ତନ ରଖନ୍ତୁ' },
  restored: {
    en: 'Version {number:number} is the working copy now. Publish it when you are ready.',
    or: 'ସଂସ୍କରଣ {number:number} ଏବେ ସମ୍ପାଦନା ପାଇଁ ଖୋଲାଗଲା। ପ୍ରସ୍ତୁତ ହେଲେ ଏହାକୁ ପ୍ରକାଶ କରନ୍ତୁ।',
  },
  backToVersions: { en: 'Back to all versions', or: 'ସବୁ ସଂସ୍କରଣକୁ ଫେରନ୍ତୁ' },
  contents: { en: 'Contents', or: 'ବିଷୟବସ୍ତୁ' },
  compareTitle: { en: 'Compare two versions', or: 'ଦୁଇଟି ସଂସ୍କରଣ ତୁଳନା କରନ୍ତୁ' },
  from: { en: 'From', or: 'ପୂର୍ବ ସଂସ୍କରଣ' },
  to: { en: 'To', or: 'ପର ସଂସ୍କରଣ' },
  compare: { en: 'Compare', or: 'ତୁଳନା କରନ୍ତୁ' },
  workingCopy: { en: 'Unpublished changes', or: 'ଅପ୍ରକାଶିତ ପରିବର୍ତ୍ତନ' },
  differences: { en: 'What is different', or: 'କ’ଣ ଅଲଗା ଅଛି' },
  pages: { en: 'Pages of versions', or: 'ସଂସ୍କରଣର ପୃଷ୍ଠାଗୁଡ଼ିକ' },
});
