import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { myCertificatesQuery } from './api.ts';
import { texts } from './texts.ts';

/** Leads to the certificate of a course; nothing before it is earned. */
export function EarnedCertificate({ courseId }: { courseId: string }) {
  const t = useTexts(texts);
  const certificate = useQuery(myCertificatesQuery).data?.find((each) => each.courseId === courseId);
  if (!certificate) return null;
  return (
    <Notice
      title={t.earned}
      action={
        <LinkButton size="small" to={paths.certificate(certificate.code)}>
          {t.showCertificate}
        </LinkButton>
      }
    />
  );
}

/** The newest certificate of the student, and the way to all of them; nothing without one. */
export function NewestCertificate() {
  const t = useTexts(texts);
  const { language } = useLocale();
  const certificates = useQuery(myCertificatesQuery).data ?? [];
  const [newest] = certificates;
  if (!newest) return null;
  const { courseTitle } = titlesInLanguage(newest, language);
  return (
    <Notice
      title={t.earned}
      text={courseTitle}
      action={
        <LinkButton size="small" to={paths.studentCertificates}>
          {t.allCertificates({ count: certificates.length })}
        </LinkButton>
      }
    />
  );
}

type NoticeProps = { title: string; text?: string; action: ReactNode };

function Notice({ title, text, action }: NoticeProps) {
  return (
    <section
      aria-label={title}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-soft border border-marigold bg-marigold-soft px-5 py-4 text-marigold-ink"
    >
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {text && (
          <p lang={getLang(text)} className="wrap-anywhere">
            {text}
          </p>
        )}
      </div>
      {action}
    </section>
  );
}
