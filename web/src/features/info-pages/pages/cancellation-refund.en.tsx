import { paths } from '../../../lib/paths.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { Bullets } from '../bullets.tsx';
import { Fact, useFacts } from '../facts.tsx';
import { InfoPage } from '../info-page.tsx';
import { SupportEmail } from '../support-email.tsx';

export function Page() {
  const promised = useFacts();
  return (
    <InfoPage
      title="Cancellation & Refund"
      lead={
        <p>
          This page explains when we refund a course, how to ask for a refund, and how to cancel a
          subscription.
        </p>
      }
      updated="2026-11-16"
      facts={[
        { value: promised.refundWindow, label: 'after the purchase to ask for a refund' },
        { value: promised.refundLimit, label: 'of the content accessed, at most' },
        { value: promised.refundTime, label: 'to process an approved refund' },
      ]}
      sections={[
        {
          id: 'when',
          title: 'When you can get a refund',
          body: (
            <>
              <p>We refund the price of a course if both conditions are met:</p>
              <Bullets>
                <li>
                  you ask within <Fact name="refundWindow" /> of the purchase, and
                </li>
                <li>
                  no more than <Fact name="refundLimit" /> of the course content has been accessed.
                </li>
              </Bullets>
              <p>
                You do not need to give a reason, but a sentence about what was missing helps us to improve
                the course.
              </p>
            </>
          ),
        },
        {
          id: 'accessed',
          title: 'What counts as accessed',
          body: (
            <p>
              Content counts as accessed once you have opened it from your account. Resetting your progress
              does not change this: the refund rule still counts what you have opened.
            </p>
          ),
        },
        {
          id: 'how',
          title: 'How to ask',
          body: (
            <>
              <p>
                Write to <SupportEmail /> from the e-mail address that you sign in with, with the details of
                your order:
              </p>
              <Bullets>
                <li>the name of the course,</li>
                <li>the date of the purchase and the amount,</li>
                <li>the order or payment number from your receipt, if you have it.</li>
              </Bullets>
              <p>Never send your card number, a PIN or an OTP. We never ask for them.</p>
            </>
          ),
        },
        {
          id: 'after',
          title: 'What happens next',
          body: (
            <p>
              We check the two conditions and reply by e-mail. An approved refund is processed in{' '}
              <Fact name="refundTime" /> and goes back to the payment method you used. Your access to the
              course ends with the refund. Your bank may need a little longer to show it.
            </p>
          ),
        },
        {
          id: 'subscriptions',
          title: 'Cancelling a subscription',
          body: (
            <p>
              You can cancel a subscription at any time from your account dashboard. The cancellation takes
              effect immediately, and you are not charged again. Access that you have already paid for may
              last until the end of the billing period.
            </p>
          ),
        },
        {
          id: 'free',
          title: 'Free courses',
          body: (
            <p>
              A free course costs nothing, so there is nothing to refund. For any other question about a
              payment, see our <TextLink to={paths.contactUs}>contact page</TextLink>.
            </p>
          ),
        },
      ]}
    />
  );
}
