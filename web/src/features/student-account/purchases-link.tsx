import { useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { texts } from './texts.ts';

/** The link to the purchases; hidden while courses cannot be bought. */
export function PurchasesLink() {
  const t = useTexts(texts);
  if (useSite().payments === null) return null;
  return (
    <Panel title={t.purchases} note={t.purchasesNote}>
      <div>
        <LinkButton tone="quiet" to={paths.purchases}>
          {t.seePurchases}
        </LinkButton>
      </div>
    </Panel>
  );
}
