import {
  getPublicCertificate,
  listMyCertificates,
  type PublicCertificate,
} from '@sikhya/contract/certificates.ts';
import { queryOptions } from '@tanstack/react-query';
import { isNotFound } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { getRequestLanguage } from '../../lib/request-language.ts';

/** Null for an unknown code: that is data, because the server renders it. */
export const publicCertificateQuery = (code: string) =>
  queryOptions({
    queryKey: ['certificate', code],
    queryFn: ({ signal, client }): Promise<PublicCertificate | null> =>
      call(
        getPublicCertificate,
        { params: { code } },
        { signal, language: getRequestLanguage(client) },
      ).catch((error: unknown) => {
        if (isNotFound(error)) return null;
        throw error;
      }),
  });

/** The server issues what is earned when this is read, so the loader of every screen reads it again. */
export const myCertificatesQuery = queryOptions({
  queryKey: ['certificates'],
  queryFn: async ({ signal }) => (await call(listMyCertificates, {}, { signal })).certificates,
  // not 0, because the screen would fetch a second time what its loader has just fetched
  staleTime: 10_000,
  meta: { personal: true },
});
