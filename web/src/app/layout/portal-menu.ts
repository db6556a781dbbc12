import { paths } from '../../lib/paths.ts';
import {
  BookIcon,
  ChartIcon,
  GridIcon,
  PlusIcon,
  QuestionIcon,
  SearchIcon,
  ServerIcon,
  UploadIcon,
  UserIcon,
} from '../../ui/icons.tsx';

type Menu = { title: string; items: { to: string; label: string; Icon: typeof GridIcon }[] };

/** The side panel's menu of each role. */
export const PORTAL_MENU: Record<'student' | 'admin', Menu> = {
  admin: {
    title: 'Admin Panel',
    items: [
      { to: paths.adminDashboard, label: 'Dashboard', Icon: GridIcon },
      { to: paths.createCourse, label: 'Create Course', Icon: PlusIcon },
      { to: paths.students, label: 'Student Details', Icon: UserIcon },
      { to: paths.uploadPdf, label: 'Upload PDF', Icon: UploadIcon },
      { to: paths.createTest, label: 'Create Test', Icon: QuestionIcon },
      { to: paths.system, label: 'System State', Icon: ServerIcon },
    ],
  },
  student: {
    title: 'Student Portal',
    items: [
      { to: paths.studentDashboard, label: 'Dashboard', Icon: GridIcon },
      { to: paths.studentCourses, label: 'All Courses', Icon: SearchIcon },
      { to: paths.myCourses, label: 'My Courses', Icon: BookIcon },
      { to: paths.studentAnalytics, label: 'Analytics', Icon: ChartIcon },
    ],
  },
};

/** Classes of an item of the side panel. */
export const PANEL_ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-soft px-3 font-semibold text-ink-soft transition-colors hover:bg-sunk hover:text-ink aria-[current=page]:bg-indigo-soft aria-[current=page]:text-indigo';
