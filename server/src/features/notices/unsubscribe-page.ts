import { getLocale, type Language, toLanguagePath } from '@sikhya/contract/language/language.ts';
import { defineTexts, getTexts } from '@sikhya/contract/language/texts.ts';
import type { NoticeGroup } from '@sikhya/contract/notices.ts';
import type { MailPage } from './mail-page.ts';
import { texts } from './texts.ts';

const pageTexts = defineTexts({
  title: { en: 'Unsubscribe', or: 'ଇ-ମେଲ ବନ୍ଦ କରନ୍ତୁ' },
  question: { en: 'Stop e-mails about: {groups}?', or: 'ଏହି ବିଷୟରେ ଇ-ମେଲ ବନ୍ଦ କରିବେ କି: {groups}?' },
  button: { en: 'Unsubscribe', or: 'ଇ-ମେଲ ବନ୍ଦ କରନ୍ତୁ' },
  done: {
    en: 'You will get no more e-mails about: {groups}.',
    or: 'ଏହି ବିଷୟରେ ଆପଣ ଆଉ ଇ-ମେଲ ପାଇବେ ନାହିଁ: {groups}।',
  },
  settings: { en: 'Change it again in your notices', or: 'ନିଜ ସୂଚନା ପୃଷ୍ଠାରେ ପୁଣି ବଦଳାନ୍ତୁ' },
  purchases: { en: 'purchases', or: 'କିଣାକିଣି' },
  exams: { en: 'exams', or: 'ପୂର୍ଣ୍ଣାଙ୍ଗ ପରୀକ୍ଷା' },
  practice: { en: 'practice', or: 'ଅଭ୍ୟାସ' },
  courses: { en: 'your courses', or: 'ଆପଣଙ୍କ ପାଠ୍ୟକ୍ରମ' },
  corrections: { en: 'corrected scores', or: 'ସଂଶୋଧିତ ପ୍ରାପ୍ତାଙ୍କ' },
  reports: { en: 'your reports', or: 'ଆପଣ ଜଣାଇଥିବା ସମସ୍ୟା' },
  messages: { en: 'messages from us', or: 'ଆମର ବାର୍ତ୍ତା' },
  account: { en: 'your account', or: 'ଆପଣଙ୍କ ଖାତା' },
  security: { en: 'security', or: 'ସୁରକ୍ଷା' },
});

export type UnsubscribePage = { state: 'ask' | 'done' | 'bad'; groups: readonly NoticeGroup[] };

export function describeUnsubscribePage(
  siteName: string,
  language: Language,
  { state, groups }: UnsubscribePage,
): MailPage {
  const locale = getLocale(language);
  const t = getTexts(pageTexts, locale);
  const named = { groups: groups.map((group) => t[group]).join(', ') };
  const page = { siteName, language, title: t.title };
  if (state === 'bad') return { ...page, sentence: getTexts(texts, locale).badLink };
  if (state === 'ask') return { ...page, sentence: t.question(named), button: t.button };
  const link = { href: toLanguagePath('/student/notices', language), label: t.settings };
  return { ...page, sentence: t.done(named), link };
}
