import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.practice;

export const summary = defineTexts({
  goal: {
    en: 'Work through the questions that you missed until you know them, a few minutes a day.',
    or: 'ଯେଉଁ ପ୍ରଶ୍ନ ପାରିନଥିଲେ, ଦିନକୁ କିଛି ମିନିଟ ଅଭ୍ୟାସ କରି ସେଗୁଡ଼ିକ ଶିଖନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  open: {
    en: 'Open <b>Practice</b> in the side panel. It says how many questions there are today, and about how long they take.',
    or: 'ପାର୍ଶ୍ୱ ମେନୁରେ <b>ଅଭ୍ୟାସ</b> ଖୋଲନ୍ତୁ। ଆଜି କେତୋଟି ପ୍ରଶ୍ନ ଅଛି ଓ ପ୍ରାୟ କେତେ ସମୟ ଲାଗିବ, ସେଠାରେ ଲେଖାଥାଏ।',
  },
  start: {
    en: 'Press <b>Start</b>, choose an option and press <b>Check</b>. If you have no idea, press <b>I don’t know</b>.',
    or: '<b>ଆରମ୍ଭ କରନ୍ତୁ</b> ଦବାନ୍ତୁ, ଗୋଟିଏ ବିକଳ୍ପ ବାଛନ୍ତୁ ଏବଂ <b>ଯାଞ୍ଚ କରନ୍ତୁ</b> ଦବାନ୍ତୁ। ଜାଣିନଥିଲେ <b>ଜାଣି ନାହିଁ</b> ଦବାନ୍ତୁ।',
  },
  read: {
    en: 'Read the explanation. What you know comes back later, what you missed comes back sooner.',
    or: 'ବ୍ୟାଖ୍ୟା ପଢ଼ନ୍ତୁ। ଯାହା ଜାଣିଛନ୍ତି ତାହା ବିଳମ୍ବରେ ଫେରେ, ଯାହା ଭୁଲ ହେଲା ତାହା ଶୀଘ୍ର ଫେରେ।',
  },
  plan: {
    en: 'Set the minutes and days that suit you under <b>My plan</b>, and the <b>Date of my examination</b>.',
    or: '<b>ମୋ ଯୋଜନା</b>ରେ ନିଜ ସୁବିଧା ଅନୁସାରେ ମିନିଟ ଓ ଦିନ, ଏବଂ <b>ମୋ ପରୀକ୍ଷାର ତାରିଖ</b> ଦିଅନ୍ତୁ।',
  },
  add: {
    en: 'To practise a question that you got right, press <b>Add to practice</b> in the review of a test.',
    or: 'ସଠିକ ହୋଇଥିବା କୌଣସି ପ୍ରଶ୍ନ ମଧ୍ୟ ଅଭ୍ୟାସ କରିବାକୁ ପରୀକ୍ଷାର ସମୀକ୍ଷାରେ <b>ଅଭ୍ୟାସରେ ଯୋଡ଼ନ୍ତୁ</b> ଦବାନ୍ତୁ।',
  },
});

export const problems = defineTexts({
  empty: {
    en: '<q>The page says <b>Your notebook is empty</b>.</q> Take a mock test or an exam first. The questions that you miss then come here.',
    or: '<q>ପୃଷ୍ଠାରେ <b>ଆପଣଙ୍କ ଅଭ୍ୟାସ ଖାତା ଖାଲି ଅଛି</b> ଲେଖାଅଛି।</q> ପ୍ରଥମେ ଗୋଟିଏ ଅଭ୍ୟାସ ପରୀକ୍ଷା କିମ୍ବା ପୂର୍ଣ୍ଣାଙ୍ଗ ପରୀକ୍ଷା ଦିଅନ୍ତୁ। ଭୁଲ ହୋଇଥିବା ପ୍ରଶ୍ନ ଏଠାକୁ ଆସିବ।',
  },
  wrongTap: {
    en: '<q>You tapped the wrong option.</q> Press <b>Undo</b> before the next question.',
    or: '<q>ଭୁଲରେ ଅନ୍ୟ ବିକଳ୍ପ ଦବାଇଦେଲେ।</q> ପରବର୍ତ୍ତୀ ପ୍ରଶ୍ନ ପୂର୍ବରୁ <b>ପୂର୍ବବତ୍ କରନ୍ତୁ</b> ଦବାନ୍ତୁ।',
  },
  offline: {
    en: '<q>The network fails while you practise.</q> Go on. Your answers are kept on this device and sent later.',
    or: '<q>ଅଭ୍ୟାସ ବେଳେ ସଂଯୋଗ କଟିଗଲା।</q> ଅଭ୍ୟାସ ଜାରି ରଖନ୍ତୁ। ଆପଣଙ୍କ ଉତ୍ତର ଏହି ଉପକରଣରେ ରହେ ଓ ପରେ ପଠାଯାଏ।',
  },
});

export const related: HelpArticle['related'] = ['take-a-mock-test', 'take-an-exam'];

export const picture = defineTexts({
  alt: { en: 'The questions to practise today, on a phone', or: 'ମୋବାଇଲରେ ଆଜିର ଅଭ୍ୟାସ ପ୍ରଶ୍ନ' },
});
