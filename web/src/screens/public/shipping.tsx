import { Bullets } from '../../features/info-pages/bullets.tsx';
import { Fact } from '../../features/info-pages/fact.tsx';
import { FACTS } from '../../features/info-pages/facts.ts';
import { InfoPage } from '../../features/info-pages/info-page.tsx';
import { SupportEmail } from '../../features/info-pages/support-email.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { TextLink } from '../../ui/text-link.tsx';

export const handle: PageHandle = {
  describe: (site) => ({
    title: `Shipping · ${site.name}`,
    description: `Courses on ${site.name} are digital: nothing is posted, and access is instant after payment. What you need to study, and what to do if a course does not appear.`,
  }),
};

export function Component() {
  const { name } = useSite();
  return (
    <InfoPage
      title="Shipping"
      lead={
        <p>
          Everything on {name} is digital. Nothing is packed, nothing is posted, and there is no delivery
          charge: your course opens in your account, wherever you are.
        </p>
      }
      updated="2026-11-15"
      facts={[
        { value: 'Instant access', label: 'after a successful payment' },
        { value: FACTS.accessReply, label: 'within which support replies' },
        { value: FACTS.connection, label: 'or faster, as the recommended connection' },
      ]}
      sections={[
        {
          id: 'delivery',
          title: 'How a course reaches you',
          body: (
            <>
              <p>
                You pay through a card payment provider. As soon as the provider confirms the payment, you
                have access: the enrolment is processed within seconds of successful payment, and the course
                stands under My Courses when you are signed in. A free course is there the moment you enrol.
              </p>
              <p>
                If paying by card is not open yet for a course, the site says so when you press the button,
                and nothing is charged.
              </p>
            </>
          ),
        },
        {
          id: 'needs',
          title: 'What you need',
          body: (
            <Bullets>
              <li>A phone, tablet or computer with a current browser. There is no app to install.</li>
              <li>
                A connection of at least <Fact of="connection" /> is recommended: long chapters then open
                quickly.
              </li>
              <li>
                A PDF viewer for the study materials. Ours is built into the course page, so you need no
                other.
              </li>
              <li>The Google account with which you enrolled.</li>
            </Bullets>
          ),
        },
        {
          id: 'missing',
          title: 'If the course does not appear',
          body: (
            <>
              <p>
                Load the page again, and make sure that you are signed in with the account you paid from. If
                the course is still not under My Courses, write to <SupportEmail /> with the name of the
                course and the time of the payment. Support replies within <Fact of="accessReply" />.
              </p>
              <p>
                If an amount was taken twice, or the payment failed and the amount was taken all the same,
                tell us in the same way. How money is paid back stands under{' '}
                <TextLink to={paths.cancellationRefund}>Cancellation &amp; Refund</TextLink>.
              </p>
            </>
          ),
        },
      ]}
    />
  );
}
