import type { Privacy } from '@sikhya/contract/consents.ts';
import { GRIEVANCE_PAGE } from '@sikhya/contract/public-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { richText } from '../../language/rich-text.tsx';
import { paths } from '../../lib/paths.ts';
import { Panel } from '../../ui/panel.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { StandaloneLink, TextLink } from '../../ui/text-link.tsx';
import { useToast } from '../../ui/toast.tsx';
import { livePrivacyQuery } from './api.ts';
import { ConsentSteps } from './consent-steps.tsx';
import { Ledger } from './ledger.tsx';
import { texts } from './texts.ts';

/** The date of birth and the consents of the student. Nothing where the school asks on paper. */
export function PrivacyPanel() {
  const t = useTexts(texts);
  const query = useQuery(livePrivacyQuery);
  if (query.data?.isOn === false) return null;
  return (
    <div id="privacy" className="scroll-mt-20">
      <Panel title={t.privacy}>
        <QueryView
          query={query}
          errorTitle={t.loadFailed}
          loading={<SkeletonLines lines={5} />}
          isEmpty={() => false}
          empty={null}
        >
          {(privacy) => <Contents privacy={privacy} />}
        </QueryView>
      </Panel>
    </div>
  );
}

function Contents({ privacy }: { privacy: Privacy }) {
  const t = useTexts(texts);
  const toast = useToast();
  const { dateOfBirth, missing, consents } = privacy;
  const isByParent = consents.some(({ givenBy, withdrawnAt }) => givenBy === 'parent' && !withdrawnAt);
  return (
    <>
      {dateOfBirth && <DateOfBirth day={dateOfBirth} />}
      {missing === null && <p>{isByParent ? t.stateParentGiven : t.stateGiven}</p>}
      <ConsentSteps privacy={privacy} onDone={() => toast({ text: t.saved, tone: 'right' })} />
      <Ledger consents={consents} />
      <p>
        <StandaloneLink to={`${paths.privacy}#notice`}>{t.readNotice}</StandaloneLink>
      </p>
    </>
  );
}

function DateOfBirth({ day }: { day: string }) {
  const t = useTexts(texts);
  const format = useFormatter();
  return (
    <dl>
      <dt className="text-small text-ink-soft">{t.dateOfBirth}</dt>
      <dd className="font-semibold">{format.date(day)}</dd>
      <dd className="text-small text-ink-soft">
        {richText(t.wrongDate, {
          link: (children) => <TextLink to={`${GRIEVANCE_PAGE}?kind=date-of-birth`}>{children}</TextLink>,
        })}
      </dd>
    </dl>
  );
}
