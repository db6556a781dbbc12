import { useTexts } from '../../language/locale.tsx';
import { Link } from '../../language/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { useCan } from '../../lib/permissions.ts';
import { QuestionIcon } from '../../ui/icons.tsx';
import { PlusIcon, UploadIcon, UserIcon } from '../../ui/portal-icons.tsx';
import { texts } from './texts.ts';

const CARDS = [
  {
    to: paths.createCourse,
    label: 'createCourse',
    text: 'createCourseHint',
    Icon: PlusIcon,
    permission: 'courses.edit',
  },
  {
    to: paths.students,
    label: 'studentDetails',
    text: 'studentDetailsHint',
    Icon: UserIcon,
    permission: 'students.read',
  },
  {
    to: paths.uploadPdf,
    label: 'uploadPdf',
    text: 'uploadPdfHint',
    Icon: UploadIcon,
    permission: 'courses.edit',
  },
  {
    to: paths.createTest,
    label: 'createTest',
    text: 'createTestHint',
    Icon: QuestionIcon,
    permission: 'exams.edit',
  },
] as const;

export function QuickCards() {
  const t = useTexts(texts);
  const can = useCan();
  return (
    <ul className="grid gap-3 sm:grid-cols-2 2xl:grid-cols-4">
      {CARDS.filter(({ permission }) => can(permission)).map(({ to, label, text, Icon }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex items-center gap-4 rounded-soft border border-line bg-sheet p-4 shadow-rest transition-shadow hover:shadow-lift"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-soft bg-indigo-soft text-indigo">
              <Icon />
            </span>
            <span>
              <span className="block font-semibold">{t[label]}</span>
              <span className="text-small text-ink-soft">{t[text]}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
