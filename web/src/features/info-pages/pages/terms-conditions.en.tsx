import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import { paths } from '../../../lib/paths.ts';
import { useSite } from '../../../lib/site.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { Bullets } from '../bullets.tsx';
import { InfoPage } from '../info-page.tsx';
import { SupportEmail } from '../support-email.tsx';

const MINUTES_PER_QUESTION = MOCK_TEST.secondsPerQuestion / 60;

export function Page() {
  const { name } = useSite();
  return (
    <InfoPage
      title="Terms & Conditions"
      lead={
        <p>
          These are the rules for using {name}, in plain language. By using the site you agree to them, so
          please read them.
        </p>
      }
      updated="2026-11-16"
      sections={[
        {
          id: 'account',
          title: 'Your account',
          body: (
            <>
              <p>
                You sign in with your own Google account. The account on {name} is for one person: do not
                lend, sell or share it. You are responsible for what is done from your account, so log out on
                a phone or computer that is not yours, and write to us if you think that somebody else has
                used it.
              </p>
              <p>
                If you are under 18, read these terms with a parent or guardian, and let them make any
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
                copy, publish, resell or share them, in whole or in part. Notes that you write yourself are
                your own.
              </p>
              <p>
                Study material shows a watermark with the reader’s name. The texts, questions and explanations
                belong to {name} or to their authors.
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
                {MOCK_TEST.passingPercent}% right answers. It is handed in automatically when the time is up.
                A question without an answer counts as wrong, and you may retake a test as often as you like.
              </p>
              <p>
                Mock tests are practice. {name} is independent of the organisations that hold the exams, and a
                score here does not predict an exam result. We check our questions with care; if you find a
                mistake, please tell us.
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
                <li>bypass the protection of courses, tests or accounts, or try to;</li>
                <li>collect content or data from the site automatically;</li>
                <li>overload or disturb the site, or upload harmful software;</li>
                <li>pretend to be somebody else, or use the site to break the law.</li>
              </Bullets>
              <p>
                If you do, we may block your account, and in serious or repeated cases delete it. We tell you
                why, and you can reply by e-mail.
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
              payment has succeeded, as described under <TextLink to={paths.shipping}>Shipping</TextLink>. For
              refunds and cancelling a subscription, see{' '}
              <TextLink to={paths.cancellationRefund}>Cancellation &amp; Refund</TextLink>. A price may change
              for later buyers, but never for a course that you already have.
            </p>
          ),
        },
        {
          id: 'privacy',
          title: 'Your data',
          body: (
            <p>
              What we store about you and why is explained on the{' '}
              <TextLink to={paths.privacy}>Privacy</TextLink> page.
            </p>
          ),
        },
        {
          id: 'liability',
          title: 'Our liability',
          body: (
            <>
              <p>
                We work to keep the site available and the courses correct, but we cannot guarantee it: there
                will be maintenance, errors and lost connections, and syllabuses and exam dates change. Always
                check dates and rules with the organisation that holds the exam.
              </p>
              <p>
                As far as the law allows, we are not liable for indirect loss, such as a missed exam or post,
                and our liability for a course is limited to what you paid for it. These terms do not limit
                your legal rights as a consumer.
              </p>
            </>
          ),
        },
        {
          id: 'changes',
          title: 'When these terms change',
          body: (
            <p>
              We may change these terms. The date at the top then changes too, and the new terms apply from
              that day; for an earlier purchase, the terms of its day apply. If you do not agree with a
              change, you can stop using the site and ask us to delete your account.
            </p>
          ),
        },
        {
          id: 'law',
          title: 'Law and courts',
          body: (
            <p>
              The law of India applies to these terms, and the courts at Bhubaneswar, Odisha, have
              jurisdiction. Please write to <SupportEmail /> first: most problems can be solved by e-mail.
            </p>
          ),
        },
      ]}
    />
  );
}
