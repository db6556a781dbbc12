import { useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import {
  BookIcon,
  ChartIcon,
  GridIcon,
  KeyIcon,
  PlusIcon,
  QuestionIcon,
  SearchIcon,
  ServerIcon,
  UploadIcon,
  UserIcon,
} from '../../ui/icons.tsx';
import { portalTexts } from './portal-texts.ts';

type Menu = {
  title: string;
  /** Labels of the buttons that open, show and hide the panel. */
  open: string;
  show: string;
  hide: string;
  items: { to: string; label: string; Icon: typeof GridIcon }[];
};

/** Returns the side panel's menu of a role. */
export function usePortalMenu(role: 'student' | 'admin'): Menu {
  const t = useTexts(portalTexts);
  if (role === 'admin') {
    return {
      title: t.adminPanel,
      open: t.openAdminPanel,
      show: t.showAdminPanel,
      hide: t.hideAdminPanel,
      items: [
        { to: paths.adminDashboard, label: t.adminStart, Icon: GridIcon },
        { to: paths.createCourse, label: t.createCourse, Icon: PlusIcon },
        { to: paths.students, label: t.studentDetails, Icon: UserIcon },
        { to: paths.uploadPdf, label: t.uploadPdf, Icon: UploadIcon },
        { to: paths.createTest, label: t.createTest, Icon: QuestionIcon },
        { to: paths.system, label: t.systemState, Icon: ServerIcon },
        { to: paths.account, label: t.myAccount, Icon: KeyIcon },
      ],
    };
  }
  return {
    title: t.studentPortal,
    open: t.openStudentPortal,
    show: t.showStudentPortal,
    hide: t.hideStudentPortal,
    items: [
      { to: paths.studentDashboard, label: t.studentStart, Icon: GridIcon },
      { to: paths.studentCourses, label: t.allCourses, Icon: SearchIcon },
      { to: paths.myCourses, label: t.myCourses, Icon: BookIcon },
      { to: paths.studentAnalytics, label: t.analytics, Icon: ChartIcon },
    ],
  };
}

/** Classes of an item of the side panel. */
export const PANEL_ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-soft px-3 font-semibold text-ink-soft transition-colors hover:bg-sunk hover:text-ink aria-[current=page]:bg-indigo-soft aria-[current=page]:text-indigo';
