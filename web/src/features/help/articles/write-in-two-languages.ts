import { defineTexts } from '@sikhya/contract/language/texts.ts';
import type { HelpArticle } from '../article.ts';

export const summary = defineTexts({
  goal: {
    en: 'Give a course an English and an Odia version, and find what is missing.',
    or: 'ପାଠ୍ୟକ୍ରମର ଇଂରାଜୀ ଓ ଓଡ଼ିଆ ରୂପ ଲେଖନ୍ତୁ, ଏବଂ କ’ଣ ବାକି ଅଛି ଦେଖନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  fields: {
    en: 'Open the course in the editor. On a wide screen each text has two fields: <b>English</b> and <b>ଓଡ଼ିଆ</b>. On a phone they are tabs.',
    or: 'ସମ୍ପାଦନାରେ ପାଠ୍ୟକ୍ରମ ଖୋଲନ୍ତୁ। ବଡ଼ ପରଦାରେ ପ୍ରତ୍ୟେକ ଲେଖାର ଦୁଇଟି ସ୍ଥାନ ଥାଏ: <b>ଇଂରାଜୀ</b> ଓ <b>ଓଡ଼ିଆ</b>। ମୋବାଇଲରେ ସେଗୁଡ଼ିକ ଟ୍ୟାବ।',
  },
  write: {
    en: 'Write in one of them or in both. In Odia fields <b>Odia typing</b> is on by itself.',
    or: 'ଗୋଟିଏରେ କିମ୍ବା ଦୁଇଟିରେ ଲେଖନ୍ତୁ। ଓଡ଼ିଆ ସ୍ଥାନରେ <b>ଓଡ଼ିଆ ଟାଇପିଂ</b> ଆପେ ଚାଲୁ ଥାଏ।',
  },
  missing: {
    en: 'The bar at the top says how many texts are in Odia. <b>Show what is missing</b> leads to the others.',
    or: 'କେତୋଟି ଲେଖା ଓଡ଼ିଆରେ ଅଛି, ଉପର ଧାଡ଼ିରେ ଲେଖାଥାଏ। <b>କ’ଣ ବାକି ଅଛି ଦେଖାନ୍ତୁ</b> ଦବାଇଲେ ବାକିଗୁଡ଼ିକ ମିଳେ।',
  },
  publish: {
    en: 'Publish the course. Students read it in the language of the site, and choose the language of questions in the test.',
    or: 'ପାଠ୍ୟକ୍ରମ ପ୍ରକାଶ କରନ୍ତୁ। ଶିକ୍ଷାର୍ଥୀମାନେ ଏହାକୁ ୱେବସାଇଟର ଭାଷାରେ ପଢ଼ନ୍ତି, ଏବଂ ପରୀକ୍ଷାରେ ପ୍ରଶ୍ନର ଭାଷା ବାଛନ୍ତି।',
  },
});

export const problems = defineTexts({
  differ: {
    en: '<q>The editor says that numbers or formulas differ.</q> One version has a number that the other does not have. Press <b>Check it</b>, or <b>Save anyway</b> if both are right.',
    or: '<q>ସଂଖ୍ୟା କିମ୍ବା ସୂତ୍ର ମେଳ ଖାଉନାହିଁ ବୋଲି ଲେଖାଅଛି।</q> ଗୋଟିଏ ରୂପରେ ଏପରି ଏକ ସଂଖ୍ୟା ଅଛି ଯାହା ଅନ୍ୟଟିରେ ନାହିଁ। <b>ଯାଞ୍ଚ କରନ୍ତୁ</b> ଦବାନ୍ତୁ, କିମ୍ବା ଦୁଇଟି ଠିକ ଥିଲେ <b>ତଥାପି ସଂରକ୍ଷଣ କରନ୍ତୁ</b> ଦବାନ୍ତୁ।',
  },
  oneLanguage: {
    en: '<q>A text has only one language.</q> Students then see that one, whatever the language of the site.',
    or: '<q>ଗୋଟିଏ ଲେଖା କେବଳ ଗୋଟିଏ ଭାଷାରେ ଅଛି।</q> ତାହାହେଲେ ୱେବସାଇଟର ଭାଷା ଯାହା ହେଉ, ଶିକ୍ଷାର୍ଥୀମାନେ ସେହିଟି ଦେଖନ୍ତି।',
  },
});

export const related: HelpArticle['related'] = ['type-odia-at-a-desk', 'write-a-course', 'publish-a-course'];

export const picture = defineTexts({
  alt: {
    en: 'Fields of a course in English and Odia side by side',
    or: 'ଇଂରାଜୀ ଓ ଓଡ଼ିଆରେ ପାଖାପାଖି ଥିବା ପାଠ୍ୟକ୍ରମର ଲେଖା',
  },
});
