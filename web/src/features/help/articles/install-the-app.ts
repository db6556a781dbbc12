import { defineTexts } from '@sikhya/contract/language/texts.ts';
import type { HelpArticle } from '../article.ts';

export const summary = defineTexts({
  goal: {
    en: 'Put the site on the home screen of your phone.',
    or: 'ୱେବସାଇଟକୁ ନିଜ ମୋବାଇଲର ହୋମ ସ୍କ୍ରିନରେ ରଖନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  offer: {
    en: 'Open the site in Chrome on your phone. When it offers to go onto your home screen, press <b>Install</b>.',
    or: 'ମୋବାଇଲରେ Chromeରେ ୱେବସାଇଟ ଖୋଲନ୍ତୁ। ହୋମ ସ୍କ୍ରିନରେ ରଖିବାକୁ ପଚାରିଲେ <b>ଇନଷ୍ଟଲ କରନ୍ତୁ</b> ଦବାନ୍ତୁ।',
  },
  menu: {
    en: 'If it does not offer it, open the menu of the browser and choose to install the app or to add it to the home screen.',
    or: 'ନ ପଚାରିଲେ ବ୍ରାଉଜରର ମେନୁ ଖୋଲି ଆପ ଇନଷ୍ଟଲ କରିବା କିମ୍ବା ହୋମ ସ୍କ୍ରିନରେ ଯୋଡ଼ିବା ବାଛନ୍ତୁ।',
  },
  iphone: {
    en: 'On an iPhone, open the site in the browser of the phone, press the share button and add it to the home screen.',
    or: 'iPhoneରେ ଫୋନର ବ୍ରାଉଜରରେ ୱେବସାଇଟ ଖୋଲନ୍ତୁ, ସେୟାର ବଟନ ଦବାଇ ହୋମ ସ୍କ୍ରିନରେ ଯୋଡ଼ନ୍ତୁ।',
  },
  open: {
    en: 'Open it by its icon, like every other app. It opens faster, also on a weak connection.',
    or: 'ଅନ୍ୟ ଆପ ଭଳି ତାହାର ଚିହ୍ନ ଦବାଇ ଖୋଲନ୍ତୁ। ଦୁର୍ବଳ ସଂଯୋଗରେ ମଧ୍ୟ ଏହା ଶୀଘ୍ର ଖୋଲେ।',
  },
});

export const problems = defineTexts({
  store: {
    en: '<q>You do not find it in the app store.</q> It is not there. The site itself is the app, and it needs very little space.',
    or: '<q>ଆପ ଷ୍ଟୋରରେ ମିଳୁନାହିଁ।</q> ଏହା ସେଠାରେ ନାହିଁ। ୱେବସାଇଟଟି ନିଜେ ଆପ, ଏବଂ ବହୁତ କମ ଜାଗା ନିଏ।',
  },
  later: {
    en: '<q>You pressed <b>Not now</b>.</q> You can install it at any time from the menu of the browser.',
    or: '<q>ଆପଣ <b>ଏବେ ନୁହେଁ</b> ଦବାଇଦେଇଛନ୍ତି।</q> ବ୍ରାଉଜରର ମେନୁରୁ ଯେକୌଣସି ସମୟରେ ଇନଷ୍ଟଲ କରିପାରିବେ।',
  },
});

export const related: HelpArticle['related'] = [
  'study-without-a-network',
  'use-less-data',
  'no-network-during-a-test',
];
