/** The public pages, which search engines list. The routes of the web app start with them. */
export const PUBLIC_PATHS = {
  home: '/',
  courses: '/courses',
  about: '/about',
  cancellationRefund: '/cancellation-refund',
  termsConditions: '/terms-conditions',
  shipping: '/shipping',
  privacy: '/privacy',
  contactUs: '/contact-us',
  help: '/help',
} as const;

/** The page that a link for a parent leads to; the token follows after #. */
export const PARENT_PAGE = '/privacy/parent';
export const GRIEVANCE_PAGE = '/privacy/grievance';
