import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.practice;

export const summary = defineTexts({
  goal: {
    en: 'Open your courses and practise where there is no connection.',
    or: 'ସଂଯୋଗ ନଥିବା ସ୍ଥାନରେ ନିଜ ପାଠ୍ୟକ୍ରମ ଖୋଲନ୍ତୁ ଏବଂ ଅଭ୍ୟାସ କରନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  prepare: {
    en: 'With a connection, sign in, open your courses, and open <b>Practice</b>. The lists and questions that you see are stored on this device.',
    or: 'ସଂଯୋଗ ଥିବା ବେଳେ ପ୍ରବେଶ କରି ନିଜ ପାଠ୍ୟକ୍ରମ ଓ <b>ଅଭ୍ୟାସ</b> ଖୋଲନ୍ତୁ। ସେଠାରେ ଦେଖୁଥିବା ତାଲିକା ଓ ପ୍ରଶ୍ନ ଏହି ଉପକରଣରେ ସଂରକ୍ଷିତ ହୁଏ।',
  },
  take: {
    en: 'To read a chapter without a connection, open it and press <b>Take along</b>. You can read it, and take its test once, for 14 days after the last connection.',
    or: 'ସଂଯୋଗ ବିନା ଗୋଟିଏ ଅଧ୍ୟାୟ ପଢ଼ିବାକୁ ତାହାକୁ ଖୋଲି <b>ସାଙ୍ଗରେ ରଖନ୍ତୁ</b> ଦବାନ୍ତୁ। ଶେଷ ସଂଯୋଗ ପରେ 14 ଦିନ ପର୍ଯ୍ୟନ୍ତ ଆପଣ ତାହା ପଢ଼ିପାରିବେ ଏବଂ ଥରେ ତାହାର ପରୀକ୍ଷା ଦେଇପାରିବେ।',
  },
  open: {
    en: 'Without a connection, open the site in the same browser or by its icon. <b>Dashboard</b>, <b>My Courses</b> and <b>Analytics</b> show what was stored.',
    or: 'ସଂଯୋଗ ନଥିଲେ ସେହି ବ୍ରାଉଜରରେ କିମ୍ବା ଆଇକନରୁ ୱେବସାଇଟ ଖୋଲନ୍ତୁ। <b>ମୋ ପୃଷ୍ଠା</b>, <b>ମୋ ପାଠ୍ୟକ୍ରମ</b> ଓ <b>ବିଶ୍ଳେଷଣ</b>ରେ ସଂରକ୍ଷିତ ତଥ୍ୟ ଦେଖାଯାଏ।',
  },
  age: {
    en: 'At the top you read how old it is, such as <b>Offline, as of 17 Nov 2026, 10:15 am</b>.',
    or: 'ତଥ୍ୟ କେତେ ପୁରୁଣା, ଉପରେ ଲେଖାଥାଏ, ଯେପରି <b>ସଂଯୋଗ ନାହିଁ, 17 ନଭେମ୍ବର 2026, ପୂର୍ବାହ୍ନ 10:15ର ତଥ୍ୟ</b>।',
  },
  practise: {
    en: 'Open <b>Practice</b> and answer your questions. Your answers are kept on this device and sent when the connection is back.',
    or: '<b>ଅଭ୍ୟାସ</b> ଖୋଲି ପ୍ରଶ୍ନର ଉତ୍ତର ଦିଅନ୍ତୁ। ଉତ୍ତର ଏହି ଉପକରଣରେ ରହେ ଓ ସଂଯୋଗ ଫେରିଲେ ପଠାଯାଏ।',
  },
  test: {
    en: 'A test that you have started goes on. You can finish it and press <b>Submit Test</b> without a connection.',
    or: 'ଆରମ୍ଭ କରିସାରିଥିବା ପରୀକ୍ଷା ଜାରି ରହେ। ସଂଯୋଗ ନଥିଲେ ମଧ୍ୟ ତାହା ଶେଷ କରି <b>ପରୀକ୍ଷା ଦାଖଲ କରନ୍ତୁ</b> ଦବାଇପାରିବେ।',
  },
});

export const problems = defineTexts({
  material: {
    en: '<q>The study material does not open.</q> Chapters that you did not take along need a connection, and so does the start of an exam.',
    or: '<q>ପାଠ୍ୟ ସାମଗ୍ରୀ ଖୋଲୁନାହିଁ।</q> ସାଙ୍ଗରେ ରଖିନଥିବା ଅଧ୍ୟାୟ ପଢ଼ିବା ଓ ପୂର୍ଣ୍ଣାଙ୍ଗ ପରୀକ୍ଷା ଆରମ୍ଭ କରିବା ପାଇଁ ସଂଯୋଗ ଦରକାର।',
  },
  waiting: {
    en: '<q>The site says <b>You are offline. The page opens when the connection is back.</b></q> You have not opened this page on this device before. Wait, or go on with another one.',
    or: '<q>ୱେବସାଇଟରେ <b>ଆପଣଙ୍କ ସଂଯୋଗ ନାହିଁ। ସଂଯୋଗ ଫେରିଲେ ପୃଷ୍ଠାଟି ଖୋଲିବ।</b> ଲେଖାଅଛି।</q> ଏହି ଉପକରଣରେ ଆପଣ ଏହି ପୃଷ୍ଠା ଆଗରୁ ଖୋଲିନାହାନ୍ତି। ଅପେକ୍ଷା କରନ୍ତୁ, କିମ୍ବା ଅନ୍ୟ ପୃଷ୍ଠା ଖୋଲନ୍ତୁ।',
  },
  shared: {
    en: '<q>Other people use this phone too.</q> Press <b>Logout</b> while you have a connection. What is stored about you on this device is then deleted.',
    or: '<q>ଅନ୍ୟମାନେ ମଧ୍ୟ ଏହି ମୋବାଇଲ ବ୍ୟବହାର କରନ୍ତି।</q> ସଂଯୋଗ ଥିବା ବେଳେ <b>ପ୍ରସ୍ଥାନ</b> ଦବାନ୍ତୁ। ତାହାହେଲେ ଏହି ଉପକରଣରେ ଥିବା ଆପଣଙ୍କ ତଥ୍ୟ ଲିଭିଯାଏ।',
  },
});

export const related: HelpArticle['related'] = ['no-network-during-a-test', 'practise', 'install-the-app'];
