import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import { paths } from '../../../lib/paths.ts';
import { useSite } from '../../../lib/site.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { InfoPage } from '../info-page.tsx';
import { SupportEmail } from '../support-email.tsx';

const MINUTES_PER_QUESTION = MOCK_TEST.secondsPerQuestion / 60;

export function Page() {
  const { name } = useSite();
  return (
    <InfoPage
      title={`About ${name}`}
      lead={
        <>
          <p>
            {name} is an online platform to prepare for public exams in Odisha: short chapters to read, a mock
            test after each, and statistics that show your progress.
          </p>
          <p lang="or">
            ଓଡ଼ିଶାର ପରୀକ୍ଷାର୍ଥୀମାନଙ୍କ ପାଇଁ ଏହା ଏକ ଅନଲାଇନ ଶିକ୍ଷାକେନ୍ଦ୍ର। ଏଠାରେ ଆପଣ ଗୋଟିଏ ଅଧ୍ୟାୟ ପଢ଼ନ୍ତି, ସେହି ଅଧ୍ୟାୟର ମକ୍ ଟେଷ୍ଟ ଦିଅନ୍ତି, ଏବଂ
            ଫଳାଫଳ ଦେଖି ଜାଣନ୍ତି ଯେ ଏହା ପରେ କେଉଁ ଅଧ୍ୟାୟ ଉପରେ ଅଧିକ ଧ୍ୟାନ ଦେବାକୁ ହେବ। ମୋବାଇଲ ଫୋନରେ, ନିଜ ସମୟ ଅନୁସାରେ, ଯେତେଥର ଇଚ୍ଛା
            ସେତେଥର ଅଭ୍ୟାସ କରନ୍ତୁ।
          </p>
        </>
      }
      updated="2026-11-16"
      facts={[
        { value: 'Odia and English', label: 'in lessons and in questions' },
        { value: `${MINUTES_PER_QUESTION} minutes`, label: 'for every question of a mock test' },
        { value: `${MOCK_TEST.passingPercent}%`, label: 'passes a test, and you may retake it' },
      ]}
      sections={[
        {
          id: 'for-whom',
          title: 'Who it is for',
          body: (
            <>
              <p>
                For everybody who is preparing for an exam: for OSSC and OPSC posts, teaching or banking,
                whether you study all day or have an hour after work.
              </p>
              <p>
                Many of our students read on a phone, on a connection that is sometimes slow, and think in
                Odia first. So pages are light, text is large enough to read on a small screen, and questions
                are in Odia or English, as in the exam.
              </p>
            </>
          ),
        },
        {
          id: 'how-it-works',
          title: 'How studying works',
          body: (
            <>
              <p>
                A course is divided into subjects, and a subject into chapters. You open a chapter and read
                its material on the page, with nothing to install. When you feel ready, you take the chapter’s
                mock test: one question at a time, with a time limit, as in the real exam.
              </p>
              <p>
                After you hand in, you see your score, every question with its right answer, and why it is
                right. A chapter you have passed gets a tick, and the course shows your progress. If the
                network fails during a test, your answers are kept and you continue where you were.
              </p>
              <p>Your analytics show the time spent, your scores, and the chapters to study again.</p>
            </>
          ),
        },
        {
          id: 'free-and-premium',
          title: 'Free and premium courses',
          body: (
            <p>
              Free courses cost nothing: you enrol and start. Premium courses have a price in rupees, shown
              before you decide. Both have the same tests and the same analytics. If a course is not for you,
              see <TextLink to={paths.cancellationRefund}>Cancellation &amp; Refund</TextLink>.
            </p>
          ),
        },
        {
          id: 'begin',
          title: 'How to start',
          body: (
            <p>
              Look through <TextLink to={paths.home}>the courses</TextLink>, then{' '}
              <TextLink to={paths.login}>sign in</TextLink> with your Google account; there is no form to fill
              in and no new password to remember. If something is unclear, write to <SupportEmail />. A person
              reads every message.
            </p>
          ),
        },
      ]}
    />
  );
}
