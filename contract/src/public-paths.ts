/** The pages that are for everybody and for search engines; the browser's table of addresses begins with them. */
export const PUBLIC_PATHS = {
  home: '/',
  about: '/about',
  cancellationRefund: '/cancellation-refund',
  termsConditions: '/terms-conditions',
  shipping: '/shipping',
  privacy: '/privacy',
  contactUs: '/contact-us',
} as const;
