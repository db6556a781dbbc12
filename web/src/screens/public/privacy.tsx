import { TOKEN_LIFE_SECONDS } from '@sikhya/contract/constants.ts';
import { Bullets } from '../../features/info-pages/bullets.tsx';
import { Fact } from '../../features/info-pages/fact.tsx';
import { InfoPage } from '../../features/info-pages/info-page.tsx';
import { StoredKeys } from '../../features/info-pages/stored-keys.tsx';
import { SupportEmail } from '../../features/info-pages/support-email.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { useSite } from '../../lib/site.ts';

export const handle: PageHandle = {
  describe: (site) => ({
    title: `Privacy · ${site.name}`,
    description: `What ${site.name} keeps about you and why, where it is kept, what your browser remembers, and how to have it deleted. No advertisements, and no sale of data.`,
  }),
};

const SIGNED_IN_DAYS = TOKEN_LIFE_SECONDS.student / (24 * 3600);

export function Component() {
  const { name } = useSite();
  return (
    <InfoPage
      title="Privacy"
      lead={
        <p>
          We keep what is needed to teach you and nothing beyond it. This page says what that is, where it is,
          and how you can have it removed.
        </p>
      }
      updated="2026-11-15"
      facts={[
        { value: 'No ads', label: 'and nobody who follows you for them' },
        { value: 'No sale', label: 'of your data, to anybody' },
        { value: 'One e-mail', label: 'is enough to ask for deletion' },
      ]}
      sections={[
        {
          id: 'who-you-are',
          title: 'Who you are',
          body: (
            <>
              <p>
                When you sign in with Google, we receive and store your name, your e-mail address, the address
                of your profile photo, and the number by which Google knows your account. We use them to
                recognise you, to greet you by name, and to answer when you write.
              </p>
              <p>
                We never see your Google password, and we ask Google for nothing else: not your contacts, not
                your mail, not your files. Your photo is shown straight from Google’s servers.
              </p>
            </>
          ),
        },
        {
          id: 'how-you-study',
          title: 'How you study',
          body: (
            <>
              <p>So that you can go on where you stopped and see how far you have come, we store</p>
              <Bullets>
                <li>the courses you are enrolled in, since when, and what was paid for them;</li>
                <li>your progress: the chapters you have opened and completed;</li>
                <li>your answers in mock tests, and your results;</li>
                <li>the time you spend, by chapter and day.</li>
              </Bullets>
              <p>
                You and the people who run {name} can see this; other students cannot. When you reset a
                course, its completed chapters, results and time are cleared. Which content was once opened
                stays on record, because the refund rule depends on it.
              </p>
            </>
          ),
        },
        {
          id: 'payments',
          title: 'Payments',
          body: (
            <p>
              Card details are entered with the card payment provider and stay there. We learn whether a
              payment succeeded, how much it was, and for which course; we never receive your card number.
            </p>
          ),
        },
        {
          id: 'where',
          title: 'Where it is kept',
          body: (
            <p>
              In the database on our own server, and in its backups. The server also keeps a technical log:
              which page was asked for, when, and whether it worked. The log holds no passwords and no sign-in
              tokens.
            </p>
          ),
        },
        {
          id: 'watermark',
          title: 'Your name in the study material',
          body: (
            <p>
              When you read a chapter’s PDF, a faint watermark with your name, your e-mail address and the
              date is drawn on its pages. Only you see it. It is there so that a copy that is passed on can be
              traced to the account it came from.
            </p>
          ),
        },
        {
          id: 'browser',
          title: 'What your browser remembers',
          body: (
            <>
              <p>
                We set no cookies, except one for admins that marks a device they have signed in on. Your
                browser keeps a few things for us in its storage, on your device alone:
              </p>
              <StoredKeys signedInDays={SIGNED_IN_DAYS} />
              <p>
                Logging out removes the first two. Clearing this site’s data in your browser removes all of
                it. The sign-in window belongs to Google, where Google’s own privacy policy applies.
              </p>
            </>
          ),
        },
        {
          id: 'sharing',
          title: 'Whom we share it with',
          body: (
            <p>
              Nobody, for their own purposes. We do not sell data, we show no advertisements, and no page
              carries the trackers of others. We hand something over only where the law of India obliges us
              to.
            </p>
          ),
        },
        {
          id: 'deletion',
          title: 'Seeing, correcting and deleting it',
          body: (
            <>
              <p>
                Write to <SupportEmail /> from the address you sign in with, and say whether you want to know
                what we hold, have it corrected, or have your account deleted. We reply within{' '}
                <Fact of="reply" />.
              </p>
              <p>
                Deletion removes your profile, enrolments, progress, answers and results, and cannot be
                undone. Records of payments are kept for as long as the law asks for them, and backups lose
                your data as they are replaced by newer ones.
              </p>
            </>
          ),
        },
        {
          id: 'changes',
          title: 'If this page changes',
          body: (
            <p>
              The date at the top changes with it. Should we ever want to keep more than is written here, we
              will say so before we do.
            </p>
          ),
        },
      ]}
    />
  );
}
