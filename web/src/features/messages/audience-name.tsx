import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import type { ListedMessage } from '@sikhya/contract/messages.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { texts } from './texts.ts';

type AudienceNameProps = { message: Pick<ListedMessage, 'audience' | 'course' | 'student'> };

/** The audience of the message, in a few words. */
export function AudienceName({ message: { audience, course, student } }: AudienceNameProps) {
  const t = useTexts(texts);
  const { language } = useLocale();
  if (audience === 'all') return t.allStudents;
  if (audience === 'course') {
    if (!course) return `${t.courseStudents}: ${t.notChosen}`;
    return t.studentsOf({ title: titlesInLanguage(course, language).title });
  }
  if (!student) return `${t.oneStudent}: ${t.notChosen}`;
  return <StudentName student={student} />;
}

export function StudentName({ student }: { student: NonNullable<ListedMessage['student']> }) {
  return (
    <>
      <span lang={getLang(student.name)}>{student.name}</span> <span lang="en">({student.email})</span>
    </>
  );
}
