import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AdminRole } from '@sikhya/contract/permissions.ts';
import type { Invite, TeamMember } from '@sikhya/contract/team.ts';
import { eq } from 'drizzle-orm';
import { admins } from '../../database/tables/people.ts';
import { adminInvites } from '../../database/tables/team.ts';
import { ADMIN, adminToken, createTeamMember, testApp, testAppOn } from '../../testing/test-app.ts';

const here = await testApp();
const { app, db, clock } = here;
const owner = await adminToken(here);

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function ask(token: string, method: Method, url: string, payload?: object, server = app) {
  const response = await server.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.body === '' ? null : response.json() };
}

const readTeam = async (): Promise<{ members: TeamMember[]; invites: Invite[] }> =>
  (await ask(owner, 'GET', '/api/admin/team')).body;
const findMember = async (username: string) =>
  (await readTeam()).members.find((member) => member.username === username)!;

const invite = async (role: AdminRole, more: object = {}) =>
  (await ask(owner, 'POST', '/api/admin/team-invites', { role, ...more })).body as {
    invite: Invite;
    token: string;
  };
const accept = (token: string, username: string, password = 'କଳିଙ୍ଗ-ସାଗର-9431-patha') =>
  ask('', 'POST', '/api/auth/invite/accept', { token, username, password });
const advanceHours = (hours: number) => {
  clock.now = new Date(clock.now.getTime() + hours * 3600_000);
};

test('lists the team with roles, the last sign-in and the number of courses', async () => {
  const asha = await findMember(ADMIN.username);
  assert.deepEqual([asha.role, asha.needsReview, asha.blockedAt, asha.courses], ['owner', false, null, 0]);
  assert.equal(asha.lastSignInAt, clock.now.toISOString());
});

test('an invite makes one person an admin with its role, once', async () => {
  const { invite: open, token } = await invite('author', { needsReview: true, note: 'for Rabi' });
  assert.deepEqual(
    [open.role, open.needsReview, open.note, open.createdBy],
    ['author', true, 'for Rabi', 'asha'],
  );
  assert.equal(Date.parse(open.expiresAt) - clock.now.getTime(), 72 * 3600_000);
  assert.deepEqual((await readTeam()).invites, [open]);
  const stored = JSON.stringify(await db.select().from(adminInvites));
  assert.ok(!stored.includes(token), 'the secret is stored');

  const opened = await ask('', 'POST', '/api/auth/invite', { token });
  assert.deepEqual(opened, { status: 200, body: { role: 'author', expiresAt: open.expiresAt } });
  assert.equal((await accept(token, 'rabi', 'short')).status, 422);
  assert.equal((await accept(token, ADMIN.username)).status, 409);
  const both = await Promise.all([accept(token, ' rabi '), accept(token, 'rabi two')]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [201, 404]);
  assert.equal((await accept(token, 'third')).status, 404);
  assert.equal((await ask('', 'POST', '/api/auth/invite', { token })).status, 404);

  const { members, invites } = await readTeam();
  assert.deepEqual(invites, []);
  const [added] = members.filter(({ username }) => username.startsWith('rabi'));
  assert.deepEqual([added?.role, added?.needsReview, added?.lastSignInAt], ['author', true, null]);
});

test('an invite ends after 72 hours, when it is revoked, and when its creator is no longer an owner', async () => {
  const first = await invite('support');
  advanceHours(72);
  assert.equal((await accept(first.token, 'late')).status, 404);
  // back again, because the owner's session has ended by then
  advanceHours(-72);
  assert.equal((await readTeam()).invites.length, 1);
  await db.delete(adminInvites);

  const second = await invite('support');
  const revoke = `/api/admin/team-invites/${second.invite._id}`;
  assert.equal((await ask(owner, 'DELETE', revoke)).status, 204);
  assert.equal((await accept(second.token, 'late')).status, 404);
  assert.equal((await ask(owner, 'DELETE', revoke)).status, 404);

  const other = await createTeamMember(here, 'owner', 'second owner');
  const third = await ask(other.token, 'POST', '/api/admin/team-invites', { role: 'owner' });
  await ask(owner, 'PUT', `/api/admin/team/${other.id}`, { role: 'support', needsReview: false });
  assert.equal((await accept(third.body.token, 'late')).status, 404);
  assert.ok(!(await findMember('late')));
});

test('refuses the 51st open invite, also among concurrent requests', async () => {
  const statuses = await Promise.all(
    Array.from(
      { length: 60 },
      async () => (await ask(owner, 'POST', '/api/admin/team-invites', { role: 'author' })).status,
    ),
  );
  assert.deepEqual(new Set(statuses), new Set([201, 409]));
  assert.equal((await readTeam()).invites.length, 50);
  await db.delete(adminInvites);
});

test('a new role applies to the next request here, and within 30 seconds on another process', async () => {
  const member = await createTeamMember(here, 'author', 'changing');
  const elsewhere = await testAppOn(db);
  elsewhere.clock.now = clock.now;
  const students = (server = app) => ask(member.token, 'GET', '/api/admin/students', undefined, server);
  assert.deepEqual([(await students()).status, (await students(elsewhere.app)).status], [403, 403]);
  const url = `/api/admin/team/${member.id}`;
  const { status, body } = await ask(owner, 'PUT', url, { role: 'support', needsReview: true });
  assert.deepEqual([status, body.member.role, body.member.needsReview], [200, 'support', false]);
  assert.equal((await students()).status, 200);
  elsewhere.clock.now = new Date(clock.now.getTime() + 30_000);
  assert.equal((await students(elsewhere.app)).status, 200);
});

