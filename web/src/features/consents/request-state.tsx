import { DECLINED_DAYS, type ParentRequest } from '@sikhya/contract/consents.ts';
import { toLanguagePath } from '@sikhya/contract/language/language.ts';
import { PARENT_PAGE } from '@sikhya/contract/public-paths.ts';
import type { ReactNode } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { richText } from '../../language/rich-text.tsx';
import { useCopy } from '../../lib/use-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { texts } from './texts.ts';

/** The state of the newest request to a parent. */
export function RequestState({ request }: { request: ParentRequest }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { state, method, email, token } = request;
  const until = format.dateTime(request.expiresAt);
  if (state === 'declined')
    return <StateBox title={t.declined}>{t.declinedText({ days: DECLINED_DAYS })}</StateBox>;
  if (state === 'expired') return <StateBox title={t.expired}>{t.expiredText({ until })}</StateBox>;
  if (method === 'account')
    return (
      <StateBox
        title={t.waiting}
        more={token !== null && <ParentLinkField token={token} />}
        note={t.leavePage}
      >
        {token === null ? t.linkOld : t.waitingLink({ until })}
      </StateBox>
    );
  return (
    <StateBox title={t.waiting} note={t.leavePage}>
      {richText(t.waitingEmail({ email, asked: format.dateTime(request.askedAt), until }), {
        email: (children) => (
          <span lang="en" className="font-semibold wrap-anywhere">
            {children}
          </span>
        ),
      })}
    </StateBox>
  );
}

type StateBoxProps = { title: string; children: ReactNode; more?: ReactNode; note?: string };

function StateBox({ title, children, more, note }: StateBoxProps) {
  return (
    <div
      role="status"
      className="grid min-w-0 gap-3 rounded-soft border border-marigold bg-marigold-soft p-4 text-marigold-ink"
    >
      <div>
        <p className="font-semibold">{title}</p>
        <p>{children}</p>
      </div>
      {more}
      {note && <p className="text-small">{note}</p>}
    </div>
  );
}

/** The secret is behind a #, so that no server and no log sees it when the link is opened. */
function ParentLinkField({ token }: { token: string }) {
  const t = useTexts(texts);
  const { language } = useLocale();
  const link = `${window.location.origin}${toLanguagePath(PARENT_PAGE, language)}#${token}`;
  const { state, copy } = useCopy(link);
  return (
    <div className="grid gap-3">
      <Field label={t.parentLink} error={state === 'failed' && t.copyFailed}>
        <TextInput readOnly value={link} onFocus={({ target }) => target.select()} />
      </Field>
      <div>
        <Button tone="quiet" onClick={() => void copy()}>
          <span role="status">{state === 'copied' ? t.copied : t.copy}</span>
        </Button>
      </div>
    </div>
  );
}
