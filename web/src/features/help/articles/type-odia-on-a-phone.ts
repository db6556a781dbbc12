import { defineTexts } from '@sikhya/contract/language/texts.ts';
import type { HelpArticle } from '../article.ts';

export const summary = defineTexts({
  goal: {
    en: 'Add an Odia keyboard to your phone, so that you can search and write in Odia.',
    or: 'ଓଡ଼ିଆରେ ଖୋଜିବା ଓ ଲେଖିବା ପାଇଁ ନିଜ ମୋବାଇଲରେ ଓଡ଼ିଆ କିବୋର୍ଡ ଯୋଡ଼ନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  settings: {
    en: 'Android: tap a field so that the keyboard opens, then open the settings of the keyboard with the cogwheel.',
    or: 'ଆଣ୍ଡ୍ରଏଡ: ଲେଖିବା ସ୍ଥାନଟି ଛୁଇଁଲେ କିବୋର୍ଡ ଖୋଲେ। ତା’ପରେ ଚକ ଚିହ୍ନ ଦବାଇ କିବୋର୍ଡର ସେଟିଂ ଖୋଲନ୍ତୁ।',
  },
  add: {
    en: 'Choose the languages, add a keyboard and look for Odia.',
    or: 'ଭାଷା ବିଭାଗରେ ନୂଆ କିବୋର୍ଡ ଯୋଡ଼ିବା ବାଛି ଓଡ଼ିଆ ଖୋଜନ୍ତୁ।',
  },
  layout: {
    en: 'Choose the Odia letters, or the layout that turns English letters into Odia while you type.',
    or: 'ଓଡ଼ିଆ ଅକ୍ଷର ବିନ୍ୟାସ, କିମ୍ବା ଇଂରାଜୀ ଅକ୍ଷରରେ ଲେଖିଲେ ଓଡ଼ିଆ ହେଉଥିବା ବିନ୍ୟାସ ବାଛନ୍ତୁ।',
  },
  switch: {
    en: 'Switch between the keyboards with the globe key, or hold the space bar.',
    or: 'ଗୋଲକ ଚାବି ଦବାଇ, କିମ୍ବା ସ୍ପେସ ଚାବି ଧରି ରଖି କିବୋର୍ଡ ବଦଳାନ୍ତୁ।',
  },
  iphone: {
    en: 'On an iPhone, add the Odia keyboard in the settings of the phone, among the keyboards.',
    or: 'iPhoneରେ ଫୋନର ସେଟିଂରେ କିବୋର୍ଡ ବିଭାଗରୁ ଓଡ଼ିଆ କିବୋର୍ଡ ଯୋଡ଼ନ୍ତୁ।',
  },
});

export const problems = defineTexts({
  spelling: {
    en: '<q>You are not sure of the spelling.</q> The search of the site forgives common differences, such as ବ and ୱ or ଂ and ଁ. You may also search in English.',
    or: '<q>ବନାନ ନିଶ୍ଚିତ ନାହିଁ।</q> ବ ଓ ୱ କିମ୍ବା ଂ ଓ ଁ ଭଳି ସାଧାରଣ ପାର୍ଥକ୍ୟ ଥିଲେ ମଧ୍ୟ ୱେବସାଇଟ ଖୋଜିପାରେ। ଇଂରାଜୀରେ ମଧ୍ୟ ଖୋଜିପାରିବେ।',
  },
  noKeyboard: {
    en: '<q>Your phone offers no Odia keyboard.</q> Install a keyboard with Odia from the app store of your phone.',
    or: '<q>ଆପଣଙ୍କ ଫୋନରେ ଓଡ଼ିଆ କିବୋର୍ଡ ନାହିଁ।</q> ଫୋନର ଆପ ଷ୍ଟୋରରୁ ଓଡ଼ିଆ ଥିବା ଏକ କିବୋର୍ଡ ଇନଷ୍ଟଲ କରନ୍ତୁ।',
  },
});

export const related: HelpArticle['related'] = ['change-the-language', 'type-odia-at-a-desk'];
