import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { richText } from '../../language/rich-text.tsx';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { roleTexts } from '../../lib/role-texts.ts';
import { useHashToken } from '../../lib/use-hash-token.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { AcceptForm } from './accept-form.tsx';
import { inviteQuery } from './api.ts';
import { inviteTexts } from './texts.ts';

/** The page that an invite's link opens: what it is for, and the form that creates the account. */
export function AcceptInvite() {
  const t = useTexts(inviteTexts);
  const token = useHashToken();
  const [username, setUsername] = useState<string | null>(null);
  if (username !== null) return <Ready username={username} />;
  return (
    <>
      <h1 className="text-h2">{t.title}</h1>
      {token === '' && (
        <p role="alert" className="mt-3 text-wrong">
          {t.noToken}
        </p>
      )}
      {token && <Invitation token={token} onAccepted={setUsername} />}
      {token === null && <SkeletonLines lines={5} />}
    </>
  );
}

function Invitation({ token, onAccepted }: { token: string; onAccepted: (username: string) => void }) {
  const t = useTexts(inviteTexts);
  const roleText = useTexts(roleTexts);
  const format = useFormatter();
  const invite = useQuery(inviteQuery(token));
  return (
    <QueryView
      query={invite}
      errorTitle={t.loadFailed}
      loading={<SkeletonLines lines={5} />}
      isEmpty={() => false}
      empty={null}
    >
      {({ role, expiresAt }) => (
        <>
          <p className="mt-1 text-ink-soft">
            {richText(t.invited({ role: roleText[role] }), {
              role: (children) => <strong className="text-ink">{children}</strong>,
            })}
          </p>
          <p className="mt-1 mb-6 text-small text-ink-soft">
            {t.validUntil({ time: format.dateTime(expiresAt) })}
          </p>
          <AcceptForm token={token} onAccepted={onAccepted} />
        </>
      )}
    </QueryView>
  );
}

function Ready({ username }: { username: string }) {
  const t = useTexts(inviteTexts);
  return (
    <div role="status">
      <h1 className="text-h2">{t.ready}</h1>
      <p className="mt-1 mb-6 text-ink-soft">
        {richText(t.readyText({ name: username }), {
          name: (children) => (
            <strong lang={getLang(children)} className="text-ink wrap-anywhere">
              {children}
            </strong>
          ),
        })}
      </p>
      <LinkButton to={paths.login}>{t.signIn}</LinkButton>
    </div>
  );
}
