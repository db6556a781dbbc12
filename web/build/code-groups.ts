/** A path with slashes, as a pattern that holds on every system. */
const pattern = (source: string) => new RegExp(source.replaceAll('/', String.raw`[\\/]`));

/**
 * Which modules share a file of the browser build; the first group that names one has it, and what no group names is
 * cut by the bundler. On a slow line each file costs a round trip, so what is needed together comes together. The
 * libraries stand by themselves: they change seldom and stay in the browser's cache. They are two files of much the same
 * size, since files that come side by side share the line evenly, and these are what the first paint waits for.
 */
export const codeGroups = [
  {
    name: 'react',
    test: pattern('node_modules/(react-dom|scheduler)/'),
    includeDependenciesRecursively: false,
  },
  { name: 'vendor', test: pattern('node_modules/(react|react-router|@tanstack|zod)/') },
  // what every page begins with
  { name: 'shell', tags: ['$initial' as const] },
  // small parts of most screens, public ones among them
  {
    name: 'basics',
    test: pattern(
      [
        'ui/(badge|skeleton|use-debounced-search|query-view|picture-card|icon-facts)',
        'lib/(format|search-courses|url-state|use-media-query)',
        'features/catalogue/(api|course-counts|course-pages|no-courses-yet|course-cover|course-card-skeleton)',
        '(constants|course|pagination|text|search-key|catalogue)',
      ]
        .map((part) => `/src/${part}\\.tsx?$`)
        .join('|'),
    ),
  },
  // with all that they import
  {
    name: 'dialogs',
    test: pattern(
      '/src/(ui/(modal-header|modal-close|sheet|confirm|theme-switch)|app/layout/signed-in-user)\\.tsx$',
    ),
  },
  // the frame of all pages for those who are signed in, with all that it imports, and small parts of most such pages: a
  // file of its own costs each of them a request, whose headers alone are larger
  {
    name: 'portal',
    test: pattern(
      [
        'app/layout/portal-layout',
        'ui/(card-grid|progress-bar|retry-notice|figures|load-more|panel|choice-buttons|search-input|select)',
        'features/enrolment/(api|course-action|continue-link|enrolled-card|enrolment-badge)',
        'features/study/(api|celebration)',
        'features/analytics/api',
      ]
        .map((part) => `/src/${part}\\.tsx?$`)
        .join('|'),
    ),
  },
];
