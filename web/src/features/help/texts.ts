import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** The texts around the articles. */
export const texts = defineTexts({
  help: { en: 'Help', or: 'ସହାୟତା' },
  helpDescription: {
    en: 'How to study, take tests, pay and get a refund on {site}, and how admins write courses and run exams: short articles with steps and pictures.',
    or: '{site}ରେ କିପରି ପଢ଼ିବେ, ପରୀକ୍ଷା ଦେବେ, ଦେୟ ଦେବେ ଓ ଟଙ୍କା ଫେରସ୍ତ ମାଗିବେ, ଏବଂ ପରିଚାଳକମାନେ କିପରି ପାଠ୍ୟକ୍ରମ ଲେଖିବେ ଓ ପରୀକ୍ଷା କରାଇବେ: ଛବି ସହିତ ଛୋଟ ଛୋଟ ଲେଖା।',
  },
  lead: {
    en: 'Short answers, step by step. Search, or choose a topic.',
    or: 'ପାହାଚ ପରେ ପାହାଚ, ଛୋଟ ଉତ୍ତର। ଖୋଜନ୍ତୁ, କିମ୍ବା ଗୋଟିଏ ବିଷୟ ବାଛନ୍ତୁ।',
  },
  searchHelp: { en: 'Search the help', or: 'ସହାୟତାରେ ଖୋଜନ୍ତୁ' },
  searchExample: { en: 'Such as refund', or: 'ଯେପରି ଟଙ୍କା ଫେରସ୍ତ' },
  search: { en: 'Search', or: 'ଖୋଜନ୍ତୁ' },
  forStudents: { en: 'For students', or: 'ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଇଁ' },
  forAdmins: { en: 'For admins', or: 'ପରିଚାଳକଙ୍କ ପାଇଁ' },
  found: {
    en: {
      one: '{count:number} article for “{search}”',
      other: '{count:number} articles for “{search}”',
    },
    or: '“{search}” ପାଇଁ {count:number}ଟି ଲେଖା',
  },
  nothingFound: { en: 'Nothing found for “{search}”', or: '“{search}” ପାଇଁ କିଛି ମିଳିଲା ନାହିଁ' },
  tryAnotherWord: {
    en: 'Try another word, in Odia or English, or <link>write to us</link>.',
    or: 'ଓଡ଼ିଆ କିମ୍ବା ଇଂରାଜୀରେ ଅନ୍ୟ ଶବ୍ଦ ଦେଇ ଖୋଜନ୍ତୁ, କିମ୍ବା <link>ଆମକୁ ଲେଖନ୍ତୁ</link>।',
  },
  allArticles: { en: 'Show all articles', or: 'ସବୁ ଲେଖା ଦେଖନ୍ତୁ' },

  // an article
  whereYouAre: { en: 'Where you are', or: 'ଆପଣ କେଉଁଠି ଅଛନ୍ତି' },
  steps: { en: 'Steps', or: 'ପାହାଚ' },
  problems: { en: 'What can go wrong', or: 'କ’ଣ ଅସୁବିଧା ହୋଇପାରେ' },
  openScreen: { en: 'Take me there', or: 'ସେଠାକୁ ଯାଆନ୍ତୁ' },
  related: { en: 'See also', or: 'ଏହା ମଧ୍ୟ ଦେଖନ୍ତୁ' },
  stillStuck: {
    en: 'Did this not help? <link>Write to us</link>. A person reads every message.',
    or: 'ଏଥିରୁ ସାହାଯ୍ୟ ମିଳିଲା ନାହିଁ କି? <link>ଆମକୁ ଲେଖନ୍ତୁ</link>। ଜଣେ ବ୍ୟକ୍ତି ପ୍ରତ୍ୟେକ ବାର୍ତ୍ତା ପଢ଼ନ୍ତି।',
  },
  articleNotFound: { en: 'Article not found', or: 'ଏହି ଲେଖା ମିଳିଲା ନାହିଁ' },
  articleMoved: {
    en: 'Look for it in the list of all articles.',
    or: 'ସବୁ ଲେଖାର ତାଲିକାରେ ଏହାକୁ ଖୋଜନ୍ତୁ।',
  },
});
