import type { Browser, Page } from '@playwright/test';
import type { Running } from '../server/src/testing/product-process.ts';
import { ADMIN, expect } from './product.ts';
import { signInAsAdmin } from './sign-in.ts';

type NewMember = {
  username: string;
  role: 'owner' | 'author' | 'reviewer' | 'support';
  needsReview?: boolean;
};

const PASSWORD = 'କଳିଙ୍ଗ-ସାଗର-9431-patha';

/** Creates an admin by the API and returns a page of another browser context in which they are signed in. */
export async function openAsTeamMember(
  browser: Browser,
  { address }: Running,
  { username, ...rights }: NewMember,
): Promise<Page> {
  const post = async (path: string, body: object, token?: string) => {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    expect(response.status, path).toBeLessThan(300);
    return response.json() as Promise<{ token: string }>;
  };
  const owner = await post('/api/auth/admin/login', ADMIN);
  const invite = await post('/api/admin/team-invites', rights, owner.token);
  await post('/api/auth/invite/accept', { token: invite.token, username, password: PASSWORD });
  const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signInAsAdmin(page, { username, password: PASSWORD });
  return page;
}
