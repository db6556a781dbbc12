import { Fact } from '../../features/info-pages/fact.tsx';
import { FACTS } from '../../features/info-pages/facts.ts';
import { InfoPage } from '../../features/info-pages/info-page.tsx';
import { QuickSupport } from '../../features/info-pages/quick-support.tsx';
import { SupportEmail } from '../../features/info-pages/support-email.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { TextLink } from '../../ui/text-link.tsx';

export const handle: PageHandle = {
  describe: (site) => ({
    title: `Contact Us · ${site.name}`,
    description: `How to reach ${site.name} in Bhubaneswar, Odisha: e-mail support for course access, payment and technical questions, answered within ${FACTS.reply}.`,
  }),
};

/** Until the full address is known. */
const CITY = 'Bhubaneswar, Odisha, India';

export function Component() {
  const { officeAddress } = useSite();
  return (
    <InfoPage
      title="Contact Us"
      lead={
        <p>
          Stuck somewhere? Write to us, in Odia or in English, as you would to a friend who knows the place. A
          person reads it and replies within <Fact of="reply" />.
        </p>
      }
      updated="2026-11-15"
      sections={[
        {
          id: 'email',
          title: 'E-mail support',
          body: (
            <>
              <p className="text-lead font-semibold">
                <SupportEmail />
              </p>
              <p>
                Please write from the address you sign in with, so that we find your account at once. If you
                have paid and cannot open your course, we look at that first, and reply within{' '}
                <Fact of="accessReply" />.
              </p>
            </>
          ),
        },
        { id: 'quick-support', title: 'Quick support', body: <QuickSupport /> },
        {
          id: 'office',
          title: 'Our office',
          body: (
            <>
              <address className="whitespace-pre-line not-italic">{officeAddress || CITY}</address>
              <p>
                Nearly everything is settled more quickly by e-mail. If you would like to come in person,
                please write first, so that somebody is there for you.
              </p>
            </>
          ),
        },
        {
          id: 'before-you-write',
          title: 'Perhaps it is answered already',
          body: (
            <p>
              Money back and ending a subscription are explained under{' '}
              <TextLink to={paths.cancellationRefund}>Cancellation &amp; Refund</TextLink>, how a course
              reaches you under <TextLink to={paths.shipping}>Shipping</TextLink>, and what we keep about you
              under <TextLink to={paths.privacy}>Privacy</TextLink>.
            </p>
          ),
        },
      ]}
    />
  );
}
