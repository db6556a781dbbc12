import { getIssuer, getPublicKey, listPublicKeys, STATUS_LIST } from '@sikhya/contract/badges.ts';
import { CERTIFICATE_FILES } from '@sikhya/contract/certificates.ts';
import { LANGUAGES, toLanguagePath } from '@sikhya/contract/language/language.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { serve } from '../../http/serve.ts';
import { type BadgeDependencies, createBadges, STATUS_TTL_MS } from './badges.ts';
import { type CertificateFileDependencies, createCertificateFiles } from './certificate-files.ts';

/** Drawing takes far more time than other requests, and nobody should guess codes. */
const CALLS_PER_MINUTE = 30;
/** Programs that verify many credentials. */
const LIST_CALLS_PER_MINUTE = 300;

type CodeRequest = { Params: { code: string } };

/** The files of certificates. Plain Fastify routes, because `serve` sends only JSON. */
export function certificateFileRoutes(app: FastifyInstance, dependencies: CertificateFileDependencies): void {
  const files = createCertificateFiles(dependencies);
  const options = {
    config: { access: 'public', callsPerMinute: CALLS_PER_MINUTE },
    compress: false,
  } as const;
  for (const language of LANGUAGES) {
    app.get<CodeRequest>(
      toLanguagePath(CERTIFICATE_FILES.pdf, language),
      options,
      async ({ params }, reply) =>
        sendPrivately(reply, 'application/pdf')
          .header('content-disposition', 'attachment; filename="certificate.pdf"')
          .send(await files.readPdf(params.code, language)),
    );
    app.get<CodeRequest>(
      toLanguagePath(CERTIFICATE_FILES.picture, language),
      options,
      async ({ params }, reply) =>
        sendPrivately(reply, 'image/png').send(await files.readPicture(params.code, language)),
    );
  }
}

/** The address contains the code, and a revoked certificate must disappear. */
function sendPrivately(reply: FastifyReply, type: string): FastifyReply {
  return reply.type(type).headers({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
}

/** Signed credentials, and what programs need in order to verify them. */
export function badgeRoutes(app: FastifyInstance, dependencies: BadgeDependencies): void {
  const badges = createBadges(dependencies);
  serve(app, getIssuer, async () => badges.describeIssuer());
  serve(app, listPublicKeys, () => badges.listKeys());
  serve(app, getPublicKey, ({ params }) => badges.getKey(params.keyId));
  app.get<{ Params: { list: string } }>(
    STATUS_LIST,
    { config: { access: 'public', callsPerMinute: LIST_CALLS_PER_MINUTE } },
    async ({ params }, reply) =>
      reply
        .type('application/vc+jwt')
        .header('cache-control', `public, max-age=${STATUS_TTL_MS / 1000}`)
        .send(await badges.readStatusList(params.list)),
  );
  app.get<CodeRequest>(
    CERTIFICATE_FILES.credential,
    { config: { access: 'public', callsPerMinute: CALLS_PER_MINUTE } },
    async ({ params }, reply) =>
      sendPrivately(reply, 'application/vc+jwt')
        .header('content-disposition', 'attachment; filename="credential.jwt"')
        .send(await badges.signCredential(params.code)),
  );
}
