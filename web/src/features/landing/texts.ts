import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  // the motto is Odia on both pages
  motto: { en: 'ପଢ଼ନ୍ତୁ। ପରଖନ୍ତୁ। ଆଗକୁ ବଢ଼ନ୍ତୁ।', or: 'ପଢ଼ନ୍ତୁ। ପରଖନ୍ତୁ। ଆଗକୁ ବଢ଼ନ୍ତୁ।' },
  heroTitle: {
    en: 'Your exam, one clear chapter at a time.',
    or: 'ଆପଣଙ୍କ ପରୀକ୍ଷା, ଥରକେ ଗୋଟିଏ ସରଳ ଅଧ୍ୟାୟ।',
  },
  heroLead: {
    en: 'Courses for OSSC, OPSC, teaching and banking exams, in Odia and English. Read a chapter, take its mock test and see what to practise next.',
    or: 'OSSC, OPSC, ଶିକ୍ଷକ ଓ ବ୍ୟାଙ୍କ ପରୀକ୍ଷା ପାଇଁ ଓଡ଼ିଆ ଓ ଇଂରାଜୀରେ ପାଠ୍ୟକ୍ରମ। ଗୋଟିଏ ଅଧ୍ୟାୟ ପଢ଼ନ୍ତୁ, ତାହାର ଅଭ୍ୟାସ ପରୀକ୍ଷା ଦିଅନ୍ତୁ ଏବଂ ଏହା ପରେ କ’ଣ ଅଭ୍ୟାସ କରିବେ ତାହା ଜାଣନ୍ତୁ।',
  },
  startLearning: { en: 'Start Learning', or: 'ପଢ଼ିବା ଆରମ୍ଭ କରନ୍ତୁ' },
  watchDemo: { en: 'Watch Demo', or: 'ନମୁନା ଦେଖନ୍ତୁ' },
  searchCourses: { en: 'Search courses', or: 'ପାଠ୍ୟକ୍ରମ ଖୋଜନ୍ତୁ' },
  searchExample: { en: 'Try ଇତିହାସ', or: 'ଯେପରି ଇତିହାସ' },
  search: { en: 'Search', or: 'ଖୋଜନ୍ତୁ' },

  inFigures: { en: 'In figures', or: 'ସଂଖ୍ୟାରେ ଆମ ପରିଚୟ' },
  thousands: { en: '{count:number}K+', or: '{count:number} ହଜାର+' },
  moreThan: { en: '{count:number}+', or: '{count:number}+' },
  aroundTheClock: { en: '{hours:number}/{days:number}', or: '{hours:number}/{days:number}' },
  students: { en: 'students', or: 'ଶିକ୍ଷାର୍ଥୀ' },
  courses: { en: 'courses', or: 'ପାଠ୍ୟକ୍ରମ' },
  success: { en: 'success', or: 'ସଫଳତା' },
  support: { en: 'support', or: 'ସହାୟତା' },

  whyChooseUs: { en: 'Why choose us', or: 'ଆମକୁ କାହିଁକି ବାଛିବେ' },
  bilingualTitle: { en: 'In Odia and English', or: 'ଓଡ଼ିଆ ଓ ଇଂରାଜୀରେ' },
  bilingualText: {
    en: 'Chapters, questions and explanations in the language you think in.',
    or: 'ଯେଉଁ ଭାଷାରେ ଆପଣ ଭାବନ୍ତି, ସେହି ଭାଷାରେ ଅଧ୍ୟାୟ, ପ୍ରଶ୍ନ ଓ ବ୍ୟାଖ୍ୟା।',
  },
  realTestsTitle: { en: 'Tests like the real exam', or: 'ପ୍ରକୃତ ପରୀକ୍ଷା ପରି ଅଭ୍ୟାସ ପରୀକ୍ଷା' },
  realTestsText: {
    en: 'Timed, one question at a time, with an explanation for every answer.',
    or: 'ନିର୍ଦ୍ଧାରିତ ସମୟ, ଥରକେ ଗୋଟିଏ ପ୍ରଶ୍ନ, ଏବଂ ପ୍ରତ୍ୟେକ ଉତ୍ତରର ବ୍ୟାଖ୍ୟା।',
  },
  progressTitle: { en: 'See your progress', or: 'ନିଜ ଅଗ୍ରଗତି ଦେଖନ୍ତୁ' },
  progressText: {
    en: 'Strong chapters, weak chapters, and what to practise next.',
    or: 'କେଉଁ ଅଧ୍ୟାୟରେ ଦକ୍ଷ, କେଉଁଥିରେ ଦୁର୍ବଳ, ଏବଂ ଏହା ପରେ କ’ଣ ଅଭ୍ୟାସ କରିବେ।',
  },
  lightTitle: { en: 'Light on your phone', or: 'ମୋବାଇଲରେ ହାଲୁକା' },
  lightText: {
    en: 'Made for small screens and slow connections. Your answers are safe when the network fails.',
    or: 'ଛୋଟ ପରଦା ଓ ଧୀର ସଂଯୋଗ ପାଇଁ ପ୍ରସ୍ତୁତ। ସଂଯୋଗ କଟିଗଲେ ମଧ୍ୟ ଆପଣଙ୍କ ଉତ୍ତର ସୁରକ୍ଷିତ ରହେ।',
  },

  tryQuestion: { en: 'Try a question', or: 'ଗୋଟିଏ ପ୍ରଶ୍ନର ଉତ୍ତର ଦିଅନ୍ତୁ' },
  mockTest: { en: 'Mock test', or: 'ଅଭ୍ୟାସ ପରୀକ୍ଷା' },
  right: { en: 'Right', or: 'ସଠିକ' },
  notQuite: { en: 'Not quite', or: 'ଠିକ ହେଲା ନାହିଁ' },
  chooseAnswer: {
    en: 'Choose an answer to see the explanation.',
    or: 'ବ୍ୟାଖ୍ୟା ଦେଖିବା ପାଇଁ ଗୋଟିଏ ଉତ୍ତର ବାଛନ୍ତୁ।',
  },
  rightAnswer: { en: 'Right answer', or: 'ସଠିକ ଉତ୍ତର' },
  wrongAnswer: { en: 'Wrong answer', or: 'ଭୁଲ ଉତ୍ତର' },

  whatStudentsSay: { en: 'What students say', or: 'ଶିକ୍ଷାର୍ଥୀମାନେ କ’ଣ କୁହନ୍ତି' },
  firstQuote: {
    en: 'I read on the bus and took the chapter’s test at night. By the third week I knew which chapters were costing me marks.',
    or: 'ମୁଁ ବସରେ ଯାଉ ଯାଉ ପଢ଼େ ଏବଂ ରାତିରେ ସେହି ଅଧ୍ୟାୟର ପରୀକ୍ଷା ଦିଏ। ତୃତୀୟ ସପ୍ତାହ ବେଳକୁ ଜାଣିପାରିଲି, କେଉଁ ଅଧ୍ୟାୟରେ ମୋର ନମ୍ବର କଟୁଛି।',
  },
  firstName: { en: 'Sasmita Behera', or: 'ସସ୍ମିତା ବେହେରା' },
  firstPlace: { en: 'Cuttack', or: 'କଟକ' },
  // an Odia speaker is quoted in Odia on both pages
  secondQuote: {
    en: 'ଓଡ଼ିଆରେ ପଢ଼ିବା, ଓଡ଼ିଆରେ ପରୀକ୍ଷା ଦେବା: ପ୍ରତି ପ୍ରଶ୍ନର ବୁଝାମଣା ମୋର ଭୟ ଦୂର କରିଦେଲା।',
    or: 'ଓଡ଼ିଆରେ ପଢ଼ିବା, ଓଡ଼ିଆରେ ପରୀକ୍ଷା ଦେବା: ପ୍ରତି ପ୍ରଶ୍ନର ବୁଝାମଣା ମୋର ଭୟ ଦୂର କରିଦେଲା।',
  },
  secondName: { en: 'ରଞ୍ଜନ ମହାପାତ୍ର', or: 'ରଞ୍ଜନ ମହାପାତ୍ର' },
  secondPlace: { en: 'ସମ୍ବଲପୁର', or: 'ସମ୍ବଲପୁର' },

  closingTitle: { en: 'Start your first chapter today.', or: 'ଆଜି ହିଁ ପ୍ରଥମ ଅଧ୍ୟାୟ ଆରମ୍ଭ କରନ୍ତୁ।' },
  closingText: {
    en: 'Sign in, choose a free course and take its first mock test.',
    or: 'ପ୍ରବେଶ କରନ୍ତୁ, ଗୋଟିଏ ମାଗଣା ପାଠ୍ୟକ୍ରମ ବାଛନ୍ତୁ ଏବଂ ତାହାର ପ୍ରଥମ ଅଭ୍ୟାସ ପରୀକ୍ଷା ଦିଅନ୍ତୁ।',
  },
  getStarted: { en: 'Get Started', or: 'ଆରମ୍ଭ କରନ୍ତୁ' },
});
