import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** The texts of the ui components, and generic words that features share. */
export const texts = defineTexts({
  ok: { en: 'OK', or: 'ଠିକ ଅଛି' },
  cancel: { en: 'Cancel', or: 'ବାତିଲ କରନ୍ତୁ' },
  close: { en: 'Close', or: 'ବନ୍ଦ କରନ୍ତୁ' },
  tryAgain: { en: 'Try again', or: 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ' },
  loading: { en: 'Loading', or: 'ଖୋଲୁଛି' },
  leave: { en: 'Leave', or: 'ଛାଡ଼ନ୍ତୁ' },
  stay: { en: 'Stay', or: 'ଏଠାରେ ରୁହନ୍ତୁ' },
  loadFailed: { en: 'This could not be loaded', or: 'ଏହା ଖୋଲିପାରିଲା ନାହିଁ' },
  reloadFailed: {
    en: 'This could not be reloaded and may be out of date.',
    or: 'ଏହା ପୁଣି ଖୋଲିପାରିଲା ନାହିଁ; ଏଠାରେ ପୁରୁଣା ତଥ୍ୟ ଥାଇପାରେ।',
  },
  includeCode: {
    en: 'If you contact us, include this code: <code>{id}</code>',
    or: 'ଆମ ସହ ଯୋଗାଯୋଗ କଲେ ଏହି କୋଡ ଜଣାନ୍ତୁ: <code>{id}</code>',
  },
  previous: { en: 'Previous', or: 'ପୂର୍ବବର୍ତ୍ତୀ' },
  next: { en: 'Next', or: 'ପରବର୍ତ୍ତୀ' },
  showPassword: { en: 'Show password', or: 'ପାସୱାର୍ଡ ଦେଖାନ୍ତୁ' },
  hidePassword: { en: 'Hide password', or: 'ପାସୱାର୍ଡ ଲୁଚାନ୍ତୁ' },
  theme: { en: 'Theme', or: 'ରୂପ' },
  systemTheme: { en: 'System', or: 'ଉପକରଣ ଅନୁଯାୟୀ' },
  lightTheme: { en: 'Light', or: 'ଉଜ୍ଜ୍ୱଳ' },
  darkTheme: { en: 'Dark', or: 'ଗାଢ଼' },
  toasts: { en: 'Status messages', or: 'ସ୍ଥିତି ବାର୍ତ୍ତା' },
  dismiss: { en: 'Dismiss', or: 'ଏହି ବାର୍ତ୍ତା ବନ୍ଦ କରନ୍ତୁ' },
});
