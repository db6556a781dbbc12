import { randomUUID } from 'node:crypto';
import { UPLOADS } from '@sikhya/contract/files.ts';
import type { Running } from '../server/src/testing/product-process.ts';

export const ADMIN_PASSWORD = randomUUID();

/** Signs in as the admin and returns the admin calls that the benchmarks need. */
export async function signInAdmin({ address }: Running) {
  const call = async (method: string, path: string, body?: object, token = '') => {
    const headers = { ...(body && { 'content-type': 'application/json' }), authorization: `Bearer ${token}` };
    const response = await fetch(address + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return JSON.parse((await response.text()) || '{}');
  };
  const { token }: { token: string } = await call('POST', '/api/auth/admin/login', {
    username: 'admin',
    password: ADMIN_PASSWORD,
  });
  return {
    token,
    call: (method: string, path: string, body?: object) => call(method, path, body, token),
    /** Uploads a PDF and returns its URL. */
    async upload(pdf: Blob): Promise<string> {
      const form = new FormData();
      form.append(UPLOADS.pdf.field, pdf, 'large.pdf');
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(address + UPLOADS.pdf.path, { method: 'POST', headers, body: form });
      if (!response.ok) throw new Error(`upload: ${response.status} ${await response.text()}`);
      return ((await response.json()) as { url: string }).url;
    },
    async getLink(fileUrl: string): Promise<string> {
      return address + (await call('POST', '/api/upload/open-file', { fileUrl }, token)).url;
    },
    async remove(fileUrl: string): Promise<void> {
      await call('DELETE', '/api/upload/delete-file', { fileUrl }, token);
    },
  };
}

export type Admin = Awaited<ReturnType<typeof signInAdmin>>;
