import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** The texts about publishing in the course editor. */
export const texts = defineTexts({
  publishing: { en: 'Publishing', or: 'ପ୍ରକାଶନ' },
  draftHint: { en: 'Students do not see this course yet.', or: 'ଶିକ୍ଷାର୍ଥୀମାନେ ଏପର୍ଯ୍ୟନ୍ତ ଏହି ପାଠ୍ୟକ୍ରମ ଦେଖିପାରୁନାହାନ୍ତି।' },
  publishedHint: {
    en: 'Students see the course as it is here.',
    or: 'ଶିକ୍ଷାର୍ଥୀମାନେ ପାଠ୍ୟକ୍ରମଟିକୁ ଏଠାରେ ଯେପରି ଅଛି ସେପରି ଦେଖୁଛନ୍ତି।',
  },
  archivedHint: {
    en: 'Not in the catalogue. Students who have it keep it.',
    or: 'ତାଲିକାରେ ନାହିଁ। ଯେଉଁ ଶିକ୍ଷାର୍ଥୀଙ୍କର ଅଛି, ସେମାନଙ୍କ ପାଖରେ ରହିବ।',
  },
  unpublishedChanges: {
    en: 'Unpublished changes: {added:number} added, {changed:number} changed, {removed:number} removed',
    or: 'ଅପ୍ରକାଶିତ ପରିବର୍ତ୍ତନ: {added:number}ଟି ଯୋଡ଼ା, {changed:number}ଟି ବଦଳ, {removed:number}ଟି ହଟା',
  },
  hasUnpublishedChanges: { en: 'Unpublished changes', or: 'ଅପ୍ରକାଶିତ ପରିବର୍ତ୍ତନ' },
  showChanges: { en: 'Show changes', or: 'ପରିବର୍ତ୍ତନ ଦେଖାନ୍ତୁ' },
  hideChanges: { en: 'Hide changes', or: 'ପରିବର୍ତ୍ତନ ଲୁଚାନ୍ତୁ' },
  changesToLive: { en: 'Changes that students do not see yet', or: 'ଶିକ୍ଷାର୍ଥୀମାନେ ଏପର୍ଯ୍ୟନ୍ତ ଦେଖିନଥିବା ପରିବର୍ତ୍ତନ' },
  changesNotLoaded: {
    en: 'The changes could not be loaded.',
    or: 'ପରିବର୍ତ୍ତନଗୁଡ଼ିକ ଖୋଲିପାରିଲା ନାହିଁ।',
  },
  tryAgain: { en: 'Try again', or: 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ' },
  publishedOn: { en: 'Published on {date}', or: '{date}ରେ ପ୍ରକାଶିତ' },

  scheduledFor: {
    en: 'Will be published on {date} (India time)',
    or: '{date}ରେ (ଭାରତୀୟ ସମୟ) ପ୍ରକାଶିତ ହେବ',
  },
  cancelSchedule: { en: 'Cancel the schedule', or: 'ନିର୍ଦ୍ଧାରିତ ପ୍ରକାଶନ ବାତିଲ କରନ୍ତୁ' },
  scheduleCancelled: { en: 'The schedule was cancelled.', or: 'ନିର୍ଦ୍ଧାରିତ ପ୍ରକାଶନ ବାତିଲ ହେଲା।' },
  scheduleFailed: {
    en: 'Scheduled publishing stopped on {date}: {reason}',
    or: '{date}ରେ ନିର୍ଦ୍ଧାରିତ ପ୍ରକାଶନ ବନ୍ଦ ହେଲା: {reason}',
  },

  publish: { en: 'Publish…', or: 'ପ୍ରକାଶ କରନ୍ତୁ…' },
  publishTitle: { en: 'Publish the course', or: 'ପାଠ୍ୟକ୍ରମ ପ୍ରକାଶ କରନ୍ତୁ' },
  publishText: {
    en: 'Students see the changes as soon as they are published.',
    or: 'ପ୍ରକାଶ ହେବା ମାତ୍ରେ ଶିକ୍ଷାର୍ଥୀମାନେ ପରିବର୍ତ୍ତନ ଦେଖିବେ।',
  },
  note: { en: 'Note for the list of versions', or: 'ସଂସ୍କରଣ ତାଲିକା ପାଇଁ ଟିପ୍ପଣୀ' },
  noteHint: { en: 'Optional. Only admins see it.', or: 'ନ ଦେଲେ ବି ଚଳିବ। କେବଳ ପରିଚାଳକମାନେ ଦେଖିବେ।' },
  when: { en: 'When', or: 'କେବେ' },
  now: { en: 'Now', or: 'ଏବେ' },
  later: { en: 'Later', or: 'ପରେ' },
  dateAndTime: { en: 'Date and time (India time)', or: 'ତାରିଖ ଓ ସମୟ (ଭାରତୀୟ ସମୟ)' },
  timeMissing: { en: 'Choose a time in the future.', or: 'ଭବିଷ୍ୟତର ଏକ ସମୟ ବାଛନ୍ତୁ।' },
  publishNow: { en: 'Publish now', or: 'ଏବେ ପ୍ରକାଶ କରନ୍ତୁ' },
  publishLater: { en: 'Publish at this time', or: 'ଏହି ସମୟରେ ପ୍ରକାଶ କରନ୍ତୁ' },
  published: {
    en: 'Published. Students see the changes now.',
    or: 'ପ୍ରକାଶିତ ହେଲା। ଶିକ୍ଷାର୍ଥୀମାନେ ଏବେ ପରିବର୍ତ୍ତନ ଦେଖିବେ।',
  },
  scheduled: { en: 'The publishing is scheduled.', or: 'ପ୍ରକାଶନର ସମୟ ସ୍ଥିର ହେଲା।' },
  notSavedFirst: {
    en: 'The course could not be saved, so it was not published.',
    or: 'ପାଠ୍ୟକ୍ରମଟି ସଂରକ୍ଷଣ ହୋଇପାରିଲା ନାହିଁ, ତେଣୁ ପ୍ରକାଶ ହେଲା ନାହିଁ।',
  },
  cancel: { en: 'Cancel', or: 'ବାତିଲ କରନ୍ତୁ' },

  discardChanges: { en: 'Discard changes', or: 'ପରିବର୍ତ୍ତନ ପରିତ୍ୟାଗ କରନ୍ତୁ' },
  discardTitle: { en: 'Discard all unpublished changes?', or: 'ସମସ୍ତ ଅପ୍ରକାଶିତ ପରିବର୍ତ୍ତନ ପରିତ୍ୟାଗ କରିବେ କି?' },
  discardText: {
    en: 'The editor shows the course as students see it.',
    or: 'ଶିକ୍ଷାର୍ଥୀମାନେ ଯେପରି ଦେଖୁଛନ୍ତି, ପାଠ୍ୟକ୍ରମଟି ଏଠାରେ ସେପରି ଦେଖାଯିବ।',
  },
  confirmDiscard: { en: 'Yes, Discard', or: 'ହଁ, ପରିତ୍ୟାଗ କରନ୍ତୁ' },
  discarded: { en: 'Changes discarded.', or: 'ପରିବର୍ତ୍ତନ ପରିତ୍ୟାଗ କରାଗଲା।' },
  undo: { en: 'Undo', or: 'ପୂର୍ବବତ୍ କରନ୍ତୁ' },

  archive: { en: 'Archive', or: 'ଅଭିଲେଖରେ ରଖନ୍ତୁ' },
  archiveTitle: { en: 'Archive this course?', or: 'ଏହି ପାଠ୍ୟକ୍ରମକୁ ଅଭିଲେଖରେ ରଖିବେ କି?' },
  archiveText: {
    en: 'It leaves the catalogue and can no longer be bought. Students who have it keep it.',
    or: 'ଏହା ତାଲିକାରୁ ହଟିଯିବ ଓ ଆଉ କିଣିହେବ ନାହିଁ। ଯେଉଁ ଶିକ୍ଷାର୍ଥୀଙ୍କର ଅଛି, ସେମାନଙ୍କ ପାଖରେ ରହିବ।',
  },
  archived: { en: 'Course archived.', or: 'ପାଠ୍ୟକ୍ରମଟି ଅଭିଲେଖରେ ରଖାଗଲା।' },
  unarchive: { en: 'Put back into the catalogue', or: 'ପୁଣି ତାଲିକାକୁ ଆଣନ୍ତୁ' },
  unarchiveTitle: { en: 'Put the course back into the catalogue?', or: 'ପାଠ୍ୟକ୍ରମଟିକୁ ପୁଣି ତାଲିକାକୁ ଆଣିବେ କି?' },
  unarchiveText: {
    en: 'Students can find and buy it again. Unpublished changes are published with it.',
    or: 'ଶିକ୍ଷାର୍ଥୀମାନେ ଏହାକୁ ପୁଣି ପାଇବେ ଓ କିଣିପାରିବେ। ଅପ୍ରକାଶିତ ପରିବର୍ତ୍ତନ ମଧ୍ୟ ପ୍ରକାଶିତ ହେବ।',
  },
  confirmUnarchive: { en: 'Yes, Put Back', or: 'ହଁ, ଆଣନ୍ତୁ' },
  unarchived: { en: 'The course is in the catalogue again.', or: 'ପାଠ୍ୟକ୍ରମଟି ପୁଣି ତାଲିକାରେ ଅଛି।' },
});
