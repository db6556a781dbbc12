import { TOKEN_LIFE_SECONDS } from '@sikhya/contract/constants.ts';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useSite } from '../../../lib/site.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { Bullets } from '../bullets.tsx';
import { Fact } from '../facts.tsx';
import { InfoPage } from '../info-page.tsx';
import { StoredKeys } from '../stored-keys.tsx';
import { SupportEmail } from '../support-email.tsx';

const SIGNED_IN_DAYS = TOKEN_LIFE_SECONDS.student / (24 * 3600);

const STORED_KEYS = [
  { key: 'token', what: `proves that you are signed in, for up to ${SIGNED_IN_DAYS} days` },
  { key: 'user', what: 'your name, e-mail and photo address, to show them without another request' },
  { key: 'theme', what: 'light or dark, if you have chosen' },
  { key: 'digits', what: 'Odia digits, if you have chosen them' },
  { key: 'odia-offer', what: 'that you have answered the offer to read in Odia' },
  { key: 'sidebar', what: 'whether the side panel is open' },
  { key: 'install-hint', what: 'when you answered the offer to install the app' },
  {
    key: 'person-data',
    what: 'a database with your courses, progress and results as they were last loaded, to show them without a connection; deleted when you log out',
  },
  { key: 'data-of', what: 'whose data that is' },
  { key: 'logged-out', what: 'who has logged out, until their data on this device is deleted' },
  {
    key: 'deleted-account',
    what: 'that your account was deleted, until your data on this device is deleted too',
  },
  { key: 'page-of:…', what: 'the page where you stopped reading a chapter, one entry per chapter' },
  { key: 'reading:…', what: 'how you read chapters: the zoom, the page colours, pages or text' },
  { key: 'chapter-list:…', what: 'whether the list of chapters is shown beside a chapter' },
  { key: 'question-language:…', what: 'the language in which you read questions' },
  { key: 'unsent-minutes:…', what: 'minutes of study that could not be sent yet' },
  {
    key: 'mock-tests',
    what: 'a database with the mock tests and exams that you take: questions, answers and the time left, so that nothing is lost with the connection',
  },
  { key: 'last-taps:…', what: 'your last answers in a test, until they are in that database' },
  {
    key: 'exam-device',
    what: 'a random number for this browser, because an exam can be answered on one device at a time',
  },
  { key: 'exam-text-size', what: 'the size of the text in exams' },
  {
    key: 'practice',
    what: 'a database with the questions that you practise, and with answers that could not be sent yet; deleted when you log out',
  },
  {
    key: 'offline-chapters',
    what: 'a database with the chapters that you take along, encrypted; deleted when you log out',
  },
  { key: 'chapters:here', what: 'that there are chapters in that database' },
  { key: 'chapters-on-wifi-only', what: 'that chapters are downloaded on Wi-Fi only, if you have chosen so' },
  { key: 'less-data', what: 'that you have chosen to use less data' },
  { key: 'data-use', what: 'how much data this site has used this month' },
  {
    key: 'recent-errors',
    what: 'the codes of the latest errors, for when you write to us; deleted when you log out',
  },
  { key: 'odia-typing', what: 'for admins: whether Latin letters become Odia while typing' },
  {
    key: 'odia-typing-in-odia-fields',
    what: 'for admins: that you have switched this off in fields for Odia text',
  },
  { key: 'course-drafts', what: 'for admins: a database with unsaved changes to courses' },
  { key: 'course-saves', what: 'for admins: a database with changes that were sent and not confirmed yet' },
];

