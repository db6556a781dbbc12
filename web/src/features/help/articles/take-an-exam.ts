import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.studentExams;

export const summary = defineTexts({
  goal: {
    en: 'Take a full-length exam on a screen like the one in the examination hall.',
    or: 'ପରୀକ୍ଷା କେନ୍ଦ୍ର ଭଳି ପରଦାରେ ପୂର୍ଣ୍ଣାଙ୍ଗ ପରୀକ୍ଷା ଦିଅନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  open: {
    en: 'Open <b>Exams</b> in the side panel. <b>Upcoming</b> has the dates; <b>Add to calendar</b> reminds you.',
    or: 'ପାର୍ଶ୍ୱ ମେନୁରେ <b>ପୂର୍ଣ୍ଣାଙ୍ଗ ପରୀକ୍ଷା</b> ଖୋଲନ୍ତୁ। <b>ଆଗାମୀ</b>ରେ ତାରିଖ ଥାଏ; <b>କ୍ୟାଲେଣ୍ଡରରେ ଯୋଡ଼ନ୍ତୁ</b> ଦବାଇଲେ ମନେପଡ଼ିବ।',
  },
  instructions: {
    en: 'When it is open, press <b>Open exam</b> and read the <b>Marking scheme</b>: a wrong answer may cost marks.',
    or: 'ଖୋଲିଲେ <b>ପରୀକ୍ଷା ଖୋଲନ୍ତୁ</b> ଦବାନ୍ତୁ, ଏବଂ <b>ନମ୍ବର ନିୟମ</b> ପଢ଼ନ୍ତୁ: ଭୁଲ ଉତ୍ତରରେ ନମ୍ବର କଟିପାରେ।',
  },
  start: {
    en: 'Tick <b>I have read and understood the instructions.</b> and press <b>Start Exam</b>. It fills the whole screen.',
    or: '<b>ମୁଁ ନିର୍ଦ୍ଦେଶାବଳୀ ପଢ଼ି ବୁଝିଛି।</b> ବାକ୍ସରେ ଟିକ୍ ଦେଇ <b>ପରୀକ୍ଷା ଆରମ୍ଭ କରନ୍ତୁ</b> ଦବାନ୍ତୁ। ଏହା ପୂରା ପରଦାରେ ଖୋଲେ।',
  },
  answer: {
    en: 'Choose an option and press <b>Save & Next</b>, or <b>Mark for Review & Next</b>. An answer that is marked still counts.',
    or: 'ଗୋଟିଏ ବିକଳ୍ପ ବାଛି <b>ସଂରକ୍ଷଣ ଓ ପରବର୍ତ୍ତୀ</b> କିମ୍ବା <b>ଚିହ୍ନ ଦେଇ ପରବର୍ତ୍ତୀ</b> ଦବାନ୍ତୁ। ଚିହ୍ନିତ ଉତ୍ତର ମଧ୍ୟ ଗଣାଯାଏ।',
  },
  palette: {
    en: 'The numbers of the questions show by shape and colour what is answered, marked or not yet seen. Press a number to go there.',
    or: 'କେଉଁ ପ୍ରଶ୍ନର ଉତ୍ତର ଦିଆଯାଇଛି, କେଉଁଟି ଚିହ୍ନିତ କିମ୍ବା ଦେଖାଯାଇନାହିଁ, ତାହା ସଂଖ୍ୟାର ଆକାର ଓ ରଙ୍ଗରୁ ଜଣାପଡ଼େ। ସେଠାକୁ ଯିବାକୁ ସଂଖ୍ୟାଟି ଦବାନ୍ତୁ।',
  },
  submit: {
    en: 'Press <b>Submit Exam</b>. Your marks, rank and the answers appear at once or on the date of the results.',
    or: '<b>ପରୀକ୍ଷା ଦାଖଲ କରନ୍ତୁ</b> ଦବାନ୍ତୁ। ଆପଣଙ୍କ ନମ୍ବର, ସ୍ଥାନ ଓ ଉତ୍ତର ସଙ୍ଗେ ସଙ୍ଗେ କିମ୍ବା ଫଳାଫଳ ତାରିଖରେ ଦେଖାଯାଏ।',
  },
});

export const problems = defineTexts({
  fullScreen: {
    en: '<q>You left the full screen by mistake.</q> It is counted and shown to the organisers, and nothing else happens. Press <b>Full screen</b> and go on.',
    or: '<q>ଭୁଲରେ ପୂର୍ଣ୍ଣ ପରଦା ଛାଡ଼ିଦେଲେ।</q> ଏହା ଗଣାଯାଏ ଓ ଆୟୋଜକଙ୍କୁ ଦେଖାଯାଏ, ଅନ୍ୟ କିଛି ହୁଏ ନାହିଁ। <b>ପୂର୍ଣ୍ଣ ପରଦା</b> ଦବାଇ ଆଗକୁ ବଢ଼ନ୍ତୁ।',
  },
  section: {
    en: '<q>You cannot go back to a section.</q> Each section of this exam has its own time. When it is over, the next one opens.',
    or: '<q>ପୂର୍ବ ବିଭାଗକୁ ଫେରିହେଉନାହିଁ।</q> ଏହି ପରୀକ୍ଷାରେ ପ୍ରତ୍ୟେକ ବିଭାଗର ନିଜସ୍ୱ ସମୟ ଅଛି। ତାହା ସରିଲେ ପରବର୍ତ୍ତୀ ବିଭାଗ ଖୋଲେ।',
  },
  device: {
    en: '<q>Your phone fails during the exam.</q> Sign in on another device, open the exam and press <b>Continue here</b>. The move is recorded.',
    or: '<q>ପରୀକ୍ଷା ବେଳେ ମୋବାଇଲ ଖରାପ ହେଲା।</q> ଅନ୍ୟ ଉପକରଣରେ ପ୍ରବେଶ କରି ପରୀକ୍ଷା ଖୋଲନ୍ତୁ, ଏବଂ <b>ଏଠାରେ ଜାରି ରଖନ୍ତୁ</b> ଦବାନ୍ତୁ। ଏହା ଲିପିବଦ୍ଧ ହୁଏ।',
  },
});

export const related: HelpArticle['related'] = ['no-network-during-a-test', 'take-a-mock-test', 'practise'];

export const picture = defineTexts({
  alt: { en: 'The screen of an exam on a phone', or: 'ମୋବାଇଲରେ ପୂର୍ଣ୍ଣାଙ୍ଗ ପରୀକ୍ଷାର ପରଦା' },
});
