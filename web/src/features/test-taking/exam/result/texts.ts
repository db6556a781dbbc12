import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  result: { en: 'Exam result', or: 'ପରୀକ୍ଷାର ଫଳାଫଳ' },
  resultFailed: { en: 'Failed to load the result', or: 'ଫଳାଫଳ ଖୋଲିପାରିଲା ନାହିଁ' },
  backToExams: { en: 'Back to Exams', or: 'ପରୀକ୍ଷା ତାଲିକାକୁ ଫେରନ୍ତୁ' },
  takenOn: { en: '{date} · Time used {time}', or: '{date} · ବ୍ୟୟିତ ସମୟ {time}' },
  attempts: { en: 'Your attempts', or: 'ଆପଣଙ୍କ ପ୍ରୟାସ' },
  attemptNumber: { en: 'Attempt {number:number}', or: 'ପ୍ରୟାସ {number:number}' },

  // before the release
  handedIn: { en: 'Your exam is handed in', or: 'ଆପଣଙ୍କ ପରୀକ୍ଷା ଦାଖଲ ହୋଇଛି' },
  resultsOn: { en: 'Results on {time}', or: 'ଫଳାଫଳ {time}ରେ' },
  resultsIn: { en: 'Results in', or: 'ଫଳାଫଳ ପାଇଁ ବାକି' },
  resultsOnText: {
    en: 'Your score, your rank and the answers are shown here from then on.',
    or: 'ସେତେବେଳଠାରୁ ଆପଣଙ୍କ ପ୍ରାପ୍ତାଙ୍କ, ସ୍ଥାନ ଓ ଉତ୍ତର ଏଠାରେ ଦେଖାଯିବ।',
  },
  noResults: { en: 'This exam has no results', or: 'ଏହି ପରୀକ୍ଷାର ଫଳାଫଳ ନାହିଁ' },
  noResultsText: { en: 'The exam was cancelled.', or: 'ପରୀକ୍ଷା ବାତିଲ ହୋଇଛି।' },

  // the score
  scoreOfMaximum: {
    en: '{score:number} of {maximum:number} marks',
    or: '{maximum:number}ରୁ {score:number} ନମ୍ବର',
  },
  passed: { en: 'Passed', or: 'ଉତ୍ତୀର୍ଣ୍ଣ' },
  notPassed: { en: 'Not passed', or: 'ଅନୁତ୍ତୀର୍ଣ୍ଣ' },
  right: { en: 'Right', or: 'ସଠିକ' },
  wrong: { en: 'Wrong', or: 'ଭୁଲ' },
  notAnswered: { en: 'Not answered', or: 'ଉତ୍ତର ଦିଆଯାଇନାହିଁ' },
  lost: { en: 'Marks lost to wrong answers', or: 'ଭୁଲ ଉତ୍ତର ପାଇଁ କଟିଥିବା ନମ୍ବର' },
  whatIf: {
    en: {
      one: 'Without your {count:number} wrong answer: +{marks:number}',
      other: 'Without your {count:number} wrong answers: +{marks:number}',
    },
    or: 'ଆପଣଙ୍କ {count:number}ଟି ଭୁଲ ଉତ୍ତର ନଥିଲେ: +{marks:number}',
  },
  whatIfScore: {
    en: 'You would have {score:number} of {maximum:number} marks. Leave a question empty if you cannot exclude any option.',
    or: 'ଆପଣ {maximum:number}ରୁ {score:number} ନମ୍ବର ପାଇଥାନ୍ତେ। କୌଣସି ବିକଳ୍ପ ବାଦ ଦେଇପାରୁନଥିଲେ ପ୍ରଶ୍ନଟି ଛାଡ଼ି ଦିଅନ୍ତୁ।',
  },

  // the standing
  standing: { en: 'Where you stand', or: 'ଆପଣଙ୍କ ସ୍ଥାନ' },
  rank: { en: 'Rank', or: 'ସ୍ଥାନ' },
  rankOfTakers: { en: '{rank:number} of {takers:number}', or: '{takers:number}ରୁ {rank:number}' },
  percentile: { en: 'Percentile', or: 'ପର୍ସେଣ୍ଟାଇଲ' },
  best: { en: 'Best', or: 'ସର୍ବୋଚ୍ଚ' },
  average: { en: 'Average', or: 'ହାରାହାରି' },
  rankLater: {
    en: 'Rank and percentile are shown when {minimum:number} students have taken it. So far: {takers:number}.',
    or: '{minimum:number} ଜଣ ଶିକ୍ଷାର୍ଥୀ ପରୀକ୍ଷା ଦେଲା ପରେ ସ୍ଥାନ ଓ ପର୍ସେଣ୍ଟାଇଲ ଦେଖାଯିବ। ଏପର୍ଯ୍ୟନ୍ତ: {takers:number}।',
  },
  rankOfFirst: {
    en: 'Ranks compare first attempts, so this attempt has none.',
    or: 'ସ୍ଥାନ କେବଳ ପ୍ରଥମ ପ୍ରୟାସରୁ ନିର୍ଣ୍ଣୟ ହୁଏ, ତେଣୁ ଏହି ପ୍ରୟାସର ସ୍ଥାନ ନାହିଁ।',
  },
  histogram: { en: 'Students by marks', or: 'ନମ୍ବର ଅନୁସାରେ ଶିକ୍ଷାର୍ଥୀ' },
  histogramBar: {
    en: {
      one: '{from:number} to {to:number} marks: {count:number} student',
      other: '{from:number} to {to:number} marks: {count:number} students',
    },
    or: '{from:number}ରୁ {to:number} ନମ୍ବର: {count:number} ଜଣ',
  },
  ownPlace: { en: 'Your place', or: 'ଆପଣଙ୍କ ସ୍ଥାନ' },
  cutOffLine: { en: 'Cut-off', or: 'କଟ-ଅଫ' },

  // sections and cut-offs
  sections: { en: 'Sections', or: 'ବିଭାଗ' },
  section: { en: 'Section', or: 'ବିଭାଗ' },
  score: { en: 'Score', or: 'ପ୍ରାପ୍ତାଙ୍କ' },
  topics: { en: 'Topics', or: 'ପ୍ରସଙ୍ଗ' },
  topic: { en: 'Topic', or: 'ପ୍ରସଙ୍ଗ' },
  cutOffs: { en: 'Cut-offs', or: 'କଟ-ଅଫ' },
  category: { en: 'Category', or: 'ବର୍ଗ' },
  cutOff: { en: 'Cut-off', or: 'କଟ-ଅଫ' },
  difference: { en: 'Your marks', or: 'ଆପଣଙ୍କ ନମ୍ବର' },
  above: { en: '{marks:number} above', or: '{marks:number} ଅଧିକ' },
  below: { en: '{marks:number} below', or: '{marks:number} କମ' },
  reached: { en: 'Reached', or: 'ସମାନ' },

  // time per question
  slowest: { en: 'Where your time went', or: 'ଆପଣଙ୍କ ସମୟ କେଉଁଠି ଗଲା' },
  question: { en: 'Question', or: 'ପ୍ରଶ୍ନ' },
  questionNumber: { en: 'Question {number:number}', or: 'ପ୍ରଶ୍ନ {number:number}' },
  yourTime: { en: 'Your time', or: 'ଆପଣଙ୍କ ସମୟ' },
  median: { en: 'Median', or: 'ମଧ୍ୟମା' },
  answer: { en: 'Answer', or: 'ଉତ୍ତର' },
  medianText: {
    en: 'Half of the students needed less time than the median. It is counted every hour.',
    or: 'ଅଧା ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ମଧ୍ୟମାଠାରୁ କମ ସମୟ ଲାଗିଛି। ଏହା ପ୍ରତି ଘଣ୍ଟାରେ ଗଣାଯାଏ।',
  },

  // sharing
  share: { en: 'Share result', or: 'ଫଳାଫଳ ସେୟାର କରନ୍ତୁ' },
  shareFailed: { en: 'The picture could not be made.', or: 'ଛବି ତିଆରି ହୋଇପାରିଲା ନାହିଁ।' },
  pictureScore: { en: '{score:number} / {maximum:number}', or: '{score:number} / {maximum:number}' },
  pictureCaption: { en: 'My score', or: 'ମୋର ପ୍ରାପ୍ତାଙ୍କ' },
});
