import type { Texts } from '@sikhya/contract/language/texts.ts';
import type { Permission } from '@sikhya/contract/permissions.ts';
import { useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { AlertIcon, BookIcon, ChartIcon, ClockIcon, InfoIcon, QuestionIcon } from '../../ui/icons.tsx';
import {
  AwardIcon,
  EditIcon,
  FlagIcon,
  GridIcon,
  KeyIcon,
  ListIcon,
  MailIcon,
  PageIcon,
  PlusIcon,
  RupeeIcon,
  SearchIcon,
  ServerIcon,
  TagIcon,
  TeamIcon,
  UploadIcon,
  UserIcon,
} from '../../ui/portal-icons.tsx';
import { portalTexts } from './portal-texts.ts';

type Item = { to: string; label: string; Icon: typeof GridIcon };

/** An item about payments is shown only while courses can be bought. */
type AdminItem = Item & { permission?: Permission; isAboutPayments?: true };

type Menu = {
  title: string;
  /** Labels of the buttons that open, show and hide the panel. */
  open: string;
  show: string;
  hide: string;
  items: Item[];
};

type MenuOptions = {
  /** An admin's menu leaves out what it refuses. */
  can?: (permission: Permission) => boolean;
  /** Whether courses can be bought. */
  hasPayments?: boolean;
};

/** Returns the side panel's menu of a role. */
export function usePortalMenu(
  role: 'student' | 'admin',
  { can = () => true, hasPayments = false }: MenuOptions = {},
): Menu {
  const t = useTexts(portalTexts);
  if (role === 'admin') {
    return {
      title: t.adminPanel,
      open: t.openAdminPanel,
      show: t.showAdminPanel,
      hide: t.hideAdminPanel,
      items: getAdminItems(t).filter(
        ({ permission, isAboutPayments = false }) =>
          (!permission || can(permission)) && (hasPayments || !isAboutPayments),
      ),
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
      { to: paths.practice, label: t.practice, Icon: EditIcon },
      { to: paths.studentExams, label: t.exams, Icon: ClockIcon },
      { to: paths.studentReports, label: t.myReports, Icon: AlertIcon },
      { to: paths.studentCertificates, label: t.certificates, Icon: AwardIcon },
      ...(hasPayments ? [{ to: paths.purchases, label: t.purchases, Icon: RupeeIcon }] : []),
      { to: paths.studentAccount, label: t.myAccount, Icon: UserIcon },
    ],
  };
}

const getAdminItems = (t: Texts<typeof portalTexts>): AdminItem[] => [
  { to: paths.adminDashboard, label: t.adminStart, Icon: GridIcon },
  { to: paths.createCourse, label: t.createCourse, Icon: PlusIcon, permission: 'courses.edit' },
  { to: paths.students, label: t.studentDetails, Icon: UserIcon, permission: 'students.read' },
  { to: paths.uploadPdf, label: t.uploadPdf, Icon: UploadIcon, permission: 'courses.edit' },
  { to: paths.createTest, label: t.createTest, Icon: QuestionIcon, permission: 'exams.edit' },
  { to: paths.exams, label: t.exams, Icon: PageIcon, permission: 'exams.results' },
  { to: paths.reports, label: t.reports, Icon: AlertIcon, permission: 'reports.read' },
  { to: paths.orders, label: t.orders, Icon: RupeeIcon, permission: 'orders.read', isAboutPayments: true },
  { to: paths.coupons, label: t.coupons, Icon: TagIcon, permission: 'coupons', isAboutPayments: true },
  { to: paths.certificates, label: t.certificates, Icon: AwardIcon, permission: 'students.read' },
  { to: paths.requests, label: t.requests, Icon: FlagIcon, permission: 'requests' },
  { to: paths.breaches, label: t.breaches, Icon: InfoIcon, permission: 'breaches' },
  { to: paths.messages, label: t.messages, Icon: EditIcon, permission: 'messages' },
  { to: paths.newsletter, label: t.newsletter, Icon: MailIcon, permission: 'messages' },
  { to: paths.team, label: t.team, Icon: TeamIcon, permission: 'team' },
  { to: paths.activity, label: t.activity, Icon: ListIcon, permission: 'activity' },
  { to: paths.system, label: t.systemState, Icon: ServerIcon, permission: 'system' },
  { to: paths.account, label: t.myAccount, Icon: KeyIcon },
];

/** Classes of an item of the side panel. */
export const PANEL_ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-soft px-3 font-semibold text-ink-soft transition-colors hover:bg-sunk hover:text-ink aria-[current=page]:bg-indigo-soft aria-[current=page]:text-indigo';
