import { getPathLanguage } from '@sikhya/contract/language/language.ts';
import type { ReactNode } from 'react';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router';
import { redirect } from '../language/navigation.tsx';
import type { PageHandle } from '../lib/page-handle.ts';
import { getDashboardPath, paths } from '../lib/paths.ts';
import { createPrefetchLoader } from '../lib/prefetch-loader.ts';
import { siteQuery } from '../lib/site.ts';
import { ErrorScreen } from './error-screen.tsx';
import { getRedirectFromAdmin, getRedirectFromStudent, requireRole } from './guards.ts';
import { PublicLayout } from './layout/public-layout.tsx';
import { loadPageTexts, loadScreen } from './load-screen.ts';
import { Root } from './root.tsx';

/**
 * Every route of the app. The id of a screen is its path below screens/: preload-links.ts finds its files by it.
 * Routes that depend on who is signed in have a parent with `handle: { clientOnly: true }`.
 */
export const routes: RouteObject[] = [
  {
    id: 'root',
    // every page is also served in Odia, below this prefix
    path: '/or?',
    Component: Root,
    ErrorBoundary: ErrorScreen,
    // show nothing while the guards decide
    HydrateFallback: () => null,
    loader: createPrefetchLoader((client) => [client.prefetchQuery(siteQuery)]),
    children: [
      {
        id: 'public',
        Component: PublicLayout,
        children: [
          {
            // a boundary of its own keeps header and footer when a screen fails
            id: 'public-screens',
            ErrorBoundary: ErrorScreen,
            children: [
              screen('public/home', paths.home, () => import('../screens/public/home.tsx')),
              screen('public/courses', paths.courses, () => import('../screens/public/courses.tsx')),
              screen('public/course', paths.course(':slug'), () => import('../screens/public/course.tsx')),
              screen(
                'public/preview',
                paths.preview(':slug', ':chapterId'),
                () => import('../screens/public/preview.tsx'),
              ),
              screen(
                'public/preview-test',
                paths.previewTest(':slug', ':chapterId'),
                () => import('../screens/public/preview-test.tsx'),
              ),
              screen('public/login', paths.login, () => import('../screens/public/login.tsx')),
              screen('public/invite', paths.invite, () => import('../screens/public/invite.tsx')),
              screen('public/about', paths.about, () => import('../screens/public/about.tsx')),
              screen(
                'public/cancellation-refund',
                paths.cancellationRefund,
                () => import('../screens/public/cancellation-refund.tsx'),
              ),
              screen(
                'public/terms-conditions',
                paths.termsConditions,
                () => import('../screens/public/terms-conditions.tsx'),
              ),
              screen('public/shipping', paths.shipping, () => import('../screens/public/shipping.tsx')),
              screen('public/privacy', paths.privacy, () => import('../screens/public/privacy.tsx')),
              screen('public/contact-us', paths.contactUs, () => import('../screens/public/contact-us.tsx')),
              screen('public/not-found', '*', () => import('../screens/public/not-found.tsx')),
            ],
          },
        ],
      },
      portal('student', getRedirectFromStudent, [
        screen('student/dashboard', paths.studentDashboard, () => import('../screens/student/dashboard.tsx')),
        screen('student/courses', paths.studentCourses, () => import('../screens/student/courses.tsx')),
        screen('student/my-courses', paths.myCourses, () => import('../screens/student/my-courses.tsx')),
        screen('student/analytics', paths.studentAnalytics, () => import('../screens/student/analytics.tsx')),
        screen('student/exams', paths.studentExams, () => import('../screens/student/exams.tsx')),
        screen('student/exam', paths.studentExam(':examId'), () => import('../screens/student/exam.tsx')),
        screen(
          'student/exam-result',
          paths.studentExamResult(':examId'),
          () => import('../screens/student/exam-result.tsx'),
        ),
        screen('student/purchases', paths.purchases, () => import('../screens/student/purchases.tsx')),
        screen('student/receipt', paths.receipt(':orderId'), () => import('../screens/student/receipt.tsx')),
        screen(
          'student/checkout',
          paths.checkout(':orderId'),
          () => import('../screens/student/checkout.tsx'),
        ),
        screen(
          'student/course',
          paths.studentCourse(':courseId'),
          () => import('../screens/student/course.tsx'),
        ),
        screen(
          'student/chapter-test',
          paths.chapterTest(':courseId', ':subjectIndex', ':chapterIndex'),
          () => import('../screens/student/chapter-test.tsx'),
        ),
        {
          ...screen(
            'student/chapter-test',
            paths.chapterTestInCourse(':courseId', ':chapterIndex'),
            () => import('../screens/student/chapter-test.tsx'),
          ),
          // a second route with the same screen needs its own id
          id: 'student/chapter-test-in-course',
        },
      ]),
      portal('admin', getRedirectFromAdmin, [
        screen('admin/dashboard', paths.adminDashboard, () => import('../screens/admin/dashboard.tsx')),
        screen('admin/create-course', paths.createCourse, () => import('../screens/admin/create-course.tsx')),
        screen(
          'admin/edit-course',
          paths.editCourse(':courseId'),
          () => import('../screens/admin/edit-course.tsx'),
        ),
        screen(
          'admin/view-course',
          paths.viewCourse(':courseId'),
          () => import('../screens/admin/view-course.tsx'),
        ),
        screen(
          'admin/course-results',
          paths.courseResults(':courseId'),
          () => import('../screens/admin/course-results.tsx'),
        ),
        screen(
          'admin/course-preview',
          paths.coursePreview(':courseId'),
          () => import('../screens/admin/course-preview.tsx'),
        ),
        screen(
          'admin/test-preview',
          paths.testPreview(':courseId', ':chapterId'),
          () => import('../screens/admin/test-preview.tsx'),
        ),
        screen(
          'admin/course-versions',
          paths.courseVersions(':courseId'),
          () => import('../screens/admin/course-versions.tsx'),
        ),
        screen('admin/students', paths.students, () => import('../screens/admin/students.tsx')),
        screen('admin/student', paths.student(':studentId'), () => import('../screens/admin/student.tsx')),
        screen('admin/orders', paths.orders, () => import('../screens/admin/orders.tsx')),
        screen('admin/order', paths.order(':orderId'), () => import('../screens/admin/order.tsx')),
        screen('admin/coupons', paths.coupons, () => import('../screens/admin/coupons.tsx')),
        screen('admin/upload-pdf', paths.uploadPdf, () => import('../screens/admin/upload-pdf.tsx')),
        screen('admin/create-test', paths.createTest, () => import('../screens/admin/create-test.tsx')),
        screen('admin/exams', paths.exams, () => import('../screens/admin/exams.tsx')),
        screen('admin/exam', paths.exam(':examId'), () => import('../screens/admin/exam.tsx')),
        screen('admin/exam-live', paths.examLive(':examId'), () => import('../screens/admin/exam-live.tsx')),
        screen(
          'admin/exam-results',
          paths.examResults(':examId'),
          () => import('../screens/admin/exam-results.tsx'),
        ),
        screen('admin/question-bank', paths.questionBank, () => import('../screens/admin/question-bank.tsx')),
        screen('admin/system', paths.system, () => import('../screens/admin/system.tsx')),
        screen('admin/activity', paths.activity, () => import('../screens/admin/activity.tsx')),
        screen('admin/team', paths.team, () => import('../screens/admin/team.tsx')),
        screen('admin/account', paths.account, () => import('../screens/admin/account.tsx')),
      ]),
    ],
  },
  ...(import.meta.env.DEV ? [createDesignRoute()] : []),
];

