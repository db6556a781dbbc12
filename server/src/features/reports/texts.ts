import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  questionNotFound: {
    en: 'This question is not in a review of yours.',
    or: 'ଏହି ପ୍ରଶ୍ନ ଆପଣଙ୍କର କୌଣସି ସମୀକ୍ଷାରେ ନାହିଁ।',
  },
  languageNeeded: {
    en: 'Choose the language whose version is wrong.',
    or: 'କେଉଁ ଭାଷାର ରୂପ ଭୁଲ, ତାହା ବାଛନ୍ତୁ।',
  },
  pictureMissing: {
    en: 'The picture no longer exists. Please choose it again.',
    or: 'ଛବିଟି ଆଉ ନାହିଁ। ଦୟାକରି ତାହା ପୁଣି ବାଛନ୍ତୁ।',
  },
  tooManyReports: {
    en: 'You have reported {max} questions in the last 24 hours. Please try again tomorrow.',
    or: 'ଗତ 24 ଘଣ୍ଟାରେ ଆପଣ {max}ଟି ପ୍ରଶ୍ନର ସମସ୍ୟା ଜଣାଇସାରିଛନ୍ତି। ଦୟାକରି କାଲି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  caseNotFound: { en: 'This report was not found.', or: 'ଏହି ଅଭିଯୋଗ ମିଳିଲା ନାହିଁ।' },
  noPaper: {
    en: 'No student has seen this question in a test, so there is nothing to correct. Edit it where it is used.',
    or: 'କୌଣସି ଶିକ୍ଷାର୍ଥୀ ପରୀକ୍ଷାରେ ଏହି ପ୍ରଶ୍ନ ଦେଖିନାହାନ୍ତି, ତେଣୁ ସଂଶୋଧନ କରିବାର କିଛି ନାହିଁ। ଏହା ଯେଉଁଠାରେ ଅଛି, ସେଠାରେ ସମ୍ପାଦନ କରନ୍ତୁ।',
  },
  alreadyDecided: {
    en: 'This case was already decided. Open a new case for the question to decide again.',
    or: 'ଏହି ବିଷୟରେ ନିଷ୍ପତ୍ତି ହୋଇସାରିଛି। ପୁଣି ନିଷ୍ପତ୍ତି ନେବା ପାଇଁ ଏହି ପ୍ରଶ୍ନ ପାଇଁ ନୂଆ ବିଷୟ ଖୋଲନ୍ତୁ।',
  },
  oneKeyNeeded: { en: 'Choose one right answer.', or: 'ଗୋଟିଏ ସଠିକ ଉତ୍ତର ବାଛନ୍ତୁ।' },
  sameKey: {
    en: 'This option is already the right answer. Choose another one.',
    or: 'ଏହି ବିକଳ୍ପ ଆଗରୁ ସଠିକ ଉତ୍ତର ଅଟେ। ଅନ୍ୟ ଗୋଟିଏ ବାଛନ୍ତୁ।',
  },
  severalKeysNeeded: { en: 'Choose at least two right answers.', or: 'ଅତି କମରେ ଦୁଇଟି ସଠିକ ଉତ୍ତର ବାଛନ୍ତୁ।' },
  noOdia: {
    en: 'This question has no Odia version.',
    or: 'ଏହି ପ୍ରଶ୍ନର ଓଡ଼ିଆ ରୂପ ନାହିଁ।',
  },
  reasonNeeded: {
    en: 'Write the reason. The students who reported the question read it.',
    or: 'କାରଣ ଲେଖନ୍ତୁ। ଯେଉଁ ଶିକ୍ଷାର୍ଥୀମାନେ ଏହି ପ୍ରଶ୍ନ ବିଷୟରେ ଜଣାଇଛନ୍ତି, ସେମାନେ ଏହା ପଢ଼ିବେ।',
  },
  notAKeyChange: {
    en: 'Only a changed key can be put into courses and exams. Edit the question for anything else.',
    or: 'କେବଳ ବଦଳାଯାଇଥିବା ସଠିକ ଉତ୍ତରକୁ ପାଠ୍ୟକ୍ରମ ଓ ପରୀକ୍ଷାରେ ରଖାଯାଇପାରିବ। ଅନ୍ୟ ସବୁ ପାଇଁ ପ୍ରଶ୍ନଟି ସମ୍ପାଦନ କରନ୍ତୁ।',
  },
});
