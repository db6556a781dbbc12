import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import { Bullets } from '../../features/info-pages/bullets.tsx';
import { InfoPage } from '../../features/info-pages/info-page.tsx';
import { SupportEmail } from '../../features/info-pages/support-email.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { TextLink } from '../../ui/text-link.tsx';

export const handle: PageHandle = {
  describe: (site) => ({
    title: `Terms & Conditions · ${site.name}`,
    description: `The terms on which you use ${site.name}: your account, courses for personal study, mock tests, payments, liability, and the law that applies.`,
  }),
};

const MINUTES_PER_QUESTION = MOCK_TEST.secondsPerQuestion / 60;

export function Component() {
  const { name } = useSite();
  return (
    <InfoPage
      title="Terms & Conditions"
      lead={
        <p>
          These are the rules between you and {name}, in plain words. By using the site you agree to them, so
          please take the few minutes to read them.
        </p>
      }
      updated="2026-11-15"
      sections={[
        {
          id: 'account',
          title: 'Your account',
          body: (
            <>
              <p>
                You sign in with your own Google account. The account on {name} is for one person: do not lend
                it, sell it or study on it together with others. What is done from your account counts as done
                by you, so log out on a phone or computer that is not yours, and write to us if you think that
                somebody else has got in.
              </p>
              <p>
                If you are under 18, please read these terms with a parent or guardian, and let them make any
                payment.
              </p>
            </>
          ),
        },
        {
          id: 'courses',
          title: 'Courses are for your own study',
          body: (
            <>
              <p>
                Enrolling gives you the personal right to study a course; it does not make the material yours.
                Study materials are view only: you read them on the site and may not download, print, record,
                copy, publish, resell or pass them on, in whole or in part. Notes that you write yourself are
                of course your own.
              </p>
              <p>
                Pages of study material carry a watermark with the reader’s name. The texts, questions and
                explanations belong to {name} or to those who wrote them for us.
              </p>
            </>
          ),
        },
        {
          id: 'tests',
          title: 'Mock tests',
          body: (
            <>
              <p>
                A mock test gives you {MINUTES_PER_QUESTION} minutes for every question and is passed with{' '}
                {MOCK_TEST.passingPercent}% right answers. It is handed in by itself when the time is over, a
                question left open counts as wrong, and you may retake it as often as you like.
              </p>
              <p>
                Mock tests are practice. {name} is independent of the bodies that hold the examinations, and a
                score here neither promises a result there nor proves one. We check our questions with care;
                if you find a mistake in one, please tell us.
              </p>
            </>
          ),
        },
        {
          id: 'use',
          title: 'Fair use',
          body: (
            <>
              <p>Please do not</p>
              <Bullets>
                <li>get around the protection of courses, tests or accounts, or try to;</li>
                <li>collect content or data from the site by a program;</li>
                <li>overload or disturb the site, or bring harmful software into it;</li>
                <li>pretend to be somebody else, or break the law by means of the site.</li>
              </Bullets>
              <p>
                Where somebody does, we may block the account, and for serious or repeated cases end it. We
                say why, and you can answer by e-mail.
              </p>
            </>
          ),
        },
        {
          id: 'payments',
          title: 'Prices and payments',
          body: (
            <p>
              Prices are in Indian rupees and shown before you pay. Payments are handled by a card payment
              provider under its own terms; we do not receive your card number. The course opens once the
              payment has succeeded, as described under <TextLink to={paths.shipping}>Shipping</TextLink>.
              When money is paid back, and how a subscription ends, stands under{' '}
              <TextLink to={paths.cancellationRefund}>Cancellation &amp; Refund</TextLink>. A price may change
              for later buyers, never for a course you already have.
            </p>
          ),
        },
        {
          id: 'privacy',
          title: 'Your data',
          body: (
            <p>
              What we store about you and why is told on the <TextLink to={paths.privacy}>Privacy</TextLink>{' '}
              page.
            </p>
          ),
        },
        {
          id: 'liability',
          title: 'What we answer for',
          body: (
            <>
              <p>
                We work to keep the site open and the courses right, yet we cannot promise that neither ever
                fails: there will be maintenance, faults and lost connections, and syllabuses and examination
                dates change. Always check dates and rules with the body that holds the examination.
              </p>
              <p>
                As far as the law allows, we are not liable for indirect loss, such as a missed examination or
                post, and our liability for a course is limited to what you paid for it. Nothing here takes
                away rights that the law gives you as a consumer.
              </p>
            </>
          ),
        },
        {
          id: 'changes',
          title: 'When these terms change',
          body: (
            <p>
              We may change these terms as the site grows. The date at the top then changes too, and the new
              terms hold from that day on; a purchase that was made before stays under the terms of its own
              day. If you do not agree with a change, you can stop using the site and ask us to delete your
              account.
            </p>
          ),
        },
        {
          id: 'law',
          title: 'Law and courts',
          body: (
            <p>
              The law of India applies to these terms, and the courts at Bhubaneswar, Odisha, decide about
              them. Before it comes to that, write to <SupportEmail />: most things can be settled between
              people.
            </p>
          ),
        },
      ]}
    />
  );
}
