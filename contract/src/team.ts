import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, passwordInput } from './input-fields.ts';
import { odiaTitle } from './odia-version.ts';
import { ADMIN_ROLES } from './permissions.ts';
import { line, requiredLine } from './text.ts';

/** The admins of the site, their roles, and the links that invite new ones. */

export const INVITE_LIFE_HOURS = 72;
/** More open invites than a team needs; a limit, because each one gives access. */
export const MAX_OPEN_INVITES = 50;

const rights = z.object({
  role: z.enum(ADMIN_ROLES),
  /** Only counts for authors: somebody else has to publish their changes. */
  needsReview: z.boolean(),
});

const teamMember = z.extend(rights, {
  _id: z.string(),
  username: z.string(),
  createdAt: z.iso.datetime(),
  /** Null unless an owner has blocked the admin. */
  blockedAt: z.nullable(z.iso.datetime()),
  lastSignInAt: z.nullable(z.iso.datetime()),
  /** How many courses the admin is an author of. */
  courses: z.int(),
});

export type TeamMember = z.output<typeof teamMember>;

const invite = z.extend(rights, {
  _id: z.string(),
  /** For whom it is, in the words of the owner. */
  note: z.string(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

export type Invite = z.output<typeof invite>;

const byAdminId = z.object({ adminId: id });
const changedMember = z.object({ member: teamMember });

export const getTeam = endpoint({
  method: 'GET',
  path: '/api/admin/team',
  access: 'admin',
  permission: 'team',
  summary: 'All admins, and the invites that are open',
  response: z.object({ members: z.array(teamMember), invites: z.array(invite) }),
});

/** Takes no Idempotency-Key, because the stored response would contain the secret of the link. */
export const createInvite = endpoint({
  method: 'POST',
  path: '/api/admin/team-invites',
  access: 'admin',
  permission: 'team',
  summary: 'Create a link with which one person becomes an admin',
  body: z.object({
    role: z.enum(ADMIN_ROLES),
    needsReview: z._default(z.boolean(), false),
    note: z._default(line(200), ''),
  }),
  response: z.object({
    invite,
    /** The secret of the link; it cannot be read again. */
    token: z.string(),
  }),
});

export const revokeInvite = endpoint({
  method: 'DELETE',
  path: '/api/admin/team-invites/:inviteId',
  access: 'admin',
  permission: 'team',
  summary: 'Make the link of an invite invalid',
  idempotent: true,
  params: z.object({ inviteId: id }),
});

export const changeTeamMember = endpoint({
  method: 'PUT',
  path: '/api/admin/team/:adminId',
  access: 'admin',
  permission: 'team',
  summary: 'Change the role of an admin',
  idempotent: true,
  isRepeatable: true,
  params: byAdminId,
  body: rights,
  response: changedMember,
});

export const blockTeamMember = endpoint({
  method: 'POST',
  path: '/api/admin/team/:adminId/block',
  access: 'admin',
  permission: 'team',
  summary: 'Block an admin and end all sessions of the admin',
  idempotent: true,
  isRepeatable: true,
  params: byAdminId,
  response: changedMember,
});

export const unblockTeamMember = endpoint({
  method: 'POST',
  path: '/api/admin/team/:adminId/unblock',
  access: 'admin',
  permission: 'team',
  summary: 'Let a blocked admin sign in again',
  idempotent: true,
  isRepeatable: true,
  params: byAdminId,
  response: changedMember,
});

export const endTeamMemberSessions = endpoint({
  method: 'POST',
  path: '/api/admin/team/:adminId/end-sessions',
  access: 'admin',
  permission: 'team',
  summary: 'End all sessions of an admin',
  idempotent: true,
  isRepeatable: true,
  params: byAdminId,
  response: changedMember,
});

const courseTitle = z.object({
  _id: z.string(),
  title: z.string(),
  odiaTitles: z.object({ title: odiaTitle }),
});

export const getCoursesOfAuthor = endpoint({
  method: 'GET',
  path: '/api/admin/team/:adminId/courses',
  access: 'admin',
  permission: 'team',
  summary: 'The courses that an admin is an author of',
  params: byAdminId,
  response: z.object({ courses: z.array(courseTitle) }),
});

const byCourseId = z.object({ courseId: id });

export const getCourseAuthors = endpoint({
  method: 'GET',
  path: '/api/admin/courses/:courseId/authors',
  access: 'admin',
  permission: 'courses.assign',
  summary: 'The authors of a course',
  params: byCourseId,
  response: z.object({
    authors: z.array(z.extend(rights, { _id: z.string(), username: z.string() })),
  }),
});

export const addCourseAuthor = endpoint({
  method: 'POST',
  path: '/api/admin/courses/:courseId/authors',
  access: 'admin',
  permission: 'courses.assign',
  summary: 'Make an admin an author of a course',
  idempotent: true,
  isRepeatable: true,
  params: byCourseId,
  body: byAdminId,
});

export const removeCourseAuthor = endpoint({
  method: 'DELETE',
  path: '/api/admin/courses/:courseId/authors/:adminId',
  access: 'admin',
  permission: 'courses.assign',
  summary: 'Make an admin no longer an author of a course',
  idempotent: true,
  isRepeatable: true,
  params: z.object({ courseId: id, adminId: id }),
});

const inviteToken = z.string().check(z.maxLength(100));

/** A POST, so that the token is in no address and in no log. */
export const openInvite = endpoint({
  method: 'POST',
  path: '/api/auth/invite',
  access: 'public',
  summary: 'What an invite is for, if its link is still valid',
  body: z.object({ token: inviteToken }),
  response: z.object({ role: z.enum(ADMIN_ROLES), expiresAt: z.iso.datetime() }),
});

export const acceptInvite = endpoint({
  method: 'POST',
  path: '/api/auth/invite/accept',
  access: 'public',
  summary: 'Become an admin with an invite',
  isCostly: true,
  body: z.object({
    token: inviteToken,
    username: requiredLine(200),
    password: passwordInput,
  }),
  response: z.object({ username: z.string() }),
});
