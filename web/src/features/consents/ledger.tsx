import type { Consent } from '@sikhya/contract/consents.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { richText } from '../../language/rich-text.tsx';
import { getLang } from '../../lib/odia.ts';
import { texts } from './texts.ts';
import { WithdrawButton } from './withdraw-button.tsx';

/** Every consent with its version, who gave it, and when it was given and withdrawn. */
export function Ledger({ consents }: { consents: readonly Consent[] }) {
  const t = useTexts(texts);
  if (consents.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{t.ledger}</h3>
      <ul aria-label={t.ledger} className="grid gap-3">
        {consents.map((consent) => (
          <LedgerRow key={consent._id} consent={consent} />
        ))}
      </ul>
    </div>
  );
}

function LedgerRow({ consent }: { consent: Consent }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { _id, givenAt, withdrawnAt } = consent;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <Giver consent={consent} />
        </p>
        <p className="text-small text-ink-soft">{t.givenOn({ date: format.indianDateTime(givenAt) })}</p>
        {withdrawnAt && (
          <p className="text-small text-ink-soft">
            {t.withdrawnOn({ date: format.indianDateTime(withdrawnAt) })}
          </p>
        )}
      </div>
      {!withdrawnAt && <WithdrawButton consentId={_id} text={t.withdrawText} />}
    </li>
  );
}

function Giver({ consent: { givenBy, parentName, noticeVersion } }: { consent: Consent }) {
  const t = useTexts(texts);
  const version = useFormatter().number(noticeVersion);
  if (givenBy === 'student') return t.byYou({ version });
  if (parentName === '') return t.byUnknownParent({ version });
  return richText(t.byParent({ name: parentName, version }), {
    name: (children) => <span lang={getLang(children)}>{children}</span>,
  });
}
