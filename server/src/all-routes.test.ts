import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { test } from 'node:test';
import type { Access, Endpoint } from '@sikhya/contract/endpoint.ts';
import { ADMIN_ROLES, type AdminRole, PERMISSIONS } from '@sikhya/contract/permissions.ts';
import fastify from 'fastify';
import type * as z from 'zod/mini';
import { authenticate } from './http/authenticate.ts';
import { adminToken, createTeamMember, studentToken, testApp } from './testing/test-app.ts';

/** The access of every route. The test fails for a route that is missing here or has another access. */
const ACCESS: Record<string, Access> = {
  'GET /health': 'public',
  'GET /api/openapi.json': 'public',
  'GET /api/docs': 'public',
  'GET /api/docs.css': 'public',
  'GET /api/public/site': 'public',
  'GET /robots.txt': 'public',
  'GET /sitemap.xml': 'public',
  'GET /sitemaps/:name': 'public',
  'GET /courses/:slug/share.png': 'public',
  'GET /or/courses/:slug/share.png': 'public',
  'GET /certificates/:code/certificate.pdf': 'public',
  'GET /or/certificates/:code/certificate.pdf': 'public',
  'GET /certificates/:code/picture.png': 'public',
  'GET /or/certificates/:code/picture.png': 'public',
  'GET /certificates/:code/credential.jwt': 'public',
  'GET /api/public/certificates/:code': 'public',
  'GET /api/public/badges/issuer': 'public',
  'GET /api/public/badges/keys': 'public',
  'GET /api/public/badges/keys/:keyId': 'public',
  'GET /api/public/badges/status/:list': 'public',
  'GET /api/public/courses': 'public',
  'GET /api/public/courses/:slug': 'public',
  'GET /api/public/courses/:slug/chapters/:chapterId': 'public',
  'GET /api/public/courses/:slug/chapters/:chapterId/document.pdf': 'public',
  'POST /api/public/courses/:slug/chapters/:chapterId/grade': 'public',
  'POST /api/auth/admin/login': 'public',
  'POST /api/auth/admin/login/second-step': 'public',
  'POST /api/auth/admin/login/passkey-options': 'public',
  'POST /api/auth/admin/login/passkey': 'public',
  'POST /api/auth/google-signin': 'public',
  'POST /identity/token': 'public',
  'GET /identity/userinfo': 'public',
  'GET /identity/tokeninfo': 'public',
  'GET /identity/client.js': 'public',
  'GET /identity/window.html': 'public',
  'GET /identity/window.js': 'public',
  'GET /identity/window.css': 'public',
  'GET /identity/odia.woff2': 'public',
  'GET /api/auth/session': 'signed-in',
  'PUT /api/auth/preferences': 'signed-in',
  'POST /api/auth/logout': 'signed-in',
  'GET /api/admin/account': 'admin',
  'PUT /api/admin/account/password': 'admin',
  'POST /api/admin/account/verify': 'admin',
  'POST /api/admin/account/verify/passkey-options': 'admin',
  'POST /api/admin/account/totp': 'admin',
  'POST /api/admin/account/totp/confirm': 'admin',
  'DELETE /api/admin/account/totp': 'admin',
  'POST /api/admin/account/recovery-codes': 'admin',
  'POST /api/admin/account/passkeys/options': 'admin',
  'POST /api/admin/account/passkeys': 'admin',
  'PUT /api/admin/account/passkeys/:passkeyId': 'admin',
  'DELETE /api/admin/account/passkeys/:passkeyId': 'admin',
  'GET /api/protected/student/my-courses': 'student',
  'POST /api/protected/student/enroll/:courseId': 'student',
  'GET /api/protected/student/course/:courseId': 'signed-in',
  'GET /api/protected/student/course/:courseId/chapter/:chapterIndex': 'signed-in',
  'GET /api/student/progress/:courseId': 'student',
  'POST /api/student/progress/chapter': 'student',
  'POST /api/student/reset/:courseId': 'student',
  'GET /api/student/course/:courseId/chapter/:chapterIndex/test': 'student',
  'GET /api/student/test/attempts': 'student',
  'POST /api/student/test/attempts': 'student',
  'PUT /api/student/test/attempts/:attemptId/answers': 'student',
  'POST /api/student/progress/test-result': 'student',
  'GET /api/student/test/results/:resultId': 'student',
  'GET /api/student/test/results': 'student',
  'GET /api/student/analytics': 'student',
  'GET /api/student/account': 'student',
  'PUT /api/student/account': 'student',
  'DELETE /api/student/account/devices/:deviceId': 'student',
  'POST /api/student/account/delete': 'student',
  'POST /api/student/account/restore': 'student',
  'POST /api/student/account/export': 'student',
  'GET /api/student/account/export/:exportId': 'student',
  'GET /api/student/certificates': 'student',
  'GET /api/admin/courses/:courseId/certificate': 'admin',
  'PUT /api/admin/courses/:courseId/certificate': 'admin',
  'GET /api/admin/certificates': 'admin',
  'POST /api/admin/certificates/:certificateId/revoke': 'admin',
  'POST /api/admin/certificates/:certificateId/reinstate': 'admin',
  'PUT /api/admin/certificates/:certificateId/name': 'admin',
  'GET /api/admin/courses': 'admin',
  'POST /api/admin/courses': 'admin',
  'POST /api/admin/courses/:courseId/archive': 'admin',
  'POST /api/admin/courses/:courseId/checks': 'admin',
  'GET /api/admin/courses/:courseId/preview': 'admin',
  'GET /api/admin/courses/:courseId/preview/chapters/:chapterId/test': 'admin',
  'POST /api/admin/courses/:courseId/preview/chapters/:chapterId/grade': 'admin',
  'POST /api/admin/courses/:courseId/discard': 'admin',
  'POST /api/admin/courses/:courseId/publish': 'admin',
  'POST /api/admin/courses/:courseId/restore': 'admin',
  'POST /api/admin/courses/:courseId/unschedule': 'admin',
  'POST /api/admin/courses/:courseId/versions/:version/restore': 'admin',
  'GET /api/admin/courses/:courseId': 'admin',
  'GET /api/admin/courses/:courseId/published': 'admin',
  'GET /api/admin/courses/:courseId/publishing': 'admin',
  'GET /api/admin/courses/:courseId/versions': 'admin',
  'GET /api/admin/courses/:courseId/versions/:version': 'admin',
  'PUT /api/admin/courses/:courseId': 'admin',
  'DELETE /api/admin/courses/:courseId': 'admin',
  'GET /files/:id/:name': 'public',
  'POST /api/upload/thumbnail': 'admin',
  'POST /api/upload/question-image': 'admin',
  'POST /api/upload/signature': 'admin',
  'POST /api/upload/pdf': 'admin',
  'DELETE /api/upload/delete-file': 'admin',
  'POST /api/upload/open-file': 'admin',
  'GET /files/:id/document.pdf': 'admin',
  'POST /api/protected/document-ticket': 'signed-in',
  'GET /api/protected/pdf-viewer/:courseId/:subjectIndex/:chapterIndex': 'signed-in',
  'GET /api/protected/page-picture/:courseId/:chapterId': 'signed-in',
  'GET /api/admin/courses/:courseId/results': 'admin',
  'GET /api/admin/courses/:courseId/chapters/:chapterId/results': 'admin',
  'GET /api/admin/odia-words': 'admin',
  'GET /api/admin/team': 'admin',
  'POST /api/admin/team-invites': 'admin',
  'DELETE /api/admin/team-invites/:inviteId': 'admin',
  'PUT /api/admin/team/:adminId': 'admin',
  'POST /api/admin/team/:adminId/block': 'admin',
  'POST /api/admin/team/:adminId/unblock': 'admin',
  'POST /api/admin/team/:adminId/end-sessions': 'admin',
  'GET /api/admin/team/:adminId/courses': 'admin',
  'GET /api/admin/courses/:courseId/authors': 'admin',
  'POST /api/admin/courses/:courseId/authors': 'admin',
  'DELETE /api/admin/courses/:courseId/authors/:adminId': 'admin',
  'GET /api/admin/activity': 'admin',
  'GET /api/admin/activity/people': 'admin',
  'GET /api/admin/activity.csv': 'admin',
  'POST /api/auth/invite': 'public',
  'POST /api/auth/invite/accept': 'public',
  'GET /api/admin/students': 'admin',
  'GET /api/admin/students/:studentId': 'admin',
  'POST /api/admin/students/:studentId/courses': 'admin',
  'DELETE /api/admin/students/:studentId/courses/:courseId': 'admin',
  'POST /api/admin/students/:studentId/end-sessions': 'admin',
  'POST /api/admin/students/:studentId/block': 'admin',
  'POST /api/admin/students/:studentId/unblock': 'admin',
  'POST /api/admin/students/:studentId/delete': 'admin',
  'POST /api/admin/students/:studentId/restore': 'admin',
  'GET /api/admin/students.csv': 'admin',
  'GET /api/admin/results.csv': 'admin',
  'GET /api/admin/test': 'admin',
  'GET /api/admin/db-status': 'admin',
  'GET /api/admin/system': 'admin',
  'POST /api/admin/system/deliveries/retry': 'admin',
  'POST /api/admin/system/deliveries/:deliveryId/retry': 'admin',
  'GET /metrics': 'public',
  'POST /api/student/orders/quote': 'student',
  'POST /api/student/orders': 'student',
  'GET /api/student/orders': 'student',
  'GET /api/student/orders/:orderId': 'student',
  'POST /api/student/orders/:orderId/confirm': 'student',
  'POST /api/student/orders/:orderId/refund-request': 'student',
  'GET /api/student/orders/:orderId/receipt': 'student',
  'GET /api/student/orders/:orderId/receipt.pdf': 'student',
  'POST /api/payments/razorpay/webhook': 'public',
  'POST /api/payments/razorpay/return/:orderId': 'public',
  'GET /api/admin/orders': 'admin',
  'GET /api/admin/orders/:orderId': 'admin',
  'GET /api/admin/orders/:orderId/receipt.pdf': 'admin',
  'POST /api/admin/orders/:orderId/refund': 'admin',
  'POST /api/admin/orders/:orderId/decline-refund': 'admin',
  'POST /api/admin/orders/:orderId/check': 'admin',
  'GET /api/admin/orders.csv': 'admin',
  'GET /api/admin/revenue': 'admin',
  'GET /api/admin/payment-issues': 'admin',
  'POST /api/admin/payment-issues/:issueId/resolve': 'admin',
  'GET /api/admin/course-titles': 'admin',
  'GET /api/admin/exams': 'admin',
  'GET /api/admin/exams/:examId': 'admin',
  'POST /api/admin/exams': 'admin',
  'PUT /api/admin/exams/:examId': 'admin',
  'DELETE /api/admin/exams/:examId': 'admin',
  'POST /api/admin/exams/:examId/publish': 'admin',
  'POST /api/admin/exams/:examId/archive': 'admin',
  'POST /api/admin/exams/:examId/restore': 'admin',
  'POST /api/admin/exams/:examId/cancel': 'admin',
  'POST /api/admin/exams/:examId/duplicate': 'admin',
  'GET /api/admin/exams/:examId/versions': 'admin',
  'GET /api/admin/exams/:examId/versions/:version/differences': 'admin',
  'POST /api/admin/exams/:examId/versions/:version/restore': 'admin',
  'GET /api/admin/exams/:examId/preview': 'admin',
  'POST /api/admin/exams/:examId/preview/grade': 'admin',
  'GET /api/admin/exams/:examId/live': 'admin',
  'GET /api/admin/exams/:examId/results': 'admin',
  'GET /api/admin/exams/:examId/results.csv': 'admin',
  'GET /api/admin/exams/:examId/analysis': 'admin',
  'POST /api/admin/exams/:examId/extend': 'admin',
  'GET /api/admin/exams/:examId/extra-time': 'admin',
  'PUT /api/admin/exams/:examId/extra-time': 'admin',
  'DELETE /api/admin/exams/:examId/extra-time/:studentId': 'admin',
  'GET /api/admin/question-bank': 'admin',
  'GET /api/admin/question-bank/exams': 'admin',
  'GET /api/admin/question-bank/filters': 'admin',
  'POST /api/admin/question-bank/draw': 'admin',
  'GET /api/student/exams': 'student',
  'GET /api/student/exams/:examId': 'student',
  'POST /api/student/exams/:examId/attempts': 'student',
  'POST /api/student/exams/attempts/:attemptId/events': 'student',
  'GET /api/student/exams/:examId/result': 'student',
  'POST /api/student/offline/chapters': 'student',
  'POST /api/student/offline/leases': 'student',
  'POST /api/student/offline/tests': 'student',
  'GET /api/student/practice': 'student',
  'POST /api/student/practice/reviews': 'student',
  'PUT /api/student/practice/settings': 'student',
  'GET /api/student/practice/progress': 'student',
  'GET /api/student/practice/next-actions': 'student',
  'GET /api/student/practice/bookmarks/:resultId': 'student',
  'PUT /api/student/practice/bookmarks/:resultId': 'student',
  'GET /api/student/privacy': 'student',
  'POST /api/student/privacy/date-of-birth': 'student',
  'POST /api/student/privacy/consents': 'student',
  'POST /api/student/privacy/consents/:consentId/withdraw': 'student',
  'POST /api/student/privacy/parent-requests': 'student',
  'POST /api/public/grievances': 'public',
  'POST /api/student/grievances': 'student',
  'GET /api/student/grievances': 'student',
  'POST /api/public/newsletter': 'public',
  'GET /newsletter/confirm': 'public',
  'POST /newsletter/confirm': 'public',
  'GET /newsletter/unsubscribe': 'public',
  'POST /newsletter/unsubscribe': 'public',
  'GET /api/admin/newsletter': 'admin',
  'DELETE /api/admin/newsletter/:subscriberId': 'admin',
  'GET /api/admin/newsletter.csv': 'admin',
  'GET /api/admin/messages': 'admin',
  'POST /api/admin/messages': 'admin',
  'GET /api/admin/messages/:messageId': 'admin',
  'PUT /api/admin/messages/:messageId': 'admin',
  'DELETE /api/admin/messages/:messageId': 'admin',
  'GET /api/admin/messages/:messageId/recipients': 'admin',
  'GET /api/admin/messages/:messageId/preview': 'admin',
  'POST /api/admin/messages/:messageId/schedule': 'admin',
  'POST /api/admin/messages/:messageId/send': 'admin',
  'POST /api/admin/messages/:messageId/cancel': 'admin',
  'GET /api/admin/breaches': 'admin',
  'POST /api/admin/breaches': 'admin',
  'POST /api/admin/breaches/preview': 'admin',
  'GET /api/admin/requests': 'admin',
  'POST /api/admin/requests/:requestId/answer': 'admin',
  'POST /api/public/parent-consent': 'public',
  'POST /api/public/parent-consent/answer': 'public',
  'POST /api/public/parent-consent/withdraw': 'public',
  'PUT /api/admin/students/:studentId/date-of-birth': 'admin',
  'GET /api/student/notices': 'student',
  'GET /api/admin/notices': 'admin',
  'GET /api/student/notices/settings': 'student',
  'PUT /api/student/notices/settings': 'student',
  'PUT /api/student/push-subscription': 'student',
  'POST /api/student/push-subscription/remove': 'student',
  'GET /unsubscribe': 'public',
  'POST /unsubscribe': 'public',
  'GET /unsubscribe.css': 'public',
  'GET /api/notices/unread': 'signed-in',
  'POST /api/notices/read': 'signed-in',
  'GET /api/student/exams/:examId/corrections': 'student',
  'GET /api/public/courses/:slug/corrections': 'public',
  'POST /api/student/reports': 'student',
  'GET /api/student/reports': 'student',
  'POST /api/student/reports/picture': 'student',
  'GET /api/student/score-changes': 'student',
  'POST /api/student/score-changes/seen': 'student',
  'GET /api/admin/reports': 'admin',
  'POST /api/admin/reports': 'admin',
  'GET /api/admin/reports/:reportId': 'admin',
  'POST /api/admin/reports/:reportId/decision': 'admin',
  'POST /api/admin/reports/:reportId/content': 'admin',
  'GET /api/admin/coupons': 'admin',
  'POST /api/admin/coupons': 'admin',
  'PUT /api/admin/coupons/:couponId': 'admin',
  'DELETE /api/admin/coupons/:couponId': 'admin',
  'GET /api/public/passes': 'public',
  'GET /api/student/passes': 'student',
  'POST /api/student/passes/:studentPassId/cancel': 'student',
  'GET /api/admin/passes': 'admin',
  'POST /api/admin/passes': 'admin',
  'PUT /api/admin/passes/:passId': 'admin',
  'DELETE /api/admin/passes/:passId': 'admin',
  'POST /local-payments/pay': 'public',
  'GET /local-payments/checkout.js': 'public',
  'GET /local-payments/checkout.css': 'public',
  'POST /local-payments/v1/orders': 'public',
  'GET /local-payments/v1/orders/:id': 'public',
  'GET /local-payments/v1/orders/:id/payments': 'public',
  'GET /local-payments/v1/payments': 'public',
  'GET /local-payments/v1/payments/:id/refunds': 'public',
  'GET /local-payments/v1/refunds': 'public',
  'POST /local-payments/v1/payments/:id/refund': 'public',
};

