import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.studentAccount;

export const summary = defineTexts({
  goal: {
    en: 'Study on mobile data without loading more than you need.',
    or: 'ଦରକାରରୁ ଅଧିକ ନଆଣି ମୋବାଇଲ ଡାଟାରେ ପଢ଼ନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  open: {
    en: 'Open <b>My Account</b> in the side panel.',
    or: 'ପାର୍ଶ୍ୱ ମେନୁରେ <b>ମୋ ଖାତା</b> ଖୋଲନ୍ତୁ।',
  },
  choose: {
    en: 'Under <b>Display</b> tick <b>Use less data</b>. Nothing is then loaded before you ask for it, and pictures of questions are shown on a tap.',
    or: '<b>ପ୍ରଦର୍ଶନ</b>ରେ <b>କମ ଡାଟା ବ୍ୟବହାର କରନ୍ତୁ</b> ବାଛନ୍ତୁ। ତା’ପରେ ଆପଣ ଖୋଲିବା ପୂର୍ବରୁ କିଛି ଆଗତୁରା ଆସେ ନାହିଁ, ଏବଂ ପ୍ରଶ୍ନର ଛବି ଦବାଇଲେ ଦେଖାଯାଏ।',
  },
  used: {
    en: 'Under <b>On this device</b> you see what you have loaded this month.',
    or: 'ଏହି ମାସରେ ଆପଣ କେତେ ଡାଟା ଆଣିଛନ୍ତି, ତାହା <b>ଏହି ଉପକରଣରେ</b> ତଳେ ଦେଖନ୍ତୁ।',
  },
  device: {
    en: 'The choice is for this device alone. Make it on each phone that uses mobile data.',
    or: 'ଏହା କେବଳ ଏହି ଉପକରଣ ପାଇଁ। ମୋବାଇଲ ଡାଟା ବ୍ୟବହାର କରୁଥିବା ପ୍ରତ୍ୟେକ ଫୋନରେ ଏହାକୁ ବାଛନ୍ତୁ।',
  },
  tests: {
    en: 'Open large study material where you have Wi-Fi. Tests and practice need very little data.',
    or: 'ବଡ଼ ପାଠ୍ୟ ସାମଗ୍ରୀ ୱାଇ-ଫାଇ ଥିବା ସ୍ଥାନରେ ଖୋଲନ୍ତୁ। ପରୀକ୍ଷା ଓ ଅଭ୍ୟାସରେ ବହୁତ କମ ଡାଟା ଲାଗେ।',
  },
});

export const problems = defineTexts({
  slower: {
    en: '<q>Pages open more slowly than before.</q> They are loaded only when you press a link. Remove the tick where you have a good connection.',
    or: '<q>ପୃଷ୍ଠା ପୂର୍ବଠାରୁ ଧୀରେ ଖୋଲୁଛି।</q> ଲିଙ୍କ ଦବାଇବା ପରେ ହିଁ ପୃଷ୍ଠା ଆସେ। ଭଲ ସଂଯୋଗ ଥିଲେ ଟିକ୍ ଚିହ୍ନ ହଟାନ୍ତୁ।',
  },
  browser: {
    en: '<q>Your browser saves data already.</q> The site respects that setting, and loads nothing in advance.',
    or: '<q>ଆପଣଙ୍କ ବ୍ରାଉଜର ପୂର୍ବରୁ ଡାଟା ସଞ୍ଚୟ କରୁଛି।</q> ୱେବସାଇଟ ସେହି ସେଟିଂ ମାନେ, ଏବଂ କିଛି ଆଗତୁରା ଆଣେ ନାହିଁ।',
  },
});

export const related: HelpArticle['related'] = ['no-network-during-a-test', 'read-study-material'];
