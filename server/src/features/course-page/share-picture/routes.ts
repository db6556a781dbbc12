import { LANGUAGES, toLanguagePath } from '@sikhya/contract/language/language.ts';
import type { FastifyInstance } from 'fastify';
import { createSharePictures, type SharePictureDependencies } from './share-pictures.ts';

/** Drawing takes far more time than other requests. */
const CALLS_PER_MINUTE = 60;

export function sharePictureRoutes(app: FastifyInstance, dependencies: SharePictureDependencies): void {
  const getPicture = createSharePictures(dependencies);
  for (const language of LANGUAGES) {
    app.get<{ Params: { slug: string } }>(
      toLanguagePath('/courses/:slug/share.png', language),
      { config: { access: 'public', callsPerMinute: CALLS_PER_MINUTE }, compress: false },
      async (request, reply) =>
        reply
          .type('image/png')
          .header('cache-control', 'public, max-age=3600')
          .send(await getPicture(request.params.slug, language)),
    );
  }
}