const COURSE_TEAM = ['owner', 'author', 'reviewer'] as const;
const STUDENT_TEAM = ['owner', 'support'] as const;
const OWNER = ['owner'] as const;
const EDITORS_OF_EXAMS = ['owner', 'reviewer'] as const;
/** Without questions and right answers. */
const RESULTS_OF_EXAMS = ['owner', 'reviewer', 'support'] as const;

/** The roles of admins that may use each route. The test fails for a route that is missing here or allows others. */
const ROLES: Record<string, readonly AdminRole[]> = {
  'GET /api/protected/student/course/:courseId': COURSE_TEAM,
  'GET /api/protected/student/course/:courseId/chapter/:chapterIndex': COURSE_TEAM,
  'GET /api/admin/courses': ADMIN_ROLES,
  'POST /api/admin/courses': COURSE_TEAM,
  'GET /api/admin/courses/:courseId': COURSE_TEAM,
  'POST /api/admin/courses/:courseId/archive': COURSE_TEAM,
  'POST /api/admin/courses/:courseId/checks': COURSE_TEAM,
  'GET /api/admin/courses/:courseId/preview': COURSE_TEAM,
  'GET /api/admin/courses/:courseId/preview/chapters/:chapterId/test': COURSE_TEAM,
  'POST /api/admin/courses/:courseId/preview/chapters/:chapterId/grade': COURSE_TEAM,
  'POST /api/admin/courses/:courseId/discard': COURSE_TEAM,
  'POST /api/admin/courses/:courseId/publish': COURSE_TEAM,
  'POST /api/admin/courses/:courseId/restore': COURSE_TEAM,
  'POST /api/admin/courses/:courseId/unschedule': COURSE_TEAM,
  'POST /api/admin/courses/:courseId/versions/:version/restore': COURSE_TEAM,
  'GET /api/admin/courses/:courseId/published': COURSE_TEAM,
  'GET /api/admin/courses/:courseId/publishing': COURSE_TEAM,
  'GET /api/admin/courses/:courseId/versions': COURSE_TEAM,
  'GET /api/admin/courses/:courseId/versions/:version': COURSE_TEAM,
  'PUT /api/admin/courses/:courseId': COURSE_TEAM,
  'DELETE /api/admin/courses/:courseId': COURSE_TEAM,
  'POST /api/upload/thumbnail': COURSE_TEAM,
  'POST /api/upload/question-image': COURSE_TEAM,
  'POST /api/upload/signature': COURSE_TEAM,
  'GET /api/admin/courses/:courseId/certificate': COURSE_TEAM,
  'PUT /api/admin/courses/:courseId/certificate': COURSE_TEAM,
  'GET /api/admin/certificates': STUDENT_TEAM,
  'POST /api/admin/certificates/:certificateId/revoke': STUDENT_TEAM,
  'POST /api/admin/certificates/:certificateId/reinstate': STUDENT_TEAM,
  'PUT /api/admin/certificates/:certificateId/name': STUDENT_TEAM,
  'POST /api/upload/pdf': COURSE_TEAM,
  'DELETE /api/upload/delete-file': COURSE_TEAM,
  'POST /api/upload/open-file': COURSE_TEAM,
  'GET /files/:id/document.pdf': COURSE_TEAM,
  'POST /api/protected/document-ticket': COURSE_TEAM,
  'GET /api/protected/pdf-viewer/:courseId/:subjectIndex/:chapterIndex': COURSE_TEAM,
  'GET /api/protected/page-picture/:courseId/:chapterId': COURSE_TEAM,
  'GET /api/admin/courses/:courseId/results': COURSE_TEAM,
  'GET /api/admin/courses/:courseId/chapters/:chapterId/results': COURSE_TEAM,
  'GET /api/admin/odia-words': COURSE_TEAM,
  'GET /api/admin/activity': OWNER,
  'GET /api/admin/activity/people': OWNER,
  'GET /api/admin/activity.csv': OWNER,
  'GET /api/admin/team': OWNER,
  'POST /api/admin/team-invites': OWNER,
  'DELETE /api/admin/team-invites/:inviteId': OWNER,
  'PUT /api/admin/team/:adminId': OWNER,
  'POST /api/admin/team/:adminId/block': OWNER,
  'POST /api/admin/team/:adminId/unblock': OWNER,
  'POST /api/admin/team/:adminId/end-sessions': OWNER,
  'GET /api/admin/team/:adminId/courses': OWNER,
  'GET /api/admin/courses/:courseId/authors': OWNER,
  'POST /api/admin/courses/:courseId/authors': OWNER,
  'DELETE /api/admin/courses/:courseId/authors/:adminId': OWNER,
  'GET /api/admin/students': STUDENT_TEAM,
  'GET /api/admin/students/:studentId': STUDENT_TEAM,
  'POST /api/admin/students/:studentId/courses': STUDENT_TEAM,
  'DELETE /api/admin/students/:studentId/courses/:courseId': STUDENT_TEAM,
  'POST /api/admin/students/:studentId/end-sessions': STUDENT_TEAM,
  'POST /api/admin/students/:studentId/block': STUDENT_TEAM,
  'POST /api/admin/students/:studentId/unblock': STUDENT_TEAM,
  'POST /api/admin/students/:studentId/delete': STUDENT_TEAM,
  'POST /api/admin/students/:studentId/restore': STUDENT_TEAM,
  'GET /api/admin/students.csv': STUDENT_TEAM,
  'GET /api/admin/results.csv': STUDENT_TEAM,
  'PUT /api/admin/students/:studentId/date-of-birth': STUDENT_TEAM,
  'GET /api/admin/newsletter': STUDENT_TEAM,
  'DELETE /api/admin/newsletter/:subscriberId': STUDENT_TEAM,
  'GET /api/admin/newsletter.csv': STUDENT_TEAM,
  'GET /api/admin/messages': STUDENT_TEAM,
  'POST /api/admin/messages': STUDENT_TEAM,
  'GET /api/admin/messages/:messageId': STUDENT_TEAM,
  'PUT /api/admin/messages/:messageId': STUDENT_TEAM,
  'DELETE /api/admin/messages/:messageId': STUDENT_TEAM,
  'GET /api/admin/messages/:messageId/recipients': STUDENT_TEAM,
  'GET /api/admin/messages/:messageId/preview': STUDENT_TEAM,
  'POST /api/admin/messages/:messageId/schedule': STUDENT_TEAM,
  'POST /api/admin/messages/:messageId/send': STUDENT_TEAM,
  'POST /api/admin/messages/:messageId/cancel': STUDENT_TEAM,
  'GET /api/admin/breaches': OWNER,
  'POST /api/admin/breaches': OWNER,
  'POST /api/admin/breaches/preview': OWNER,
  'GET /api/admin/requests': STUDENT_TEAM,
  'POST /api/admin/requests/:requestId/answer': STUDENT_TEAM,
  'GET /api/admin/account': ADMIN_ROLES,
  'PUT /api/admin/account/password': ADMIN_ROLES,
  'POST /api/admin/account/verify': ADMIN_ROLES,
  'POST /api/admin/account/verify/passkey-options': ADMIN_ROLES,
  'POST /api/admin/account/totp': ADMIN_ROLES,
  'POST /api/admin/account/totp/confirm': ADMIN_ROLES,
  'DELETE /api/admin/account/totp': ADMIN_ROLES,
  'POST /api/admin/account/recovery-codes': ADMIN_ROLES,
  'POST /api/admin/account/passkeys/options': ADMIN_ROLES,
  'POST /api/admin/account/passkeys': ADMIN_ROLES,
  'PUT /api/admin/account/passkeys/:passkeyId': ADMIN_ROLES,
  'DELETE /api/admin/account/passkeys/:passkeyId': ADMIN_ROLES,
  'GET /api/admin/test': ADMIN_ROLES,
  'GET /api/admin/db-status': OWNER,
  'GET /api/admin/system': OWNER,
  'POST /api/admin/system/deliveries/retry': OWNER,
  'POST /api/admin/system/deliveries/:deliveryId/retry': OWNER,
  'GET /api/admin/orders': STUDENT_TEAM,
  'GET /api/admin/orders/:orderId': STUDENT_TEAM,
  'GET /api/admin/orders/:orderId/receipt.pdf': STUDENT_TEAM,
  'POST /api/admin/orders/:orderId/refund': STUDENT_TEAM,
  'POST /api/admin/orders/:orderId/decline-refund': STUDENT_TEAM,
  'POST /api/admin/orders/:orderId/check': STUDENT_TEAM,
  'GET /api/admin/orders.csv': STUDENT_TEAM,
  'GET /api/admin/revenue': STUDENT_TEAM,
  'GET /api/admin/payment-issues': STUDENT_TEAM,
  'POST /api/admin/payment-issues/:issueId/resolve': STUDENT_TEAM,
  'GET /api/admin/course-titles': EDITORS_OF_EXAMS,
  'GET /api/admin/exams': RESULTS_OF_EXAMS,
  'GET /api/admin/exams/:examId': EDITORS_OF_EXAMS,
  'POST /api/admin/exams': EDITORS_OF_EXAMS,
  'PUT /api/admin/exams/:examId': EDITORS_OF_EXAMS,
  'DELETE /api/admin/exams/:examId': EDITORS_OF_EXAMS,
  'POST /api/admin/exams/:examId/publish': EDITORS_OF_EXAMS,
  'POST /api/admin/exams/:examId/archive': EDITORS_OF_EXAMS,
  'POST /api/admin/exams/:examId/restore': EDITORS_OF_EXAMS,
  'POST /api/admin/exams/:examId/cancel': EDITORS_OF_EXAMS,
  'POST /api/admin/exams/:examId/duplicate': EDITORS_OF_EXAMS,
  'GET /api/admin/exams/:examId/versions': EDITORS_OF_EXAMS,
  'GET /api/admin/exams/:examId/versions/:version/differences': EDITORS_OF_EXAMS,
  'POST /api/admin/exams/:examId/versions/:version/restore': EDITORS_OF_EXAMS,
  'GET /api/admin/exams/:examId/preview': EDITORS_OF_EXAMS,
  'POST /api/admin/exams/:examId/preview/grade': EDITORS_OF_EXAMS,
  'GET /api/admin/exams/:examId/live': RESULTS_OF_EXAMS,
  'GET /api/admin/exams/:examId/results': RESULTS_OF_EXAMS,
  'GET /api/admin/exams/:examId/results.csv': STUDENT_TEAM,
  'GET /api/admin/exams/:examId/analysis': EDITORS_OF_EXAMS,
  'POST /api/admin/exams/:examId/extend': EDITORS_OF_EXAMS,
  'GET /api/admin/exams/:examId/extra-time': STUDENT_TEAM,
  'PUT /api/admin/exams/:examId/extra-time': STUDENT_TEAM,
  'DELETE /api/admin/exams/:examId/extra-time/:studentId': STUDENT_TEAM,
  'GET /api/admin/question-bank': EDITORS_OF_EXAMS,
  'GET /api/admin/question-bank/exams': EDITORS_OF_EXAMS,
  'GET /api/admin/question-bank/filters': EDITORS_OF_EXAMS,
  'POST /api/admin/question-bank/draw': EDITORS_OF_EXAMS,
  'GET /api/admin/notices': ADMIN_ROLES,
  'GET /api/admin/reports': COURSE_TEAM,
  'GET /api/admin/reports/:reportId': COURSE_TEAM,
  'POST /api/admin/reports': EDITORS_OF_EXAMS,
  'POST /api/admin/reports/:reportId/decision': EDITORS_OF_EXAMS,
  'POST /api/admin/reports/:reportId/content': EDITORS_OF_EXAMS,
  'GET /api/admin/coupons': OWNER,
  'POST /api/admin/coupons': OWNER,
  'PUT /api/admin/coupons/:couponId': OWNER,
  'DELETE /api/admin/coupons/:couponId': OWNER,
  'GET /api/admin/passes': OWNER,
  'POST /api/admin/passes': OWNER,
  'PUT /api/admin/passes/:passId': OWNER,
  'DELETE /api/admin/passes/:passId': OWNER,
};

