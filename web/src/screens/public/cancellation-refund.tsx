import { Bullets } from '../../features/info-pages/bullets.tsx';
import { Fact } from '../../features/info-pages/fact.tsx';
import { FACTS } from '../../features/info-pages/facts.ts';
import { InfoPage } from '../../features/info-pages/info-page.tsx';
import { SupportEmail } from '../../features/info-pages/support-email.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/text-link.tsx';

export const handle: PageHandle = {
  describe: (site) => ({
    title: `Cancellation & Refund · ${site.name}`,
    description: `Refunds within ${FACTS.refundWindow} of purchase if no more than ${FACTS.refundLimit} of the course has been accessed, processed in ${FACTS.refundTime} after approval. Subscriptions can be cancelled at any time.`,
  }),
};

export function Component() {
  return (
    <InfoPage
      title="Cancellation & Refund"
      lead={
        <p>
          You should be able to try a course without worrying about the money. Here is when we pay it back,
          how to ask, and how to end a subscription.
        </p>
      }
      updated="2026-11-15"
      facts={[
        { value: FACTS.refundWindow, label: 'from the purchase to ask for a refund' },
        { value: FACTS.refundLimit, label: 'of the content accessed, at the most' },
        { value: FACTS.refundTime, label: 'to process it, once approved' },
      ]}
      sections={[
        {
          id: 'when',
          title: 'When you can have a refund',
          body: (
            <>
              <p>We refund the price of a course if both of these hold:</p>
              <Bullets>
                <li>
                  you ask within <Fact of="refundWindow" /> of the purchase, and
                </li>
                <li>
                  no more than <Fact of="refundLimit" /> of the course content has been accessed.
                </li>
              </Bullets>
              <p>
                You need not give a reason, although one sentence about what was missing helps us to make the
                course better.
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
              gives you a fresh start in the course, but does not undo this: what was opened stays on record
              for the refund rule.
            </p>
          ),
        },
        {
          id: 'how',
          title: 'How to ask',
          body: (
            <>
              <p>
                Write an e-mail to <SupportEmail /> from the address you sign in with, with the details of
                your order:
              </p>
              <Bullets>
                <li>the name of the course,</li>
                <li>the date of the purchase and the amount,</li>
                <li>the order or payment number from your receipt, if you have it.</li>
              </Bullets>
              <p>We never ask for your card number, a PIN or an OTP. Please do not send them.</p>
            </>
          ),
        },
        {
          id: 'after',
          title: 'What happens then',
          body: (
            <p>
              We look at the two conditions and answer by e-mail. Once the refund is approved, it is processed
              in <Fact of="refundTime" /> and goes back the way the payment came. Your access to the course
              ends with the refund. Your bank may take a little longer to show it.
            </p>
          ),
        },
        {
          id: 'subscriptions',
          title: 'Cancelling a subscription',
          body: (
            <p>
              A subscription can be cancelled at any time from your account dashboard. The cancellation takes
              effect immediately: nothing further is charged. Access that you have already paid for may last
              to the end of the billing period.
            </p>
          ),
        },
        {
          id: 'free',
          title: 'Free courses',
          body: (
            <p>
              A free course costs nothing, so there is nothing to refund; simply stop whenever you like. If
              you have any other question about a payment, our{' '}
              <TextLink to={paths.contactUs}>contact page</TextLink> says how to reach us.
            </p>
          ),
        },
      ]}
    />
  );
}