export function Page({ children }: { children?: ReactNode }) {
  const { name } = useSite();
  return (
    <InfoPage
      title="Privacy"
      lead={
        <p>
          We store only what we need to teach you. This page explains what that is, where it is stored, and
          how you can have it deleted.
        </p>
      }
      updated="2026-11-19"
      facts={[
        { value: 'No ads', label: 'and no advertising trackers' },
        { value: 'No sale', label: 'of your data, to anybody' },
        { value: 'One e-mail', label: 'is enough to ask for deletion' },
      ]}
      sections={[
        {
          id: 'notice',
          title: 'The notice in short',
          body: (
            <>
              <p>This is the notice that you agree to before you buy. The sections below explain it.</p>
              {children}
            </>
          ),
        },
        {
          id: 'under-18',
          title: 'Students under 18',
          body: (
            <p>
              The law of India demands the consent of a parent or guardian for students under 18. Until a
              parent has agreed, by a link in an e-mail or with their own account, students under 18 can use
              the free courses and get no reminders. A parent can withdraw the consent at any time.
            </p>
          ),
        },
        {
          id: 'who-you-are',
          title: 'Who you are',
          body: (
            <>
              <p>
                When you sign in with Google, we receive and store your name, your e-mail address, the link to
                your profile photo, and the number of your Google account. We use them to recognise you, to
                greet you by name, and to reply when you write.
              </p>
              <p>
                We never see your Google password, and we ask Google for nothing else: not your contacts, not
                your mail, not your files. Your photo is loaded directly from Google’s servers.
              </p>
            </>
          ),
        },
        {
          id: 'how-you-study',
          title: 'How you study',
          body: (
            <>
              <p>So that you can continue where you stopped and see your progress, we store</p>
              <Bullets>
                <li>the courses you are enrolled in, since when, and what was paid for them;</li>
                <li>your progress: the chapters you have opened and completed;</li>
                <li>your answers in mock tests and exams, and your results;</li>
                <li>the questions that you practise, and your answers to them;</li>
                <li>the time you spend, by chapter and day;</li>
                <li>the language and the digits that you have chosen.</li>
              </Bullets>
              <p>
                You and the people who run {name} can see this; other students cannot. When you reset a
                course, its completed chapters, results and time are cleared. We still store which content you
                have opened, because the refund rule depends on it.
              </p>
            </>
          ),
        },
        {
          id: 'payments',
          title: 'Payments',
          body: (
            <p>
              You enter your card details with the card payment provider, and they stay there. We learn
              whether a payment succeeded, the amount and the course; we never receive your card number.
            </p>
          ),
        },
        {
          id: 'where',
          title: 'Where it is stored',
          body: (
            <p>
              In the database on our own server, and in its backups. The server also has a technical log:
              which page was requested, when, and whether it worked. The log contains no passwords and no
              sign-in tokens.
            </p>
          ),
        },
        {
          id: 'watermark',
          title: 'Your name in the study material',
          body: (
            <p>
              When you read a chapter’s PDF, its pages show a faint watermark with your name, your e-mail
              address and the date. Only you see it. If a copy is shared, it can be traced to the account it
              came from.
            </p>
          ),
        },
        {
          id: 'browser',
          title: 'What your browser stores',
          body: (
            <>
              <p>
                We set no cookies, except one for admins that marks a device they have signed in on. Your
                browser stores these entries on your device:
              </p>
              <StoredKeys entries={STORED_KEYS} />
              <p>
                Until you close the tab, it also stores the page to return to after you sign in (
                <code>return-to</code>), that you have closed the line about a missing consent (
                <code>consent-line</code>), when a page was last reloaded for a new version of this site (
                <code>reloaded-at</code>), why you were signed out (<code>session-end</code>), and what an
                admin had entered into a form at that moment (<code>form-input</code>).
              </p>
              <p>
                To open without a connection, it stores files and public pages of this site. A picture that
                another app shares with this site is stored until you use or remove it, or log out.
              </p>
              <p>
                Logging out removes the first two and what belongs to your studies, except minutes and answers
                of tests that could not be sent yet. Clearing this site’s data in your browser removes
                everything. The sign-in window belongs to Google, and Google’s privacy policy applies there.
              </p>
            </>
          ),
        },
        {
          id: 'sharing',
          title: 'Who we share it with',
          body: (
            <p>
              Nobody, for their own purposes. We do not sell data, we show no advertisements, and our pages
              contain no third-party trackers. We share data only if the law of India requires it.
            </p>
          ),
        },
        {
          id: 'deletion',
          title: 'Seeing, correcting and deleting it',
          body: (
            <>
              <p>
                You can see, correct and export your data, and delete your account, in{' '}
                <TextLink to={paths.studentAccount}>My Account</TextLink>.
              </p>
              <p>
                For everything else, and for a grievance, use{' '}
                <TextLink to={paths.grievance}>the form</TextLink>, which gives you a number and a date by
                which we answer, or write to <SupportEmail />, which we answer within <Fact name="reply" />.
              </p>
              <p>
                Deletion removes your profile, enrolments, progress, answers and results, and cannot be
                undone. We keep payment records for as long as the law requires. Your data disappears from
                backups when newer backups replace them.
              </p>
            </>
          ),
        },
        {
          id: 'changes',
          title: 'If this page changes',
          body: (
            <p>
              The date at the top changes with it. If we ever want to store more than is listed here, we will
              tell you first.
            </p>
          ),
        },
      ]}
    />
  );
}
