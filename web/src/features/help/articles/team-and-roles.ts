import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpArticle } from '../article.ts';

export const screen = paths.team;

export const summary = defineTexts({
  goal: {
    en: 'Invite people, and decide what each of them may do.',
    or: 'ଅନ୍ୟମାନଙ୍କୁ ନିମନ୍ତ୍ରଣ କରନ୍ତୁ, ଏବଂ କିଏ କ’ଣ କରିପାରିବେ ସ୍ଥିର କରନ୍ତୁ।',
  },
});

export const steps = defineTexts({
  invite: {
    en: 'Open <b>Team</b> and press <b>Invite</b>. Only owners see this page.',
    or: '<b>ଦଳ</b> ଖୋଲି <b>ନିମନ୍ତ୍ରଣ କରନ୍ତୁ</b> ଦବାନ୍ତୁ। ଏହି ପୃଷ୍ଠା କେବଳ ମାଲିକମାନେ ଦେଖନ୍ତି।',
  },
  role: {
    en: 'Choose a role: <b>Author</b> writes own courses, <b>Reviewer</b> all courses and exams, <b>Support</b> helps students with orders, <b>Owner</b> may do everything.',
    or: 'ଭୂମିକା ବାଛନ୍ତୁ: <b>ଲେଖକ</b> ନିଜ ପାଠ୍ୟକ୍ରମ, <b>ସମୀକ୍ଷକ</b> ସବୁ ପାଠ୍ୟକ୍ରମ ଓ ପରୀକ୍ଷା ଲେଖନ୍ତି, <b>ସହାୟକ</b> ବରାଦରେ ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ସାହାଯ୍ୟ କରନ୍ତି, <b>ମାଲିକ</b> ସବୁକିଛି କରିପାରନ୍ତି।',
  },
  link: {
    en: 'Press <b>Create link</b>, then <b>Copy</b>, and send it to this person alone. It works once.',
    or: '<b>ଲିଙ୍କ ତିଆରି କରନ୍ତୁ</b>, ତା’ପରେ <b>ନକଲ କରନ୍ତୁ</b> ଦବାନ୍ତୁ, ଏବଂ କେବଳ ସେହି ବ୍ୟକ୍ତିଙ୍କୁ ପଠାନ୍ତୁ। ଏହା ଥରେ ମାତ୍ର କାମ କରେ।',
  },
  courses: {
    en: 'Press <b>Manage</b> at an author to choose their courses, or whether a reviewer must publish their changes.',
    or: 'ଲେଖକଙ୍କ ପାଠ୍ୟକ୍ରମ ବାଛିବାକୁ, କିମ୍ବା ତାଙ୍କ ପରିବର୍ତ୍ତନ ସମୀକ୍ଷକ ପ୍ରକାଶ କରିବେ କି ନାହିଁ ସ୍ଥିର କରିବାକୁ <b>ପରିଚାଳନା</b> ଦବାନ୍ତୁ।',
  },
  activity: {
    en: '<b>Activity</b> shows who changed what, and when.',
    or: 'କିଏ କ’ଣ ଓ କେବେ ବଦଳାଇଛନ୍ତି, <b>କାର୍ଯ୍ୟ ବିବରଣୀ</b>ରେ ଦେଖାଯାଏ।',
  },
});

export const problems = defineTexts({
  wrongPerson: {
    en: '<q>The link reached the wrong person.</q> Press <b>Revoke</b> at the open invite at once.',
    or: '<q>ଲିଙ୍କଟି ଭୁଲ ବ୍ୟକ୍ତିଙ୍କ ପାଖକୁ ଗଲା।</q> ଖୋଲା ନିମନ୍ତ୍ରଣରେ ସଙ୍ଗେ ସଙ୍ଗେ <b>ରଦ୍ଦ କରନ୍ତୁ</b> ଦବାନ୍ତୁ।',
  },
  leaves: {
    en: '<q>Somebody leaves the team.</q> Press <b>Manage</b> and <b>Block</b>. The person is signed out everywhere; nothing is deleted.',
    or: '<q>କେହି ଦଳ ଛାଡ଼ୁଛନ୍ତି।</q> <b>ପରିଚାଳନା</b> ଓ <b>ଅବରୋଧ କରନ୍ତୁ</b> ଦବାନ୍ତୁ। ତାଙ୍କର ସବୁ ଉପକରଣରୁ ପ୍ରସ୍ଥାନ ହୁଏ; କିଛି ବିଲୋପ ହୁଏ ନାହିଁ।',
  },
  menu: {
    en: '<q>A page is missing in your side panel.</q> Your role does not include it. Ask an owner.',
    or: '<q>ଆପଣଙ୍କ ପାର୍ଶ୍ୱ ମେନୁରେ ଗୋଟିଏ ପୃଷ୍ଠା ନାହିଁ।</q> ଆପଣଙ୍କ ଭୂମିକାରେ ଏହା ନାହିଁ। ଜଣେ ମାଲିକଙ୍କୁ କୁହନ୍ତୁ।',
  },
});

export const related: HelpArticle['related'] = ['second-factor', 'publish-a-course'];

export const picture = defineTexts({
  alt: { en: 'The people of the team with their roles', or: 'ଭୂମିକା ସହିତ ଦଳର ସଦସ୍ୟ' },
});
