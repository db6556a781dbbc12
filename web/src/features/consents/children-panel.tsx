import type { Privacy } from '@sikhya/contract/consents.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { Panel } from '../../ui/panel.tsx';
import { privacyQuery } from './api.ts';
import { texts } from './texts.ts';
import { WithdrawButton } from './withdraw-button.tsx';

/** The students for whom the caller has agreed as a parent. Nothing for most people. */
export function ChildrenPanel() {
  const t = useTexts(texts);
  const children = useQuery(privacyQuery).data?.children ?? [];
  if (children.length === 0) return null;
  return (
    <Panel title={t.children} note={t.childrenNote}>
      <ul className="grid gap-3">
        {children.map((child) => (
          <ChildRow key={child.consentId} child={child} />
        ))}
      </ul>
    </Panel>
  );
}

function ChildRow({ child }: { child: Privacy['children'][number] }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { consentId, name, givenAt, withdrawnAt } = child;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
      <div className="min-w-0">
        <p lang={getLang(name)} className="font-semibold wrap-anywhere">
          {name}
        </p>
        <p className="text-small text-ink-soft">{t.givenOn({ date: format.indianDateTime(givenAt) })}</p>
        {withdrawnAt && (
          <p className="text-small text-ink-soft">
            {t.withdrawnOn({ date: format.indianDateTime(withdrawnAt) })}
          </p>
        )}
      </div>
      {!withdrawnAt && (
        <WithdrawButton
          consentId={consentId}
          text={t.withdrawChildText({ name })}
          label={t.withdrawFor({ name })}
        />
      )}
    </li>
  );
}
