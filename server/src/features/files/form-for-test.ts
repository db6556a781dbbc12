import type { FastifyInstance } from 'fastify';

export type Part = { field: string; name?: string; content: Uint8Array | string };

/** Creates a multipart form like a browser. */
export async function createForm(
  parts: Part[],
): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  for (const { field, name, content } of parts) {
    if (name === undefined) form.append(field, String(content));
    else form.append(field, new Blob([typeof content === 'string' ? content : Buffer.from(content)]), name);
  }
  const request = new Request('http://form', { method: 'POST', body: form });
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}

export async function sendForm(app: FastifyInstance, url: string, token: string, parts: Part[]) {
  const { payload, headers } = await createForm(parts);
  return app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
  });
}
