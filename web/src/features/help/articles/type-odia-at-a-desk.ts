import { defineTexts } from '@sikhya/contract/language/texts.ts';
import type { HelpArticle } from '../article.ts';

export const summary = defineTexts({
  goal: {
    en: 'Write Odia with an English keyboard, in every field of the site.',
    or: 'ଇଂରାଜୀ କିବୋର୍ଡରେ ୱେବସାଇଟର ଯେକୌଣସି ସ୍ଥାନରେ ଓଡ଼ିଆ ଲେଖନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  switch: {
    en: 'Click into a field, and press Ctrl+G or the switch <b>Odia</b> at the right edge of the window.',
    or: 'ଲେଖିବା ସ୍ଥାନରେ କ୍ଲିକ କରନ୍ତୁ, ଏବଂ Ctrl+G କିମ୍ବା ୱିଣ୍ଡୋର ଡାହାଣ ପାଖରେ ଥିବା <b>ଓଡ଼ିଆ</b> ବଟନ ଦବାନ୍ତୁ।',
  },
  type: {
    en: 'Type the word as it sounds, for example <code>odisha</code>. A list of Odia words appears.',
    or: 'ଶବ୍ଦଟି ଯେପରି ଶୁଣାଯାଏ ସେପରି ଲେଖନ୍ତୁ, ଯେପରି <code>odisha</code>। ଓଡ଼ିଆ ଶବ୍ଦର ଏକ ତାଲିକା ଆସେ।',
  },
  choose: {
    en: 'The space bar takes the first word. The arrow keys or the numbers choose another one.',
    or: 'ସ୍ପେସ ଚାବି ପ୍ରଥମ ଶବ୍ଦଟି ନିଏ। ତୀର ଚାବି କିମ୍ବା ସଂଖ୍ୟା ଦବାଇ ଅନ୍ୟ ଶବ୍ଦ ବାଛନ୍ତୁ।',
  },
  danda: {
    en: 'The key <code>|</code> writes a danda (।).',
    or: '<code>|</code> ଚାବି ଦବାଇଲେ ପୂର୍ଣ୍ଣଛେଦ (।) ଲେଖାହୁଏ।',
  },
  keyboard: {
    en: '<b>Odia keyboard</b> below the switch shows all letters on the screen.',
    or: 'ବଟନ ତଳେ ଥିବା <b>ଓଡ଼ିଆ କିବୋର୍ଡ</b> ଦବାଇଲେ ପରଦାରେ ସବୁ ଅକ୍ଷର ଦେଖାଯାଏ।',
  },
});

export const problems = defineTexts({
  english: {
    en: '<q>A word should stay English.</q> Press Escape while the list is open. Web and e-mail addresses stay as they are.',
    or: '<q>ଶବ୍ଦଟି ଇଂରାଜୀରେ ରହିବା ଦରକାର।</q> ତାଲିକା ଖୋଲା ଥିବା ବେଳେ ଏସ୍କେପ ଚାବି ଦବାନ୍ତୁ। ୱେବ ଓ ଇ-ମେଲ ଠିକଣା ସେହିପରି ରହେ।',
  },
  wrong: {
    en: '<q>The wrong word was taken.</q> Press Backspace at once: the list opens again.',
    or: '<q>ଭୁଲ ଶବ୍ଦ ଆସିଗଲା।</q> ସଙ୍ଗେ ସଙ୍ଗେ ବ୍ୟାକସ୍ପେସ ଚାବି ଦବାନ୍ତୁ: ତାଲିକା ପୁଣି ଖୋଲେ।',
  },
  phone: {
    en: '<q>There is no switch on your phone or tablet.</q> Phones have Odia keyboards of their own.',
    or: '<q>ମୋବାଇଲ ବା ଟ୍ୟାବଲେଟରେ ଏହି ବଟନ ନାହିଁ।</q> ମୋବାଇଲର ନିଜସ୍ୱ ଓଡ଼ିଆ କିବୋର୍ଡ ଥାଏ।',
  },
});

export const related: HelpArticle['related'] = ['write-in-two-languages', 'type-odia-on-a-phone'];

export const picture = defineTexts({
  alt: { en: 'Odia words for a word in Latin letters', or: 'ଇଂରାଜୀ ଅକ୍ଷରରେ ଲେଖିଲେ ମିଳୁଥିବା ଓଡ଼ିଆ ଶବ୍ଦ' },
});
