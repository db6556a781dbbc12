import { type ActivityEntry, AUDIT_ACTIONS, SERVER_ACTOR, UNKNOWN_ACTOR } from '@sikhya/contract/activity.ts';
import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import { ADMIN_ROLES } from '@sikhya/contract/permissions.ts';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { richText } from '../../language/rich-text.tsx';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { roleTexts } from '../../lib/role-texts.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { requestSentences, sentences, texts } from './texts.ts';

/** Says in one sentence what happened, with links to the course and the student. */
export function EntrySentence({ entry }: { entry: ActivityEntry }) {
  const t = useTexts(texts);
  const sentence = useTexts(sentences);
  const requestSentence = useTexts(requestSentences);
  const request = getRequest(entry);
  const action = AUDIT_ACTIONS.find((known) => known === entry.action);
  const { language } = useLocale();
  const { username, role, number, code, version, title, odiaTitle, count } = entry.details;
  const shownTitle = (language === 'or' && odiaTitle) || title;
  const said = action ? sentence[action] : t.otherAction;
  return richText(request ? requestSentence[request] : said, {
    who: () => <Actor name={entry.actor} />,
    course: () => <Course entry={entry} />,
    student: () => <Student entry={entry} />,
    member: () => <Name>{String(username ?? '–')}</Name>,
    role: () => <Role role={String(role ?? '')} />,
    value: () => (
      <Name>{String(action ? (number ?? code ?? version ?? shownTitle ?? count ?? '–') : entry.action)}</Name>
    ),
  });
}

/** Entries of the server about accounts say who has asked for it, if that was recorded. */
function getRequest({
  action,
  details: { by, username },
}: ActivityEntry): keyof typeof requestSentences | null {
  if (action === 'delete-account' && by === 'student') return 'deletedOwnAccount';
  if (action === 'restore-account' && by === 'student') return 'restoredOwnAccount';
  if (action !== 'erase-account') return null;
  if (by === 'student') return 'erasedForStudent';
  return username === undefined ? null : 'erasedForAdmin';
}

/** The name at that time, which may be of an admin who is no longer there. */
function Actor({ name }: { name: string }) {
  const t = useTexts(texts);
  if (name === SERVER_ACTOR) return t.server;
  return name === UNKNOWN_ACTOR ? t.somebody : <Name>{name}</Name>;
}

function Name({ children }: { children: string }) {
  return (
    <strong lang={getLang(children)} className="font-semibold">
      {children}
    </strong>
  );
}

function Role({ role }: { role: string }) {
  const roleText = useTexts(roleTexts);
  const known = ADMIN_ROLES.find((each) => each === role);
  return <Name>{known ? roleText[known] : '–'}</Name>;
}

/** A deleted course has only the title of that time. */
function Course({ entry: { course, details } }: { entry: ActivityEntry }): ReactNode {
  const { language } = useLocale();
  if (!course) return <Name>{String(details.title ?? details.courseTitle ?? '–')}</Name>;
  const { title } = titlesInLanguage(course, language);
  return (
    <TextLink to={paths.viewCourse(course._id)} lang={getLang(title)}>
      {title}
    </TextLink>
  );
}

function Student({ entry: { student } }: { entry: ActivityEntry }): ReactNode {
  const t = useTexts(texts);
  if (!student) return t.deletedStudent;
  return (
    <TextLink to={paths.student(student._id)} lang={getLang(student.name)}>
      {student.name}
    </TextLink>
  );
}
