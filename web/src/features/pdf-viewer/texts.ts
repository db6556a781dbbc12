import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  notPrinted: {
    en: 'Study material is for reading on the screen and is not printed.',
    or: 'ପାଠ୍ୟ ସାମଗ୍ରୀ କେବଳ ପରଦାରେ ପଢ଼ିବା ପାଇଁ, ଏହା ମୁଦ୍ରଣ ହୁଏ ନାହିଁ।',
  },
  opening: { en: 'Opening the document…', or: 'ପାଠ୍ୟ ସାମଗ୍ରୀ ଖୋଲୁଛି…' },
  receivedKilobytes: { en: '{size:number} kB', or: '{size:number} kB' },
  pageOfTotal: { en: 'Page {page:number} of {total:number}', or: 'ପୃଷ୍ଠା {page:number}/{total:number}' },

  // what went wrong
  openFailed: { en: 'This document could not be opened', or: 'ଏହି ପାଠ୍ୟ ସାମଗ୍ରୀ ଖୋଲିପାରିଲା ନାହିଁ' },
  damaged: {
    en: 'This file is damaged and cannot be shown. Please tell your teacher or our support.',
    or: 'ଏହି ଫାଇଲ ନଷ୍ଟ ହୋଇଯାଇଛି, ତେଣୁ ଦେଖାଯାଇପାରିବ ନାହିଁ। ଦୟାକରି ଆପଣଙ୍କ ଶିକ୍ଷକଙ୍କୁ କିମ୍ବା ଆମ ସହାୟତା ଦଳକୁ ଜଣାନ୍ତୁ।',
  },
  locked: {
    en: 'This file is locked with a password and cannot be shown.',
    or: 'ଏହି ଫାଇଲ ପାସୱାର୍ଡ ଦ୍ୱାରା ବନ୍ଦ ଅଛି, ତେଣୁ ଦେଖାଯାଇପାରିବ ନାହିଁ।',
  },
  notOpened: { en: 'The document could not be opened.', or: 'ପାଠ୍ୟ ସାମଗ୍ରୀ ଖୋଲିପାରିଲା ନାହିଁ।' },
  viewerNotLoaded: {
    en: 'The document viewer could not be loaded. Check your connection and try again.',
    or: 'ପାଠ୍ୟ ସାମଗ୍ରୀ ଦେଖାଇବା ପାଇଁ ଆବଶ୍ୟକ ଅଂଶ ଖୋଲିପାରିଲା ନାହିଁ। ଆପଣଙ୍କ ସଂଯୋଗ ଯାଞ୍ଚ କରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  stalled: {
    en: 'The rest of the document could not be loaded. {reason}',
    or: 'ପାଠ୍ୟ ସାମଗ୍ରୀର ବାକି ଅଂଶ ଖୋଲିପାରିଲା ନାହିଁ। {reason}',
  },
  pageNotDrawn: { en: 'This page could not be drawn.', or: 'ଏହି ପୃଷ୍ଠା ଦେଖାଯାଇପାରିଲା ନାହିଁ।' },
  pageLoading: { en: 'Loading page…', or: 'ପୃଷ୍ଠା ଖୋଲୁଛି…' },

  // the toolbar
  toolbar: { en: 'Document', or: 'ପାଠ୍ୟ ସାମଗ୍ରୀ' },
  previousPage: { en: 'Previous page', or: 'ପୂର୍ବବର୍ତ୍ତୀ ପୃଷ୍ଠା' },
  nextPage: { en: 'Next page', or: 'ପରବର୍ତ୍ତୀ ପୃଷ୍ଠା' },
  pageField: { en: 'Page', or: 'ପୃଷ୍ଠା' },
  ofTotal: { en: 'of {total:number}', or: '/ {total:number}' },
  onlyOnePage: {
    en: 'This document has only page {page:number}.',
    or: 'ଏହି ପାଠ୍ୟ ସାମଗ୍ରୀରେ କେବଳ ପୃଷ୍ଠା {page:number} ଅଛି।',
  },
  typePage: {
    en: 'Type a page from {first:number} to {total:number}.',
    or: '{first:number}ରୁ {total:number} ମଧ୍ୟରେ ଗୋଟିଏ ପୃଷ୍ଠା ଲେଖନ୍ତୁ।',
  },
  zoomOut: { en: 'Zoom out', or: 'ଛୋଟ କରନ୍ତୁ' },
  zoomIn: { en: 'Zoom in', or: 'ବଡ଼ କରନ୍ତୁ' },
  zoom: { en: 'Zoom', or: 'ଆକାର' },
  toDesktopView: { en: 'Switch to desktop view', or: 'ବଡ଼ ପରଦା ଭଳି ଦେଖନ୍ତୁ' },
  toMobileView: { en: 'Switch to mobile view', or: 'ମୋବାଇଲ ଭଳି ଦେଖନ୍ତୁ' },
  desktopViewHint: {
    en: 'Desktop view: zoomed, with scrolling',
    or: 'ବଡ଼ ପରଦା ଭଳି: ବଡ଼ ଆକାର, ଘୁଞ୍ଚାଇ ପଢ଼ିବା',
  },
  mobileViewHint: {
    en: 'Mobile view: text as wide as the screen',
    or: 'ମୋବାଇଲ ଭଳି: ଲେଖା ପରଦାର ଓସାର ସହ ସମାନ',
  },
  pageView: { en: 'Page view', or: 'ପୃଷ୍ଠା ରୂପେ ଦେଖନ୍ତୁ' },
  textView: { en: 'Text view', or: 'ଲେଖା ରୂପେ ଦେଖନ୍ତୁ' },
  readingOptions: { en: 'Reading options', or: 'ପଢ଼ିବା ବିକଳ୍ପ' },
  allPages: { en: 'All pages', or: 'ସମସ୍ତ ପୃଷ୍ଠା' },
  searchDocument: { en: 'Search in this document', or: 'ଏହି ପାଠ୍ୟ ସାମଗ୍ରୀରେ ଖୋଜନ୍ତୁ' },
  fullscreen: { en: 'Fullscreen', or: 'ପୂରା ପରଦା' },
  leaveFullscreen: { en: 'Leave fullscreen', or: 'ପୂରା ପରଦାରୁ ବାହାରନ୍ତୁ' },
  pagePosition: { en: '{page:number} / {total:number}', or: '{page:number} / {total:number}' },
  showTools: {
    en: 'Page {page:number} of {total:number}. Show the tools',
    or: 'ପୃଷ୍ଠା {page:number}/{total:number}। ସାଧନ ପଟି ଦେଖାନ୍ତୁ',
  },

  // reading options
  pageColours: { en: 'Page colours', or: 'ପୃଷ୍ଠାର ରଙ୍ଗ' },
  asPrinted: { en: 'As printed', or: 'ଛପା ଭଳି' },
  dimmed: { en: 'Dimmed', or: 'ମଳିନ' },
  inverted: { en: 'Inverted', or: 'ଓଲଟା' },
  textSize: { en: 'Text size', or: 'ଅକ୍ଷର ଆକାର' },
  smallerText: { en: 'Smaller text', or: 'ଅକ୍ଷର ଛୋଟ କରନ୍ତୁ' },
  largerText: { en: 'Larger text', or: 'ଅକ୍ଷର ବଡ଼ କରନ୍ତୁ' },

  // search
  previousMatch: { en: 'Previous match', or: 'ପୂର୍ବବର୍ତ୍ତୀ ମେଳ' },
  nextMatch: { en: 'Next match', or: 'ପରବର୍ତ୍ତୀ ମେଳ' },
  closeSearch: { en: 'Close search', or: 'ଖୋଜିବା ବନ୍ଦ କରନ୍ତୁ' },
  matchPosition: { en: '{match:number} of {total:number}', or: '{match:number}/{total:number}' },
  scannedPages: {
    en: 'page {page:number} of {total:number} …',
    or: 'ପୃଷ୍ଠା {page:number}/{total:number} …',
  },
  notFound: { en: 'Not found', or: 'ମିଳିଲା ନାହିଁ' },

  // pages
  page: { en: 'Page {page:number}', or: 'ପୃଷ୍ଠା {page:number}' },
  pagesOf: { en: 'Pages of {title}', or: '“{title}”ର ପୃଷ୍ଠା' },

  // the text view
  textOf: { en: 'Text of {title}', or: '“{title}”ର ଲେଖା' },
  textLoading: { en: 'Loading text…', or: 'ଲେଖା ଖୋଲୁଛି…' },
  noText: { en: 'This page has no text.', or: 'ଏହି ପୃଷ୍ଠାରେ କୌଣସି ଲେଖା ନାହିଁ।' },
  textFailed: {
    en: 'The text of this page could not be loaded.',
    or: 'ଏହି ପୃଷ୍ଠାର ଲେଖା ଖୋଲିପାରିଲା ନାହିଁ।',
  },
  showPage: { en: 'Show the page', or: 'ପୃଷ୍ଠା ଦେଖାନ୍ତୁ' },
  smallLetters: { en: 'Small letters?', or: 'ଅକ୍ଷର ଛୋଟ ଲାଗୁଛି କି?' },
  readAsText: { en: 'Read as text', or: 'ଲେଖା ରୂପେ ପଢ଼ନ୍ତୁ' },
  keepPageView: { en: 'Keep the page view', or: 'ପୃଷ୍ଠା ରୂପେ ରଖନ୍ତୁ' },
});
