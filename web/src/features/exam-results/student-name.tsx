import type { LiveAttempt } from '@sikhya/contract/exam-control.ts';
import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { StandaloneLink } from '../../ui/text-link.tsx';
import { texts } from './texts.ts';

/** Some admins see results without the names of students. */
export function StudentName({ student }: { student: LiveAttempt['student'] }) {
  const t = useTexts(texts);
  if (!student) return <span className="text-ink-soft">{t.unnamedStudent}</span>;
  return (
    <span className="grid">
      <StandaloneLink to={paths.student(student._id)}>
        <span lang={getLang(student.name)} className="font-semibold wrap-anywhere">
          {student.name}
        </span>
      </StandaloneLink>
      <span lang="en" className="text-small wrap-anywhere text-ink-soft">
        {student.email}
      </span>
    </span>
  );
}
