import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.notices;

export const summary = defineTexts({
  goal: {
    en: 'See what is new: exams, results, purchases and your account.',
    or: 'ନୂଆ କ’ଣ ଅଛି ଦେଖନ୍ତୁ: ପରୀକ୍ଷା, ଫଳାଫଳ, କିଣାକିଣି ଓ ଆପଣଙ୍କ ଖାତା।',
  },
});

export const steps = defineTexts({
  open: {
    en: 'Press the bell at the top of the page. The number on it says how many <b>Notices</b> you have not read.',
    or: 'ପୃଷ୍ଠାର ଉପରେ ଥିବା ଘଣ୍ଟି ଚିହ୍ନ ଦବାନ୍ତୁ। ତା’ ଉପରର ସଂଖ୍ୟା କେତୋଟି <b>ସୂଚନା</b> ପଢ଼ିନାହାନ୍ତି ଜଣାଏ।',
  },
  choose: {
    en: 'Choose what they are about under <b>About</b>, or <b>Unread</b> for the new ones.',
    or: '<b>ବିଷୟ</b>ରୁ କେଉଁ ସୂଚନା ଦେଖିବେ ବାଛନ୍ତୁ, କିମ୍ବା ନୂଆ ସୂଚନା ପାଇଁ <b>ନ ପଢ଼ା</b> ବାଛନ୍ତୁ।',
  },
  follow: {
    en: 'Press a notice to open what it is about, such as the result of an exam.',
    or: 'ସୂଚନାଟି ଯାହା ବିଷୟରେ, ଯେପରି ପରୀକ୍ଷାର ଫଳାଫଳ, ତାହା ଖୋଲିବାକୁ ସୂଚନାଟି ଦବାନ୍ତୁ।',
  },
  settings: {
    en: 'Under <b>What we tell you</b> choose for each kind where it arrives: <b>Notices page</b>, <b>E-mail</b> or <b>My devices</b>.',
    or: '<b>ଆମେ ଆପଣଙ୍କୁ କ’ଣ ଜଣାଇବୁ</b>ରେ ପ୍ରତ୍ୟେକ ପ୍ରକାର ସୂଚନା କେଉଁଠାରେ ପାଇବେ ବାଛନ୍ତୁ: <b>ସୂଚନା ପୃଷ୍ଠା</b>, <b>ଇ-ମେଲ</b> କିମ୍ବା <b>ମୋ ଉପକରଣ</b>।',
  },
  read: {
    en: 'Press <b>Mark all as read</b> when you are done.',
    or: 'ଶେଷ ହେଲେ <b>ସବୁ ପଢ଼ା ହେଲା</b> ଦବାନ୍ତୁ।',
  },
});

export const problems = defineTexts({
  empty: {
    en: '<q>The bell shows a number, but the list is empty.</q> Choose <b>Everything</b> and <b>All</b> above the list.',
    or: '<q>ଘଣ୍ଟିରେ ସଂଖ୍ୟା ଅଛି, କିନ୍ତୁ ତାଲିକା ଖାଲି।</q> ତାଲିକା ଉପରେ ସବୁ ବିଷୟ ପାଇଁ <b>ସବୁ</b> ବାଛନ୍ତୁ।',
  },
  late: {
    en: '<q>An e-mail comes late.</q> Between 9 in the evening and 7 in the morning we send only what concerns your security. What is not urgent comes once a day in one e-mail.',
    or: '<q>ଇ-ମେଲ ବିଳମ୍ବରେ ଆସୁଛି।</q> ରାତି 9ଟାରୁ ସକାଳ 7ଟା ପର୍ଯ୍ୟନ୍ତ ଆମେ କେବଳ ଆପଣଙ୍କ ସୁରକ୍ଷା ବିଷୟରେ ଇ-ମେଲ ପଠାଉ। ଯାହା ଜରୁରୀ ନୁହେଁ, ତାହା ଦିନକୁ ଥରେ ଗୋଟିଏ ଇ-ମେଲରେ ଆସେ।',
  },
});

export const related: HelpArticle['related'] = ['take-an-exam', 'practise'];
