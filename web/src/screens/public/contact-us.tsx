import { FACTS, Fact } from '../../features/info-pages/facts.tsx';
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

/** Used until the full address is known. */
const CITY = 'Bhubaneswar, Odisha, India';

export function Component() {
  const { officeAddress } = useSite();
  return (
    <InfoPage
      title="Contact Us"
      lead={
        <p>
          Do you need help? Write to us in Odia or English. A person reads your message and replies within{' '}
          <Fact name="reply" />.
        </p>
      }
      updated="2026-11-16"
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
                Write from the e-mail address that you sign in with, so that we can find your account. If you
                have paid and cannot open your course, we reply within <Fact name="accessReply" />.
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
                E-mail is the fastest way to get help. If you would like to visit us, write first to arrange a
                time.
              </p>
            </>
          ),
        },
        {
          id: 'before-you-write',
          title: 'Before you write',
          body: (
            <p>
              Refunds and cancelling a subscription are explained under{' '}
              <TextLink to={paths.cancellationRefund}>Cancellation &amp; Refund</TextLink>, how a course
              reaches you under <TextLink to={paths.shipping}>Shipping</TextLink>, and what we store about you
              under <TextLink to={paths.privacy}>Privacy</TextLink>.
            </p>
          ),
        },
      ]}
    />
  );
}
