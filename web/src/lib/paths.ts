/** Every address of the app, once. */
export const paths = {
  home: '/',
  login: '/login',
  about: '/about',
  cancellationRefund: '/cancellation-refund',
  termsConditions: '/terms-conditions',
  shipping: '/shipping',
  privacy: '/privacy',
  contactUs: '/contact-us',
} as const;
