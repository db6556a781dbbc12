import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  tourTitle: { en: 'How {site} works', or: '{site} କିପରି କାମ କରେ' },
  catalogueTitle: { en: 'Find your course', or: 'ନିଜ ପାଠ୍ୟକ୍ରମ ଖୋଜନ୍ତୁ' },
  catalogueText: {
    en: 'Search all courses, free and paid.',
    or: 'ମାଗଣା ଓ ଦେୟଯୁକ୍ତ, ସମସ୍ତ ପାଠ୍ୟକ୍ରମ ଏଠାରେ ମିଳିବ।',
  },
  courseTitle: { en: 'Go chapter by chapter', or: 'ଗୋଟିଏ ପରେ ଗୋଟିଏ ଅଧ୍ୟାୟ ପଢ଼ନ୍ତୁ' },
  courseText: {
    en: 'Each course has short chapters. The list shows which ones you have completed.',
    or: 'ପ୍ରତ୍ୟେକ ପାଠ୍ୟକ୍ରମରେ ଛୋଟ ଛୋଟ ଅଧ୍ୟାୟ ଥାଏ। କେଉଁଗୁଡ଼ିକ ସମାପ୍ତ ହେଲା, ତାହା ତାଲିକାରେ ଦେଖନ୍ତୁ।',
  },
  chapterTitle: { en: 'Read the study material', or: 'ପାଠ୍ୟ ସାମଗ୍ରୀ ପଢ଼ନ୍ତୁ' },
  chapterText: {
    en: 'The PDF opens in the page and remembers where you stopped reading.',
    or: 'PDF ଏହି ପୃଷ୍ଠାରେ ହିଁ ଖୋଲେ, ଏବଂ ଆପଣ ଯେଉଁଠାରେ ଛାଡ଼ିଥିଲେ ସେଠାରୁ ଆରମ୍ଭ ହୁଏ।',
  },
  mockTestTitle: { en: 'Take the mock test', or: 'ଅଭ୍ୟାସ ପରୀକ୍ଷା ଦିଅନ୍ତୁ' },
  mockTestText: {
    en: 'One question at a time, with a clock, in English, Odia or both.',
    or: 'ସମୟ ଭିତରେ, ଥରକେ ଗୋଟିଏ ପ୍ରଶ୍ନ: ଓଡ଼ିଆ, ଇଂରାଜୀ କିମ୍ବା ଉଭୟ ଭାଷାରେ।',
  },
  resultTitle: { en: 'See your result at once', or: 'ସଙ୍ଗେ ସଙ୍ଗେ ଫଳାଫଳ ଦେଖନ୍ତୁ' },
  resultText: {
    en: 'Review each question with the right answer and its explanation.',
    or: 'ପ୍ରତ୍ୟେକ ପ୍ରଶ୍ନର ସଠିକ ଉତ୍ତର ଓ ତାହାର ବ୍ୟାଖ୍ୟା ପଢ଼ନ୍ତୁ।',
  },
  analyticsTitle: { en: 'Know what to practise next', or: 'ଏହା ପରେ କ’ଣ ଅଭ୍ୟାସ କରିବେ ଜାଣନ୍ତୁ' },
  analyticsText: {
    en: 'Analytics shows your scores, your study time and your weak chapters.',
    or: 'ବିଶ୍ଳେଷଣରେ ଆପଣଙ୍କ ପ୍ରାପ୍ତାଙ୍କ, ପଢ଼ିବା ସମୟ ଓ ଦୁର୍ବଳ ଅଧ୍ୟାୟ ଦେଖନ୍ତୁ।',
  },

  position: { en: '{number:number} of {total:number}', or: '{total:number}ରୁ {number:number}' },
  pictureOf: { en: 'Picture of the screen: {title}', or: 'ପରଦାର ଛବି: {title}' },
  previousPicture: { en: 'Previous picture', or: 'ପୂର୍ବ ଛବି' },
  nextPicture: { en: 'Next picture', or: 'ପରବର୍ତ୍ତୀ ଛବି' },
  showPicture: { en: 'Show picture {number:number}: {title}', or: 'ଛବି {number:number} ଦେଖାନ୍ତୁ: {title}' },
  play: { en: 'Play', or: 'ଚଲାନ୍ତୁ' },
  pause: { en: 'Pause', or: 'ଅଟକାନ୍ତୁ' },
});
