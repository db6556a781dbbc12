/** Matches slashes in the path on every operating system. */
const toPathPattern = (source: string) => new RegExp(source.replaceAll('/', String.raw`[\\/]`));

/**
 * Decides which modules of the browser build share a file. A module goes into the first group that matches it; the
 * bundler decides about all others. Each file costs a round trip on a slow connection, so modules that are needed together
 * are in one file. Libraries have their own files, because they seldom change and stay in the browser's cache. The two
 * libraries that every page waits for have similar sizes, because parallel downloads share the bandwidth evenly.
 */
export const codeGroups = [
  {
    name: 'react',
    test: toPathPattern('node_modules/(react-dom|scheduler)/'),
    includeDependenciesRecursively: false,
  },
  { name: 'vendor', test: toPathPattern('node_modules/(react|react-router|@tanstack)/') },
  // only screens that validate something need it; see endpoints-without-schemas.ts
  {
    name: 'validation',
    test: toPathPattern(
      'node_modules/zod/|contract/src/(text|course|pagination|odia-version|input-fields|issue|file-reference)\\.ts$',
    ),
    includeDependenciesRecursively: false,
  },
  // needed by every page
  { name: 'shell', tags: ['$initial' as const] },
  // formats of dates and durations with their words, which the home page does not need
  {
    name: 'formatter',
    test: toPathPattern('/src/language/(formatter|format|format-words|format-time-span|clock-time)\\.ts$'),
  },
  // small components of most screens, including the public ones
  {
    name: 'basics',
    test: toPathPattern(
      [
        'ui/(badge|skeleton|use-debounced-search|query-view|picture-card|icon-facts|text-link)',
        'lib/(search-courses|url-state|history-entries|arrow-keys|use-media-query|use-can-use-passkeys)',
        'features/catalogue/(api|course-counts|course-pages|no-courses-yet|course-cover|course-card|course-grid|course-card-skeleton)',
        'screens/public/texts',
        '(constants|is-free-course|search-key|catalogue)',
      ]
        .map((part) => `/src/${part}\\.tsx?$`)
        .join('|'),
    ),
  },
  // what all information pages share; their texts are one file per page and language, and the privacy page has more parts
  {
    name: 'info-pages',
    test: toPathPattern(
      '/src/(features/info-pages/[a-z-]+|screens/public/(about|cancellation-refund|terms-conditions|shipping|contact-us))\\.tsx?$',
    ),
  },
  // corrections of questions, on the public course page, and what the dashboard shares with them
  {
    name: 'corrections',
    test: toPathPattern('/src/(features/reports/(correction-list|decision-text|api|texts)|reports)\\.tsx?$'),
    includeDependenciesRecursively: false,
  },
  // consents, which parents give on a public page
  {
    name: 'consents',
    test: toPathPattern('/src/(features/consents/(api|texts)|consents)\\.ts$'),
    includeDependenciesRecursively: false,
  },
  // the titles of the help pages, which the portal needs too
  { name: 'help-titles', test: toPathPattern('/src/features/help/titles\\.ts$') },
  // what the list and the articles of the help share; each article is a file of its own
  {
    name: 'help-texts',
    test: toPathPattern('/src/(features/help/texts|help-articles)\\.ts$'),
    includeDependenciesRecursively: false,
  },
  // small modules that the groups below share with public pages, and with the code that runs after the page has loaded
  {
    name: 'shared',
    test: toPathPattern(
      [
        'lib/(busy|foreground|needs-connection|use-is-online|offline-chapters/chapters-hint)',
        'ui/(panel|status-icon)',
        'files',
      ]
        .map((part) => `/src/${part}\\.tsx?$`)
        .join('|'),
    ),
  },
  // questions in dialogs, and the questions before a page or a form is left, which most public pages do not need
  {
    name: 'confirm',
    test: toPathPattern(
      '/src/ui/(confirm|leave-confirm|navigation-blocker|use-discard-confirm|dialog-style)\\.tsx?$',
    ),
    includeDependenciesRecursively: false,
  },
  // dialogs and everything that they import
  {
    name: 'dialogs',
    test: toPathPattern(
      '/src/(ui/(modal-header|modal-close|sheet|theme-switch)|app/layout/signed-in-user)\\.tsx$',
    ),
  },
  // the controls of lists and forms, which the public catalogue and the login screen have too
  {
    name: 'controls',
    test: toPathPattern(
      '/src/ui/(choice-buttons|search-input|select|text-input|text-area|password-input|field)\\.tsx$',
    ),
  },
  // certificates, which have a public page
  {
    name: 'certificates',
    test: toPathPattern('/src/(features/certificates/(api|texts)|certificates)\\.ts$'),
    includeDependenciesRecursively: false,
  },
  // the layout of all pages behind sign-in, everything that it imports, and components of most of these pages that are
  // smaller than the headers of a request
  {
    name: 'portal',
    test: toPathPattern(
      [
        'app/layout/portal-layout',
        'ui/(card-grid|progress-bar|retry-notice|figures|load-more|export-button|download-button)',
        'lib/download',
        'features/enrolment/(api|course-action|continue-link|enrolled-card|enrolment-badge)',
        'features/study/(api|celebration|chapter-entries)',
        'features/analytics/api',
        'features/certificates/earned-certificate',
        'features/test-taking/(running/running-clock|time/(format-time|use-time-left))',
        'screens/student/texts',
        '(marks|orders|passes|receipts)',
      ]
        .map((part) => `/src/${part}\\.tsx?$`)
        .join('|'),
    ),
  },
  // the PDF viewer and the parts of a chapter around it, without what the viewer imports later
  {
    name: 'reading',
    test: toPathPattern(
      [
        'features/pdf-viewer/[a-z-]+',
        'features/pdf-viewer/(drawing|toolbar)/[a-z-]+',
        'features/pdf-viewer/layout/(?!detect-crop)[a-z-]+',
        'features/pdf-viewer/reading/(?!open-pdf|keep-viewer)[a-z-]+',
        // the address of the worker
        'features/pdf-viewer/reading/parser\\.worker',
        'features/pdf-viewer/search/(search-bar|use-search)',
        'features/offline/(start-download-button|take-course-placeholder|open-chapter-document)',
        'screens/student/has-content',
        'features/study/(course-in-language|chapter-steps|mock-test-card|remaining-step|chapter-view|course-outline)',
        'page-crop',
      ]
        .map((part) => `/src/${part}\\.tsx?(\\?worker&url)?$`)
        .join('|'),
    ),
    includeDependenciesRecursively: false,
  },
  // chapters on the device: their storage, and their downloads, which only the pages of a course and of the account show
  {
    name: 'chapter-storage',
    test: toPathPattern(
      '/src/lib/offline-chapters/(boxes|lease|chapter-storage|chunks|download-chapter)\\.ts$',
    ),
    includeDependenciesRecursively: false,
  },
  {
    name: 'chapter-downloads',
    test: toPathPattern(
      '/src/(lib/offline-chapters/(chapter-downloads|renew|wifi-only)|features/offline/use-downloads)\\.ts$',
    ),
    includeDependenciesRecursively: false,
  },
  // the parts of the dashboard, some of which the lists of courses and purchases have too
  {
    name: 'student-parts',
    test: toPathPattern(
      [
        'features/orders/(api|texts|pass-reminders)',
        'features/enrolment/(sort-courses|enrolled-card-skeleton)',
        'features/test-taking/running/(running-tests|use-exams-on-device)',
        'features/catalogue/(portal-texts|catalogue-card)',
      ]
        .map((part) => `/src/${part}\\.tsx?$`)
        .join('|'),
    ),
    includeDependenciesRecursively: false,
  },
  // tests on the device: their storage, which the dashboard needs too, and sending their answers
  {
    name: 'attempts',
    test: toPathPattern('/src/features/test-taking/attempt/(attempt|exam-attempt|attempt-storage)\\.ts$'),
    includeDependenciesRecursively: false,
  },
  {
    name: 'attempt-sync',
    test: toPathPattern(
      '/src/features/test-taking/(attempt/(attempt-sync|is-gone|on-screen-attempts)|format-score|texts|api|exam/api)\\.ts$',
    ),
    includeDependenciesRecursively: false,
  },
  // the three screens of exams, which students open one after the other
  {
    name: 'exams',
    test: toPathPattern('/src/(features/test-taking/exam/|screens/student/exam(s|-result)?\\.tsx$)'),
    includeDependenciesRecursively: false,
  },
  // questions and their review, for exams, mock tests and previews
  {
    name: 'test-taking',
    test: toPathPattern(
      '/src/features/test-taking/(taking|question-language|results|intro|unstored/(?!unstored-exam)|question-image)',
    ),
    includeDependenciesRecursively: false,
  },
];
