import { getLang } from '../../../lib/odia.ts';
import { paths } from '../../../lib/paths.ts';
import { useSite } from '../../../lib/site.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { Fact } from '../facts.tsx';
import { InfoPage } from '../info-page.tsx';
import { QuickSupport } from '../quick-support.tsx';
import { SupportEmail } from '../support-email.tsx';

/** Used until the full address is known. */
const CITY = 'Bhubaneswar, Odisha, India';

const TOPICS = [
  {
    title: 'Course Access Issues',
    text: 'A course is missing or does not open. Tell us its name and what you see.',
  },
  {
    title: 'Payment & Enrollment',
    text: 'Questions about a payment, a receipt or a refund. Tell us the course, the date and the amount, but never your card number.',
  },
  {
    title: 'Technical Support',
    text: 'A page, a PDF or a test does not work. Tell us your phone or browser and add a screenshot.',
  },
];

export function Page() {
  const address = useSite().officeAddress || CITY;
  return (
    <InfoPage
      title="Contact Us"
      lead={
        <>
          <p>
            The fastest answer is often in the <TextLink to={paths.help}>help pages</TextLink>: tests,
            payments, refunds and more, step by step.
          </p>
          <p>
            Do you need help? Write to us in Odia or English. A person reads your message and replies within{' '}
            <Fact name="reply" />.
          </p>
        </>
      }
      updated="2026-11-17"
      sections={[
        {
          id: 'email',
          title: 'E-mail support',
          body: (
            <>
              <p className="text-lead font-semibold">
                <SupportEmail isStandalone />
              </p>
              <p>
                Write from the e-mail address that you sign in with, so that we can find your account. If you
                have paid and cannot open your course, we reply within <Fact name="accessReply" />.
              </p>
            </>
          ),
        },
        { id: 'quick-support', title: 'Quick support', body: <QuickSupport topics={TOPICS} /> },
        {
          id: 'office',
          title: 'Our office',
          body: (
            <>
              <address lang={getLang(address)} className="whitespace-pre-line not-italic">
                {address}
              </address>
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