/** Shows every component of ui/. Only `npm run dev` has it: a build leaves it out. */
function createDesignRoute(): RouteObject {
  return {
    id: 'design',
    Component: Root,
    ErrorBoundary: ErrorScreen,
    handle: { clientOnly: true } satisfies PageHandle,
    children: [screen('design/design', 'design', () => import('../screens/design/design.tsx'))],
  };
}

/** The screens of one role, rendered only in the browser, because the server does not know who is signed in. */
function portal(
  role: 'student' | 'admin',
  getRedirect: (pathname: string) => string,
  screens: RouteObject[],
): RouteObject {
  return {
    id: role,
    path: role,
    handle: { clientOnly: true } satisfies PageHandle,
    middleware: [requireRole(role, getRedirect)],
    lazy: loadScreen(() => import('./layout/portal-layout.tsx')),
    children: [
      {
        // a boundary of its own keeps the side panel when a screen fails
        id: `${role}-screens`,
        ErrorBoundary: ErrorScreen,
        children: [
          {
            id: `${role}-start`,
            index: true,
            loader: ({ request }) => redirect(getDashboardPath(role), request),
          },
          ...screens,
          screen(`${role}/not-found`, '*', () => import('../screens/public/not-found.tsx')),
        ],
      },
    ],
  };
}

type Screen = { Component: () => ReactNode; loader?: LoaderFunction; handle: PageHandle };

function screen(id: string, path: string, load: () => Promise<Screen>): RouteObject {
  // relative, so that the path continues the prefix of the language
  const relativePath = path.replace(/^\/((student|admin)\/)?/, '');
  return {
    id,
    path: relativePath,
    lazy: loadScreen(async () => withPageTexts(await load())),
    shouldRevalidate: isPathChangeOrReload,
  };
}

/** Adds the texts of the page's language to what the screen's loader waits for. */
function withPageTexts({ Component, handle, loader }: Screen): Screen {
  const loadTextsFirst: LoaderFunction = async (args, handlerCtx) => {
    await loadPageTexts(handle, getPathLanguage(new URL(args.request.url).pathname));
    return loader ? loader(args, handlerCtx) : null;
  };
  return { Component, handle, ...(handle.load ? { loader: loadTextsFirst } : loader && { loader }) };
}

/** Loaders read only the path, so a change of the query alone, such as a filter, does not run them again. */
function isPathChangeOrReload({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}