/** Routes for everybody who is signed in, so also for every admin. */
const FOR_ALL_SIGNED_IN = [
  'GET /api/auth/session',
  'PUT /api/auth/preferences',
  'POST /api/auth/logout',
  'GET /api/notices/unread',
  'POST /api/notices/read',
];

/** Writes that accept no Idempotency-Key, and the reason. */
const WITHOUT_KEY: Record<string, string> = {
  'POST /api/auth/admin/login': 'nobody is signed in yet',
  'POST /api/auth/admin/login/second-step': 'nobody is signed in yet',
  'POST /api/auth/admin/login/passkey-options': 'nobody is signed in yet',
  'POST /api/auth/admin/login/passkey': 'nobody is signed in yet',
  'POST /api/auth/google-signin': 'nobody is signed in yet',
  'POST /identity/token': 'nobody is signed in yet',
  'POST /api/auth/invite': 'writes nothing',
  'POST /api/auth/invite/accept': 'nobody is signed in yet; an invite can be accepted only once',
  'POST /api/admin/breaches/preview': 'writes nothing',
  'POST /api/public/newsletter': 'subscribing twice changes nothing',
  'POST /api/public/grievances': 'a visitor has no account; the number per address is limited',
  'POST /api/public/parent-consent': 'writes nothing',
  'POST /api/public/parent-consent/answer': 'a parent may have no account; a link can be answered only once',
  'POST /api/public/parent-consent/withdraw':
    'a parent may have no account; a consent is withdrawn only once',
  'POST /api/admin/team-invites': 'the stored response would contain the secret of the link',
  'PUT /api/auth/preferences': 'storing the same values twice changes nothing',
  'POST /api/notices/read': 'marking a notice twice changes nothing',
  'PUT /api/student/notices/settings': 'storing the same values twice changes nothing',
  'PUT /api/student/account': 'storing the same values twice changes nothing',
  'DELETE /api/student/account/devices/:deviceId': 'signing out twice changes nothing',
  'PUT /api/student/push-subscription': 'subscribing a browser twice changes nothing',
  'POST /api/student/push-subscription/remove': 'removing it twice changes nothing',
  'POST /api/student/offline/chapters': 'writes nothing',
  'POST /api/student/offline/leases': 'writes nothing',
  'POST /api/student/offline/tests': 'a permit is handed in only once',
  'PUT /api/student/practice/settings': 'storing the same values twice changes nothing',
  'PUT /api/student/practice/bookmarks/:resultId': 'marking a question twice changes nothing',
  'POST /api/student/practice/reviews': 'each review has an id and counts once',
  'PUT /api/admin/account/password': 'the key would be stored with a fast hash of the password',
  'POST /api/admin/account/verify': 'the key would be stored with a fast hash of the password',
  'POST /api/admin/account/verify/passkey-options': 'a challenge works once',
  'POST /api/admin/account/totp': 'the response would be stored with the secret',
  'POST /api/admin/account/totp/confirm': 'the response would be stored with the recovery codes',
  'DELETE /api/admin/account/totp': 'removing it twice changes nothing',
  'POST /api/admin/account/recovery-codes': 'the response would be stored with the recovery codes',
  'POST /api/admin/account/passkeys/options': 'a challenge works once',
  'POST /api/admin/account/passkeys': 'a challenge works once',
  'PUT /api/admin/account/passkeys/:passkeyId': 'renaming it twice changes nothing',
  'DELETE /api/admin/account/passkeys/:passkeyId': 'removing it twice changes nothing',
  'POST /api/auth/logout': 'ending a session twice changes nothing',
  'POST /api/student/progress/chapter': 'the server limits the minutes to the time that really passed',
  'POST /api/student/progress/test-result':
    'an attempt is handed in only once; storing the responses would fill the disk',
  'POST /api/student/test/attempts': 'returns the open attempt',
  'POST /api/student/exams/:examId/attempts': 'returns the open attempt',
  'POST /api/student/exams/attempts/:attemptId/events': 'is sent once for each event, by the browser itself',
  'PUT /api/student/test/attempts/:attemptId/answers': 'saves are numbered',
  'POST /api/student/score-changes/seen': 'noting it twice changes nothing',
  'POST /api/protected/document-ticket': 'writes nothing',
  'POST /api/public/courses/:slug/chapters/:chapterId/grade': 'writes nothing',
  'POST /api/upload/open-file': 'writes nothing',
  'POST /api/student/orders/quote': 'writes nothing',
  'POST /local-payments/pay': 'stands for a payment, of which a person may make two',
  'POST /api/admin/courses/:courseId/checks': 'writes nothing',
  'POST /api/admin/question-bank/draw': 'writes nothing',
  'POST /api/admin/courses/:courseId/preview/chapters/:chapterId/grade': 'writes nothing',
  'POST /api/admin/exams/:examId/preview/grade': 'writes nothing',
};

