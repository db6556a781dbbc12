import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.myCourses;

export const summary = defineTexts({
  goal: {
    en: 'Read the PDF of a chapter comfortably on a small screen.',
    or: 'ଛୋଟ ପରଦାରେ ଅଧ୍ୟାୟର PDF ଆରାମରେ ପଢ଼ନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  open: {
    en: 'Open a chapter of your course. The pages are under <b>Study Material</b>.',
    or: 'ନିଜ ପାଠ୍ୟକ୍ରମର ଗୋଟିଏ ଅଧ୍ୟାୟ ଖୋଲନ୍ତୁ। ପୃଷ୍ଠାଗୁଡ଼ିକ <b>ପାଠ୍ୟ ସାମଗ୍ରୀ</b>ରେ ଥାଏ।',
  },
  text: {
    en: 'If the letters are too small on your phone, press <b>Read as text</b>. <b>Page view</b> brings the pages back.',
    or: 'ମୋବାଇଲରେ ଅକ୍ଷର ଛୋଟ ଲାଗିଲେ <b>ଲେଖା ରୂପେ ପଢ଼ନ୍ତୁ</b> ଦବାନ୍ତୁ। <b>ପୃଷ୍ଠା ରୂପେ ଦେଖନ୍ତୁ</b> ଦବାଇଲେ ପୃଷ୍ଠା ଫେରିଆସେ।',
  },
  options: {
    en: '<b>Reading options</b> has the size of the text and the <b>Page colours</b> for the night.',
    or: '<b>ପଢ଼ିବା ବିକଳ୍ପ</b>ରେ ଅକ୍ଷରର ଆକାର ଓ ରାତି ପାଇଁ <b>ପୃଷ୍ଠାର ରଙ୍ଗ</b> ବାଛିହୁଏ।',
  },
  search: {
    en: 'Find a word with <b>Search in this document</b>.',
    or: '<b>ଏହି ପାଠ୍ୟ ସାମଗ୍ରୀରେ ଖୋଜନ୍ତୁ</b> ଦ୍ୱାରା କୌଣସି ଶବ୍ଦ ଖୋଜନ୍ତୁ।',
  },
  fullscreen: {
    en: 'Press <b>Fullscreen</b> for more room.',
    or: 'ଅଧିକ ଜାଗା ପାଇଁ <b>ପୂରା ପରଦା</b> ଦବାନ୍ତୁ।',
  },
});

export const problems = defineTexts({
  slow: {
    en: '<q>The document opens slowly.</q> On a slow connection the first pages appear while the rest is still loading. Keep the page open.',
    or: '<q>ପାଠ୍ୟ ସାମଗ୍ରୀ ଧୀରେ ଖୋଲୁଛି।</q> ସଂଯୋଗ ଧୀର ଥିଲେ ପ୍ରଥମ ପୃଷ୍ଠାଗୁଡ଼ିକ ଆଗେ ଦେଖାଯାଏ, ବାକି ପରେ ଆସେ। ପୃଷ୍ଠାଟି ଖୋଲା ରଖନ୍ତୁ।',
  },
  notFound: {
    en: '<q>The search finds nothing.</q> Some documents are scanned pictures or use an old Odia font, so they have no text to search.',
    or: '<q>ଖୋଜିଲେ କିଛି ମିଳୁନାହିଁ।</q> କେତେକ ପାଠ୍ୟ ସାମଗ୍ରୀ ସ୍କାନ ଛବି କିମ୍ବା ପୁରୁଣା ଓଡ଼ିଆ ଫଣ୍ଟରେ ଥାଏ, ତେଣୁ ସେଥିରେ ଖୋଜିହୁଏ ନାହିଁ।',
  },
  print: {
    en: '<q>You cannot print or save it.</q> Study material is only for reading on the screen.',
    or: '<q>ଏହାକୁ ମୁଦ୍ରଣ ବା ସଂରକ୍ଷଣ କରିହେଉନାହିଁ।</q> ପାଠ୍ୟ ସାମଗ୍ରୀ କେବଳ ପରଦାରେ ପଢ଼ିବା ପାଇଁ।',
  },
});

export const related: HelpArticle['related'] = ['start-a-course', 'take-a-mock-test'];

export const picture = defineTexts({
  alt: { en: 'A chapter with its study material on a phone', or: 'ମୋବାଇଲରେ ଅଧ୍ୟାୟର ପାଠ୍ୟ ସାମଗ୍ରୀ' },
});
