import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.adminDashboard;

export const summary = defineTexts({
  goal: {
    en: 'Bring a course or an exam back that was deleted by mistake.',
    or: 'ଭୁଲରେ ବିଲୋପ ହୋଇଥିବା ପାଠ୍ୟକ୍ରମ କିମ୍ବା ପରୀକ୍ଷା ଫେରାଇ ଆଣନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  undo: {
    en: 'Right after deleting, press <b>Undo</b> in the message that appears.',
    or: 'ବିଲୋପ କରିବା ମାତ୍ରେ ଦେଖାଯାଉଥିବା ବାର୍ତ୍ତାରେ <b>ପୂର୍ବବତ୍ କରନ୍ତୁ</b> ଦବାନ୍ତୁ।',
  },
  open: {
    en: 'Later, open the <b>Dashboard</b> and choose <b>Bin</b> above the list of courses.',
    or: 'ପରେ <b>ପରିଚାଳନା ପୃଷ୍ଠା</b> ଖୋଲି ପାଠ୍ୟକ୍ରମ ତାଲିକା ଉପରେ <b>ଡଷ୍ଟବିନ</b> ବାଛନ୍ତୁ।',
  },
  restore: {
    en: 'Press <b>Restore</b> at the course. It comes back as it was, with its students and results.',
    or: 'ପାଠ୍ୟକ୍ରମ ପାଖରେ <b>ପୁନରୁଦ୍ଧାର କରନ୍ତୁ</b> ଦବାନ୍ତୁ। ଶିକ୍ଷାର୍ଥୀ ଓ ଫଳାଫଳ ସହ ଏହା ପୂର୍ବଭଳି ଫେରିଆସେ।',
  },
  exams: {
    en: 'For an exam, open <b>Exams</b> and choose <b>Bin</b> there.',
    or: 'ପରୀକ୍ଷା ପାଇଁ <b>ପୂର୍ଣ୍ଣାଙ୍ଗ ପରୀକ୍ଷା</b> ଖୋଲି ସେଠାରେ <b>ଡଷ୍ଟବିନ</b> ବାଛନ୍ତୁ।',
  },
});

export const problems = defineTexts({
  gone: {
    en: '<q>The course is no longer in the bin.</q> It stays there for 30 days. After that only a backup has it.',
    or: '<q>ପାଠ୍ୟକ୍ରମଟି ଆଉ ଡଷ୍ଟବିନରେ ନାହିଁ।</q> ଏହା ସେଠାରେ 30 ଦିନ ରହେ। ତା’ପରେ କେବଳ ସୁରକ୍ଷା ନକଲରେ ଥାଏ।',
  },
  students: {
    en: '<q>Students ask whether they lose the course.</q> They keep it until it is removed for good.',
    or: '<q>ପାଠ୍ୟକ୍ରମ ଚାଲିଯିବ କି ବୋଲି ଶିକ୍ଷାର୍ଥୀମାନେ ପଚାରୁଛନ୍ତି।</q> ଏହା ସବୁଦିନ ପାଇଁ ବିଲୋପ ହେବା ପର୍ଯ୍ୟନ୍ତ ସେମାନଙ୍କ ପାଖରେ ଥାଏ।',
  },
});

export const related: HelpArticle['related'] = ['restore-a-version', 'back-up-and-restore'];

export const picture = defineTexts({
  alt: { en: 'The bin of the courses', or: 'ପାଠ୍ୟକ୍ରମର ଡଷ୍ଟବିନ' },
});