const here = await testApp();
const token = await adminToken(here);
const tokens = { student: await studentToken(here), admin: token };
const { app } = here;
const roleTokens = {} as Record<AdminRole, string>;
for (const role of ADMIN_ROLES) roleTokens[role] = (await createTeamMember(here, role)).token;

test('11 every route has the access that the table lists', () => {
  const served = Object.fromEntries(
    app.routes
      .filter(({ method }) => method !== 'HEAD')
      .map(({ method, url, access }) => [`${method} ${url}`, access]),
  );
  assert.deepEqual(served, ACCESS);
});

test('every endpoint of the contract is served once', async () => {
  const folder = new URL('../../contract/src/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules = await Promise.all(names.map((name) => import(new URL(name, folder).href)));
  const declared = modules.flatMap((module) => Object.values(module)).filter(isEndpoint);
  const toRoute = ({ method, path }: Endpoint) => `${method} ${path}`;
  assert.deepEqual(app.endpoints.map(toRoute).sort(), declared.map(toRoute).sort());
});

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}

for (const [route, access] of Object.entries(ACCESS)) {
  const [method, url] = route.split(' ') as ['GET', string];
  if (access === 'public') continue;
  test(`11 ${route} returns 401 without a valid token`, async () => {
    for (const headers of [
      {},
      { authorization: 'Bearer not.a.token' },
      { authorization: `Basic ${token}` },
    ]) {
      const response = await app.inject({ method, url, headers });
      assert.equal(response.statusCode, 401);
      assert.equal(response.json().code, 'not-signed-in');
    }
  });
}

