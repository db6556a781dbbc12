import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  // a chapter
  takeAlong: { en: 'Take along', or: 'ସାଙ୍ଗରେ ରଖନ୍ତୁ' },
  takeAlongSize: { en: 'Take along · {size}', or: 'ସାଙ୍ଗରେ ରଖନ୍ତୁ · {size}' },
  takeAlongChapter: {
    en: 'Take this chapter along, to read it without a connection',
    or: 'ବିନା ସଂଯୋଗରେ ପଢ଼ିବା ପାଇଁ ଏହି ଅଧ୍ୟାୟ ସାଙ୍ଗରେ ରଖନ୍ତୁ',
  },
  onDevice: { en: 'On this device', or: 'ଏହି ଉପକରଣରେ ଅଛି' },
  remove: { en: 'Remove', or: 'ହଟାନ୍ତୁ' },
  removeChapter: { en: 'Remove {chapter} from this device', or: '{chapter}କୁ ଏହି ଉପକରଣରୁ ହଟାନ୍ତୁ' },
  pause: { en: 'Pause', or: 'ବିରାମ' },
  resume: { en: 'Continue download', or: 'ଡାଉନଲୋଡ ଜାରି ରଖନ୍ତୁ' },
  waiting: { en: 'Waiting for its turn', or: 'ପାଳି ଅପେକ୍ଷାରେ' },
  loading: { en: 'Downloading', or: 'ଡାଉନଲୋଡ ହେଉଛି' },
  finishing: { en: 'Finishing', or: 'ଶେଷ ହେଉଛି' },
  paused: { en: 'Paused', or: 'ବିରାମରେ ଅଛି' },

  // why a download waits, and why a chapter cannot be read
  noConnection: {
    en: 'No connection. The download continues when you are online again.',
    or: 'ସଂଯୋଗ ନାହିଁ। ସଂଯୋଗ ଆସିଲେ ଡାଉନଲୋଡ ନିଜେ ଜାରି ରହିବ।',
  },
  waitsForWifi: {
    en: 'Waiting for Wi-Fi, as you chose in My Account.',
    or: 'ୱାଇ-ଫାଇ ଅପେକ୍ଷାରେ, ଯେପରି ଆପଣ “ମୋ ଖାତା”ରେ ବାଛିଛନ୍ତି।',
  },
  full: {
    en: 'This device is full. Delete photos or files on it, or remove a chapter, and continue.',
    or: 'ଏହି ଉପକରଣରେ ଆଉ ସ୍ଥାନ ନାହିଁ। ଏଥିରୁ ଫଟୋ କିମ୍ବା ଫାଇଲ ବିଲୋପ କରନ୍ତୁ, କିମ୍ବା ଗୋଟିଏ ଅଧ୍ୟାୟ ହଟାନ୍ତୁ ଓ ଜାରି ରଖନ୍ତୁ।',
  },
  removeOldest: {
    en: 'Remove “{chapter}”, which you have not read for longest',
    or: '“{chapter}” ହଟାନ୍ତୁ, ଯାହାକୁ ଆପଣ ବହୁତ ଦିନରୁ ପଢ଼ିନାହାନ୍ତି',
  },
  refused: {
    en: 'This browser window cannot store chapters. Private windows cannot; open the site in a normal one.',
    or: 'ଏହି ବ୍ରାଉଜର ୱିଣ୍ଡୋରେ ଅଧ୍ୟାୟ ରଖିହେବ ନାହିଁ। ଗୁପ୍ତ ୱିଣ୍ଡୋରେ ରଖିହୁଏ ନାହିଁ; ସାଧାରଣ ୱିଣ୍ଡୋରେ ୱେବସାଇଟ ଖୋଲନ୍ତୁ।',
  },
  olderTab: {
    en: 'An older version of this site is open in another tab. Close that tab and continue.',
    or: 'ଅନ୍ୟ ଏକ ଟ୍ୟାବରେ ଏହି ୱେବସାଇଟର ପୁରୁଣା ସଂସ୍କରଣ ଖୋଲା ଅଛି। ସେହି ଟ୍ୟାବ ବନ୍ଦ କରି ଜାରି ରଖନ୍ତୁ।',
  },
  newerBuild: {
    en: 'A newer version of this site is open in another tab. Reload this page and continue.',
    or: 'ଅନ୍ୟ ଏକ ଟ୍ୟାବରେ ଏହି ୱେବସାଇଟର ନୂଆ ସଂସ୍କରଣ ଖୋଲା ଅଛି। ଏହି ପୃଷ୍ଠା ପୁଣି ଖୋଲି ଜାରି ରଖନ୍ତୁ।',
  },
  leaseEnded: {
    en: 'This chapter was on this device for 14 days without a connection. Connect once to read on.',
    or: 'ଏହି ଅଧ୍ୟାୟ ବିନା ସଂଯୋଗରେ 14 ଦିନ ଏହି ଉପକରଣରେ ଥିଲା। ଆଗକୁ ପଢ଼ିବାକୁ ଥରେ ସଂଯୋଗ କରନ୍ତୁ।',
  },
  clockSetBack: {
    en: 'The clock of this device was set back. Set it right or connect once to read on.',
    or: 'ଏହି ଉପକରଣର ଘଣ୍ଟା ପଛକୁ କରାଯାଇଛି। ଆଗକୁ ପଢ଼ିବାକୁ ଘଣ୍ଟା ଠିକ କରନ୍ତୁ କିମ୍ବା ଥରେ ସଂଯୋଗ କରନ୍ତୁ।',
  },
  notOnDevice: {
    en: 'This chapter is no longer on this device. Connect to read it.',
    or: 'ଏହି ଅଧ୍ୟାୟ ଆଉ ଏହି ଉପକରଣରେ ନାହିଁ। ପଢ଼ିବାକୁ ସଂଯୋଗ କରନ୍ତୁ।',
  },

  // after the session has expired
  keptUntilSignIn: {
    en: 'The chapters on this device wait until the same student signs in again.',
    or: 'ସେହି ଶିକ୍ଷାର୍ଥୀ ପୁଣି ପ୍ରବେଶ କରିବା ପର୍ଯ୍ୟନ୍ତ ଏହି ଉପକରଣର ଅଧ୍ୟାୟଗୁଡ଼ିକ ରହିବ।',
  },
  removeThem: { en: 'Remove the chapters', or: 'ଅଧ୍ୟାୟଗୁଡ଼ିକ ହଟାନ୍ତୁ' },
  keptRemoved: { en: 'The chapters were removed.', or: 'ଅଧ୍ୟାୟଗୁଡ଼ିକ ହଟାଗଲା।' },

  // a course
  courseOnDevice: {
    en: '{size}, {stored:number} of {total:number} chapters on this device',
    or: '{size}, ଏହି ଉପକରଣରେ {total:number}ଟି ମଧ୍ୟରୁ {stored:number}ଟି ଅଧ୍ୟାୟ',
  },
  takeCourse: { en: 'Take the course along · {size}', or: 'ପାଠ୍ୟକ୍ରମ ସାଙ୍ଗରେ ରଖନ୍ତୁ · {size}' },
  takeRest: { en: 'Take the rest along · {size}', or: 'ବାକି ଅଧ୍ୟାୟ ସାଙ୍ଗରେ ରଖନ୍ତୁ · {size}' },

  // My account
  chaptersHere: { en: 'Chapters on this device', or: 'ଏହି ଉପକରଣରେ ଥିବା ଅଧ୍ୟାୟ' },
  chaptersHereNote: {
    en: 'You can read them for 14 days after the last connection. They are deleted when you log out.',
    or: 'ଶେଷ ସଂଯୋଗ ପରେ 14 ଦିନ ପର୍ଯ୍ୟନ୍ତ ଏଗୁଡ଼ିକୁ ପଢ଼ିପାରିବେ। ପ୍ରସ୍ଥାନ କଲେ ଏଗୁଡ଼ିକ ବିଲୋପ ହୁଏ।',
  },
  noChapters: {
    en: 'There are none yet. Open a chapter and choose Take along.',
    or: 'ଏପର୍ଯ୍ୟନ୍ତ କିଛି ନାହିଁ। ଗୋଟିଏ ଅଧ୍ୟାୟ ଖୋଲି “ସାଙ୍ଗରେ ରଖନ୍ତୁ” ବାଛନ୍ତୁ।',
  },
  readOn: { en: 'last read {date}', or: 'ଶେଷ ଥର ପଢ଼ିଥିଲେ {date}' },
  wifiOnly: { en: 'Only on Wi-Fi', or: 'କେବଳ ୱାଇ-ଫାଇରେ' },
  wifiOnlyNote: {
    en: 'Chapters are not downloaded on mobile data.',
    or: 'ମୋବାଇଲ ଡାଟାରେ ଅଧ୍ୟାୟ ଡାଉନଲୋଡ ହେବ ନାହିଁ।',
  },
});
