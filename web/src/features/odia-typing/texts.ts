import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  odiaTyping: { en: 'Odia typing', or: 'ଓଡ଼ିଆ ଟାଇପିଂ' },
  odiaTypingHint: {
    en: 'Type Odia with Latin letters (Ctrl+G)',
    or: 'ଇଂରାଜୀ ଅକ୍ଷରରେ ଓଡ଼ିଆ ଲେଖନ୍ତୁ (Ctrl+G)',
  },
  odia: { en: 'Odia', or: 'ଓଡ଼ିଆ' },
  on: { en: 'on', or: 'ଚାଲୁ' },
  off: { en: 'off', or: 'ବନ୍ଦ' },
  loadFailed: {
    en: 'Odia typing could not be loaded. Check your connection and try again.',
    or: 'ଓଡ଼ିଆ ଟାଇପିଂ ଖୋଲିପାରିଲା ନାହିଁ। ଆପଣଙ୍କ ସଂଯୋଗ ଯାଞ୍ଚ କରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  odiaWords: { en: 'Odia words', or: 'ଓଡ଼ିଆ ଶବ୍ଦ' },
  keyboard: { en: 'Odia keyboard', or: 'ଓଡ଼ିଆ କିବୋର୍ଡ' },
  keyboardHint: { en: 'Odia keyboard on the screen', or: 'ପରଦାରେ ଓଡ଼ିଆ କିବୋର୍ଡ' },
  keyboardHelp: {
    en: 'InScript layout. Use the arrow keys to move between keys.',
    or: 'InScript ବିନ୍ୟାସ। ଗୋଟିଏ ଚାବିରୁ ଅନ୍ୟକୁ ଯିବାକୁ ତୀର ଚାବି ଦବାନ୍ତୁ।',
  },
  closeKeyboard: { en: 'Close the Odia keyboard', or: 'ଓଡ଼ିଆ କିବୋର୍ଡ ବନ୍ଦ କରନ୍ତୁ' },
  backspace: { en: 'Backspace', or: 'ପଛ ଅକ୍ଷର ହଟାନ୍ତୁ' },
  newLine: { en: 'New line', or: 'ନୂଆ ଧାଡ଼ି' },
  shift: { en: 'Shift', or: 'ଶିଫ୍ଟ' },
  space: { en: 'Space', or: 'ଖାଲି ସ୍ଥାନ' },
  halant: { en: 'Halant', or: 'ହଳନ୍ତ' },
  nukta: { en: 'Nukta', or: 'ନୁକ୍ତା' },
  anuswara: { en: 'Anuswara', or: 'ଅନୁସ୍ୱାର' },
  chandrabindu: { en: 'Chandrabindu', or: 'ଚନ୍ଦ୍ରବିନ୍ଦୁ' },
  bisarga: { en: 'Bisarga', or: 'ବିସର୍ଗ' },
});
