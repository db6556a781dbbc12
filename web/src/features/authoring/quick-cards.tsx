import { Link } from '../../language/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { PlusIcon, QuestionIcon, UploadIcon, UserIcon } from '../../ui/icons.tsx';

const CARDS = [
  { to: paths.createCourse, label: 'Create Course', text: 'Subjects, chapters, questions', Icon: PlusIcon },
  { to: paths.students, label: 'Student Details', text: 'Students and their progress', Icon: UserIcon },
  { to: paths.uploadPdf, label: 'Upload PDF', text: 'Study material', Icon: UploadIcon },
  { to: paths.createTest, label: 'Create Test', text: 'Mock tests', Icon: QuestionIcon },
];

export function QuickCards() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 2xl:grid-cols-4">
      {CARDS.map(({ to, label, text, Icon }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex items-center gap-4 rounded-soft border border-line bg-sheet p-4 shadow-rest transition-shadow hover:shadow-lift"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-soft bg-indigo-soft text-indigo">
              <Icon />
            </span>
            <span>
              <span className="block font-semibold">{label}</span>
              <span className="text-small text-ink-soft">{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
