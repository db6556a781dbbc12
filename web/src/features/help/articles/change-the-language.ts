import { defineTexts } from '@sikhya/contract/language/texts.ts';
import type { HelpArticle } from '../article.ts';

export const summary = defineTexts({
  goal: {
    en: 'Use the site in Odia or English, with the digits and colours you like.',
    or: 'ୱେବସାଇଟକୁ ଓଡ଼ିଆ କିମ୍ବା ଇଂରାଜୀରେ, ନିଜ ପସନ୍ଦର ଅଙ୍କ ଓ ରୂପରେ ବ୍ୟବହାର କରନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  visitor: {
    en: 'Without signing in: press <b>ଓଡ଼ିଆ</b> or <b>English</b> at the top of the page.',
    or: 'ପ୍ରବେଶ ନକରିଥିଲେ: ପୃଷ୍ଠାର ଉପରେ <b>ଓଡ଼ିଆ</b> କିମ୍ବା <b>English</b> ଦବାନ୍ତୁ।',
  },
  student: {
    en: 'Signed in: open the side panel. The languages are at its end.',
    or: 'ପ୍ରବେଶ କରିଥିଲେ: ପାର୍ଶ୍ୱ ମେନୁ ଖୋଲନ୍ତୁ। ଭାଷା ତାହାର ଶେଷରେ ଥାଏ।',
  },
  digits: {
    en: 'On Odia pages you can also choose <b>Odia digits (୧୨୩)</b> there.',
    or: 'ଓଡ଼ିଆ ପୃଷ୍ଠାରେ ସେଠାରୁ <b>ଓଡ଼ିଆ ଅଙ୍କ (୧୨୩)</b> ମଧ୍ୟ ବାଛିପାରିବେ।',
  },
  theme: {
    en: 'Choose the theme by its picture: the sun for <b>Light</b>, the moon for <b>Dark</b>, the screen for <b>System</b>, which follows your device.',
    or: 'ଚିହ୍ନ ଦେଖି ରୂପ ବାଛନ୍ତୁ: ସୂର୍ଯ୍ୟ <b>ଉଜ୍ଜ୍ୱଳ</b> ପାଇଁ, ଚନ୍ଦ୍ର <b>ଗାଢ଼</b> ପାଇଁ, ପରଦା <b>ଉପକରଣ ଅନୁଯାୟୀ</b> ରୂପ ପାଇଁ।',
  },
  questions: {
    en: 'The language of the questions in a test is separate: change it in the test with <b>Language of the questions</b>.',
    or: 'ପରୀକ୍ଷାର ପ୍ରଶ୍ନର ଭାଷା ଅଲଗା: ପରୀକ୍ଷାରେ <b>ପ୍ରଶ୍ନର ଭାଷା</b>ରୁ ବଦଳାନ୍ତୁ।',
  },
});

export const problems = defineTexts({
  content: {
    en: '<q>The site is in Odia, but a course is in English.</q> Its authors have not written an Odia version of that text yet.',
    or: '<q>ୱେବସାଇଟ ଓଡ଼ିଆରେ ଅଛି, କିନ୍ତୁ ପାଠ୍ୟକ୍ରମ ଇଂରାଜୀରେ ଅଛି।</q> ଲେଖକମାନେ ସେହି ଲେଖାର ଓଡ଼ିଆ ରୂପ ଏପର୍ଯ୍ୟନ୍ତ ଲେଖିନାହାନ୍ତି।',
  },
  boxes: {
    en: '<q>Odia letters look like boxes.</q> Reload the page with a good connection, or update your browser.',
    or: '<q>ଓଡ଼ିଆ ଅକ୍ଷର ବାକ୍ସ ଭଳି ଦେଖାଯାଉଛି।</q> ଭଲ ସଂଯୋଗରେ ପୃଷ୍ଠାଟି ପୁଣି ଖୋଲନ୍ତୁ, କିମ୍ବା ବ୍ରାଉଜରର ନୂଆ ସଂସ୍କରଣ ନିଅନ୍ତୁ।',
  },
});

export const related: HelpArticle['related'] = ['type-odia-on-a-phone', 'take-a-mock-test'];

export const picture = defineTexts({
  alt: { en: 'The side panel with languages and theme', or: 'ଭାଷା ଓ ରୂପ ଥିବା ପାର୍ଶ୍ୱ ମେନୁ' },
});