for (const [route, access] of Object.entries(ACCESS)) {
  const [method, url] = route.split(' ') as ['GET', string];
  // signing out would end the sessions that the other tests use
  if (route === 'POST /api/auth/logout') continue;
  for (const role of ['student', 'admin'] as const) {
    const isAllowed = access === 'public' || access === 'signed-in' || access === role;
    test(`11 ${route} ${isAllowed ? 'allows' : 'returns 403 to'} ${role === 'admin' ? 'an admin' : 'a student'}`, async () => {
      const response = await app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${tokens[role]}` },
      });
      assert.equal(response.statusCode === 403, !isAllowed, String(response.statusCode));
    });
  }
}

test('36 every route that an admin can call lists the roles that may', () => {
  const routes = Object.entries(ACCESS)
    .filter(([, access]) => access === 'admin' || access === 'signed-in')
    .map(([route]) => route);
  assert.deepEqual([...Object.keys(ROLES), ...FOR_ALL_SIGNED_IN].sort(), routes.sort());
});

for (const [route, allowed] of Object.entries(ROLES)) {
  const [method, url] = route.split(' ') as ['GET', string];
  test(`36 ${route} is allowed to ${allowed.join(', ')} only`, async () => {
    for (const role of ADMIN_ROLES) {
      const headers = { authorization: `Bearer ${roleTokens[role]}` };
      const response = await app.inject({ method, url, headers });
      assert.equal(response.statusCode !== 403, allowed.includes(role), `${role}: ${response.statusCode}`);
      if (response.statusCode === 403)
        assert.match(response.json().message, /^Your role does not allow this/);
    }
  });
}

test('36 the session answer lists the permissions of the role', async () => {
  for (const role of ADMIN_ROLES) {
    const headers = { authorization: `Bearer ${roleTokens[role]}` };
    const { user } = (await app.inject({ url: '/api/auth/session', headers })).json();
    assert.deepEqual([user.role, user.adminRole], ['admin', role]);
    for (const permission of PERMISSIONS) {
      const routes = app.routes.filter((each) => each.permission === permission);
      for (const { method, url } of routes.filter(({ method }) => method !== 'HEAD')) {
        const isAllowed = ROLES[`${method} ${url}`]?.includes(role);
        assert.equal(user.permissions.includes(permission), isAllowed, `${role} ${permission}`);
      }
    }
  }
});

test('every write accepts an Idempotency-Key or is listed with the reason why not', () => {
  const without = app.endpoints
    .filter(({ method, idempotent }) => method !== 'GET' && !idempotent)
    .map(({ method, path }) => `${method} ${path}`);
  assert.deepEqual(without.sort(), Object.keys(WITHOUT_KEY).sort());
});

test('every list for admins takes the page sizes 5, 10, 20 and 50', () => {
  const lists = app.endpoints.flatMap(({ access, path, query }) => {
    const { limit } = (query as z.ZodMiniObject | undefined)?.shape ?? {};
    return access === 'admin' && limit ? [{ path, limit: limit as z.ZodMiniType }] : [];
  });
  assert.ok(lists.length > 10);
  for (const { path, limit } of lists)
    assert.deepEqual([limit.parse('1'), limit.parse('7'), limit.parse('1000')], [5, 10, 50], path);
});

test('11 a route without a declared access cannot be registered', () => {
  const bare = fastify();
  authenticate(bare, { identify: async () => null });
  assert.throws(() => bare.get('/open', async () => 'oops'), /declares no access/);
});

test('36 a route of admins without a permission cannot be registered', () => {
  const bare = fastify();
  authenticate(bare, { identify: async () => null });
  const handler = async () => 'oops';
  assert.throws(() => bare.get('/open', { config: { access: 'admin' } }, handler), /declares no permission/);
});
