import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.requests;

export const summary = defineTexts({
  goal: {
    en: 'Answer what people ask about their personal data, before it is due.',
    or: 'ବ୍ୟକ୍ତିଗତ ତଥ୍ୟ ବିଷୟରେ ଲୋକଙ୍କ ଅନୁରୋଧର ଉତ୍ତର ସମୟସୀମା ପୂର୍ବରୁ ଦିଅନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  open: {
    en: 'Open <b>Requests</b> in the side panel. The request that is due first is at the top. Each one is due 30 days after it was sent.',
    or: 'ପାର୍ଶ୍ୱ ମେନୁରେ <b>ଅନୁରୋଧ</b> ଖୋଲନ୍ତୁ। ଯେଉଁ ଅନୁରୋଧର ସମୟସୀମା ପ୍ରଥମେ ଶେଷ ହେବ, ତାହା ସବୁଠାରୁ ଉପରେ ଥାଏ। ପ୍ରତ୍ୟେକ ଅନୁରୋଧର ସମୟସୀମା ପଠାଯିବାର 30 ଦିନ ପରେ।',
  },
  read: {
    en: 'Press its number, and read under <b>About</b> in the list what the person wants.',
    or: 'ଏହାର ସଂଖ୍ୟା ଦବାନ୍ତୁ, ଏବଂ ବ୍ୟକ୍ତି କ’ଣ ଚାହାଁନ୍ତି ତାହା ତାଲିକାର <b>ବିଷୟ</b>ରେ ପଢ଼ନ୍ତୁ।',
  },
  student: {
    en: 'Press <b>Open the student</b> to do what was asked: correct the date of birth, or <b>Delete account</b>.',
    or: 'ଯାହା ମଗାଯାଇଛି ତାହା କରିବାକୁ <b>ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ଦେଖନ୍ତୁ</b> ଦବାନ୍ତୁ: ଜନ୍ମ ତାରିଖ ସୁଧାରନ୍ତୁ, କିମ୍ବା <b>ଖାତା ବିଲୋପ କରନ୍ତୁ</b>।',
  },
  answer: {
    en: 'Write the <b>Answer</b>, say what you have done, and press <b>Answer and close</b>. An answer is final.',
    or: '<b>ଉତ୍ତର</b> ଲେଖନ୍ତୁ, ଆପଣ କ’ଣ କଲେ ଜଣାନ୍ତୁ, ଏବଂ <b>ଉତ୍ତର ଦେଇ ବନ୍ଦ କରନ୍ତୁ</b> ଦବାନ୍ତୁ। ଉତ୍ତର ଅନ୍ତିମ।',
  },
  told: {
    en: 'A student gets a notice and reads the answer in the account. A visitor gets it by e-mail.',
    or: 'ଶିକ୍ଷାର୍ଥୀ ସୂଚନା ପାଆନ୍ତି ଓ ଖାତାରେ ଉତ୍ତର ପଢ଼ନ୍ତି। ଅନ୍ୟମାନେ ଇ-ମେଲରେ ଉତ୍ତର ପାଆନ୍ତି।',
  },
});

export const problems = defineTexts({
  noAccount: {
    en: '<q>The person has no account.</q> Make sure that the person is who they say before you tell or change anything.',
    or: '<q>ବ୍ୟକ୍ତିଙ୍କର ଖାତା ନାହିଁ।</q> କିଛି ଜଣାଇବା ବା ବଦଳାଇବା ପୂର୍ବରୁ ସେ ନିଜେ ଅନୁରୋଧ କରିଛନ୍ତି ବୋଲି ନିଶ୍ଚିତ ହୁଅନ୍ତୁ।',
  },
  noMail: {
    en: '<q>This server sends no e-mails.</q> Send the answer yourself, then store it here so that the request is closed.',
    or: '<q>ଏହି ସର୍ଭର ଇ-ମେଲ ପଠାଏ ନାହିଁ।</q> ନିଜେ ଉତ୍ତର ପଠାନ୍ତୁ, ତା’ପରେ ଅନୁରୋଧ ବନ୍ଦ କରିବାକୁ ତାହା ଏଠାରେ ସଂରକ୍ଷଣ କରନ୍ତୁ।',
  },
  late: {
    en: '<q>A request is overdue.</q> Answer it first. The law allows 90 days; after that the person can complain to the Data Protection Board.',
    or: '<q>ଅନୁରୋଧର ସମୟ ଅତିକ୍ରାନ୍ତ।</q> ପ୍ରଥମେ ତାହାର ଉତ୍ତର ଦିଅନ୍ତୁ। ଆଇନ 90 ଦିନ ଦିଏ; ତା’ପରେ ବ୍ୟକ୍ତି ଡାଟା ସୁରକ୍ଷା ବୋର୍ଡରେ ଅଭିଯୋଗ କରିପାରିବେ।',
  },
});

export const related: HelpArticle['related'] = ['tell-of-a-breach', 'team-and-roles', 'export-my-data'];

export const picture = defineTexts({
  alt: { en: 'A request with the field for its answer', or: 'ଉତ୍ତର ଲେଖିବା ସ୍ଥାନ ସହିତ ଏକ ଅନୁରୋଧ' },
});
