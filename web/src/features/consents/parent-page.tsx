import type { ParentLink } from '@sikhya/contract/consents.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { richText } from '../../language/rich-text.tsx';
import { getLang } from '../../lib/odia.ts';
import { clearReturnPath } from '../../lib/return-path.ts';
import { useSite } from '../../lib/site.ts';
import { useHashToken } from '../../lib/use-hash-token.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { parentLinkQuery } from './api.ts';
import { ParentAnswer } from './parent-answer.tsx';
import { ParentForm } from './parent-form.tsx';
import { ParentSignIn } from './parent-sign-in.tsx';
import { parentTexts } from './parent-texts.ts';

/** The page that the link for a parent opens. */
export function ParentPage() {
  const t = useTexts(parentTexts);
  const token = useHashToken();
  useEffect(clearReturnPath, []);
  return (
    <>
      <h1 className="text-h2">{t.title}</h1>
      {token === '' && (
        <p role="alert" className="mt-3 text-wrong">
          {t.noToken}
        </p>
      )}
      {token && <OpenLink token={token} />}
      {token === null && <SkeletonLines lines={8} />}
    </>
  );
}

function OpenLink({ token }: { token: string }) {
  const t = useTexts(parentTexts);
  const query = useQuery(parentLinkQuery(token));
  return (
    <QueryView
      query={query}
      errorTitle={t.loadFailed}
      loading={<SkeletonLines lines={8} />}
      isEmpty={() => false}
      empty={null}
    >
      {(link) => <LinkView token={token} link={link} />}
    </QueryView>
  );
}

function LinkView({ token, link }: { token: string; link: ParentLink }) {
  const { state, method, caller } = link;
  if (state !== 'open') return <ParentAnswer token={token} link={link} />;
  const canAnswer = method === 'email' || caller === 'adult';
  return (
    <div className="mt-3 grid gap-5">
      <About link={link} />
      {canAnswer ? <ParentForm token={token} link={link} /> : <ParentSignIn token={token} caller={caller} />}
    </div>
  );
}

function About({ link: { childName, expiresAt } }: { link: ParentLink }) {
  const t = useTexts(parentTexts);
  const format = useFormatter();
  const { name: site } = useSite();
  return (
    <div className="grid gap-3">
      <p>
        {richText(t.about({ child: childName, site }), {
          name: (children) => <strong lang={getLang(children)}>{children}</strong>,
        })}
      </p>
      <p>{t.ifYouAgree}</p>
      <p className="text-small text-ink-soft">{t.validUntil({ time: format.indianDateTime(expiresAt) })}</p>
    </div>
  );
}