test('a blocked admin is signed out and cannot sign in until unblocked', async () => {
  const member = await createTeamMember(here, 'reviewer', 'blocked');
  const url = `/api/admin/team/${member.id}`;
  const signIn = () =>
    ask('', 'POST', '/api/auth/admin/login', { username: 'blocked', password: ADMIN.password });
  assert.equal((await ask(owner, 'POST', `${url}/block`)).body.member.blockedAt, clock.now.toISOString());
  assert.equal((await ask(member.token, 'GET', '/api/admin/courses')).status, 401);
  const refused = await signIn();
  assert.deepEqual(
    [refused.status, refused.body.message],
    [403, 'This account is blocked. Ask an owner of the site.'],
  );
  assert.equal((await ask(owner, 'POST', `${url}/block`)).status, 409);
  assert.equal((await ask(owner, 'POST', `${url}/unblock`)).body.member.blockedAt, null);
  assert.equal((await ask(owner, 'POST', `${url}/unblock`)).status, 409);
  assert.equal(
    (await ask(member.token, 'GET', '/api/admin/courses')).status,
    401,
    'the old session has ended',
  );
  const { token } = (await signIn()).body;
  assert.equal((await ask(token, 'GET', '/api/admin/courses')).status, 200);
  assert.equal((await ask(owner, 'POST', `${url}/end-sessions`)).status, 200);
  assert.equal((await ask(token, 'GET', '/api/admin/courses')).status, 401);
});

test('nobody blocks or demotes themselves, and the last active owner stays', async () => {
  const { _id } = await findMember(ADMIN.username);
  const own = await ask(owner, 'PUT', `/api/admin/team/${_id}`, { role: 'author', needsReview: false });
  assert.deepEqual(
    [own.status, own.body.message],
    [409, 'You cannot change your own role. Ask another owner.'],
  );
  assert.equal((await ask(owner, 'POST', `/api/admin/team/${_id}/block`)).status, 409);

  // two owners who demote each other at the same moment
  const other = await createTeamMember(here, 'owner', 'rival');
  const demote = (token: string, id: string) =>
    ask(token, 'PUT', `/api/admin/team/${id}`, { role: 'support', needsReview: false });
  const statuses = (await Promise.all([demote(owner, other.id), demote(other.token, _id)])).map(
    ({ status }) => status,
  );
  assert.ok(
    statuses.includes(200) && statuses.some((status) => status === 403 || status === 409),
    String(statuses),
  );
  const owners = await db.select().from(admins).where(eq(admins.role, 'owner'));
  assert.equal(owners.length, 1);
  await db.update(admins).set({ role: 'owner' }).where(eq(admins.id, _id));
  await db.update(admins).set({ role: 'support' }).where(eq(admins.id, other.id));
});

test('an unknown admin is 404', async () => {
  for (const id of ['x', '0199aaaa-0000-7000-8000-000000000000']) {
    for (const path of ['/block', '/unblock', '/end-sessions'])
      assert.equal((await ask(owner, 'POST', `/api/admin/team/${id}${path}`)).status, 404);
    assert.equal((await ask(owner, 'GET', `/api/admin/team/${id}/courses`)).status, 404);
    assert.equal((await ask(owner, 'DELETE', `/api/admin/team-invites/${id}`)).status, 404);
  }
});

test('an owner assigns a course to an author, who then sees it, and takes it back', async () => {
  const author = await createTeamMember(here, 'author', 'assigned');
  const payload = {
    title: 'Kalinga',
    description: 'd',
    isFree: true,
    odia: { title: 'କଳିଙ୍ଗ', description: '' },
  };
  const course = (await ask(owner, 'POST', '/api/admin/courses', payload)).body.course;
  const url = `/api/admin/courses/${course._id}`;
  assert.equal((await ask(author.token, 'GET', url)).status, 404);
  for (let time = 0; time < 2; time += 1)
    assert.equal((await ask(owner, 'POST', `${url}/authors`, { adminId: author.id })).status, 204);
  assert.equal((await ask(author.token, 'GET', url)).status, 200);
  const { authors } = (await ask(owner, 'GET', `${url}/authors`)).body;
  // the creator is an author too
  assert.deepEqual(
    authors.map(({ username }: { username: string }) => username),
    [ADMIN.username, 'assigned'],
  );
  assert.equal((await findMember('assigned')).courses, 1);
  assert.deepEqual((await ask(owner, 'GET', `/api/admin/team/${author.id}/courses`)).body, {
    courses: [{ _id: course._id, title: 'Kalinga', odiaTitles: { title: 'କଳିଙ୍ଗ' } }],
  });
  assert.equal((await ask(owner, 'DELETE', `${url}/authors/${author.id}`)).status, 204);
  assert.equal((await ask(owner, 'DELETE', `${url}/authors/${author.id}`)).status, 404);
  assert.equal((await ask(author.token, 'GET', url)).status, 404);
  const nowhere = '/api/admin/courses/0199aaaa-0000-7000-8000-000000000000/authors';
  assert.equal((await ask(owner, 'POST', nowhere, { adminId: author.id })).status, 404);
  assert.equal((await ask(owner, 'GET', nowhere)).status, 404);
  assert.equal((await ask(owner, 'POST', `${url}/authors`, { adminId: 'x' })).status, 404);
});
