import { buffer } from 'node:stream/consumers';
import { getCertificatePath } from '@sikhya/contract/certificates.ts';
import { describeCertificate } from '@sikhya/contract/describe-certificate.ts';
import { getLocale, type Language, toLanguagePath } from '@sikhya/contract/language/language.ts';
import type { Db } from '../../database/database.ts';
import { createTtlCache } from '../../http/ttl-cache.ts';
import type { Storage } from '../../storage/storage.ts';
import { createTaskQueue, getStorageKeys } from '../files/service.ts';
import type { CertificateDrawing } from './certificate-layout.ts';
import type { CertificateRow } from './queries.ts';
import { toCertificate } from './rules.ts';
import { requireValidCertificate } from './service.ts';

const TTL_MS = 60 * 60_000;

export type CertificateFileDependencies = { db: Db; storage: Storage; origin: string; siteName: string };

/** Draws certificates as PDF and as picture, one at a time. The libraries are loaded when they are needed. */
export function createCertificateFiles({ db, storage, origin, siteName }: CertificateFileDependencies) {
  const pictures = createTtlCache<Buffer>({ ttlMs: TTL_MS, maxKeys: 50 });
  const runInQueue = createTaskQueue();

  const describe = async (row: CertificateRow, language: Language): Promise<CertificateDrawing> => ({
    siteName,
    description: describeCertificate(toCertificate(row), getLocale(language)),
    url: origin + toLanguagePath(getCertificatePath(row.code), language),
    signature: await loadSignature(row.signatureId),
  });

  const loadSignature = async (fileId: string | null) => {
    const [key] = fileId ? getStorageKeys(fileId, 'signature') : [];
    const content = key && (await storage.open(key));
    if (!content) return null;
    const { readSignature } = await import('./draw-certificate.ts');
    return readSignature(await buffer(content));
  };

  return {
    async readPdf(code: string, language: Language): Promise<Buffer> {
      const row = await requireValidCertificate(db, code);
      return runInQueue(async () => {
        const { writeCertificatePdf } = await import('./draw-certificate.ts');
        return writeCertificatePdf(await describe(row, language), language);
      });
    },

    /** Reads the certificate at every request: a picture in the cache must not outlive it. */
    async readPicture(code: string, language: Language): Promise<Buffer> {
      const row = await requireValidCertificate(db, code);
      // a corrected name or score changes the index too
      return pictures.get(`${row.statusIndex} ${language}`, () =>
        runInQueue(async () => {
          const { drawCertificatePicture } = await import('./draw-certificate.ts');
          return drawCertificatePicture(await describe(row, language));
        }),
      );
    },
  };
}
