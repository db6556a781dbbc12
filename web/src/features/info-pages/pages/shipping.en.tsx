import { paths } from '../../../lib/paths.ts';
import { useSite } from '../../../lib/site.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { Bullets } from '../bullets.tsx';
import { Fact, useFacts } from '../facts.tsx';
import { InfoPage } from '../info-page.tsx';
import { SupportEmail } from '../support-email.tsx';

export function Page() {
  const promised = useFacts();
  const { name } = useSite();
  return (
    <InfoPage
      title="Shipping"
      lead={
        <p>
          Everything on {name} is digital. Nothing is posted and there is no delivery charge: your course
          opens in your account, wherever you are.
        </p>
      }
      updated="2026-11-16"
      facts={[
        { value: 'Instant access', label: 'after a successful payment' },
        { value: promised.accessReply, label: 'until support replies, at most' },
        { value: promised.connection, label: 'or faster is the recommended connection' },
      ]}
      sections={[
        {
          id: 'delivery',
          title: 'How a course reaches you',
          body: (
            <>
              <p>
                You pay through a card payment provider. As soon as the provider confirms the payment, you
                have access: the enrolment is processed within seconds of successful payment, and you find the
                course under My Courses when you are signed in. A free course is there as soon as you enrol.
              </p>
              <p>
                If card payment is not available yet for a course, the site tells you when you press the
                button, and you are not charged.
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
                A connection of at least <Fact name="connection" /> is recommended: long chapters then open
                quickly.
              </li>
              <li>
                A PDF viewer for the study materials. The course page has one built in, so you do not need
                another.
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
                Reload the page, and make sure that you are signed in with the account you paid from. If the
                course is still not under My Courses, write to <SupportEmail /> with the name of the course
                and the time of the payment. Support replies within <Fact name="accessReply" />.
              </p>
              <p>
                If you were charged twice, or were charged although the payment failed, write to us in the
                same way. Refunds are explained under{' '}
                <TextLink to={paths.cancellationRefund}>Cancellation &amp; Refund</TextLink>.
              </p>
            </>
          ),
        },
      ]}
    />
  );
}
