import { GRIEVANCE_DAYS, type ReceivedGrievance } from '@sikhya/contract/grievances.ts';
import { useState } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { richText } from '../../language/rich-text.tsx';
import { paths } from '../../lib/paths.ts';
import { useAuth } from '../../lib/session.tsx';
import { Button } from '../../ui/button.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { StatusIcon } from '../../ui/status-icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { GrievanceForm } from './grievance-form.tsx';
import { OwnGrievances } from './own-grievances.tsx';
import { texts } from './texts.ts';

/** The form for everybody, and below it what a signed-in student has sent. */
export function GrievancePage() {
  const t = useTexts(texts);
  const isStudent = useAuth().role === 'student';
  const [received, setReceived] = useState<ReceivedGrievance | null>(null);
  return (
    <div className="grid gap-8">
      <header className="grid gap-4">
        <h1 className="text-h1">{t.title}</h1>
        <p className="text-lead text-ink-soft">{t.lead({ days: GRIEVANCE_DAYS })}</p>
        <p>
          {richText(t.lessByYourself, {
            link: (children) => <TextLink to={paths.studentAccount}>{children}</TextLink>,
          })}
        </p>
      </header>
      <div className="rounded-soft border border-line bg-sheet p-5 shadow-rest sm:p-8">
        {received ? (
          <Received received={received} onAnother={() => setReceived(null)} />
        ) : (
          <GrievanceForm key={String(isStudent)} isStudent={isStudent} onSent={setReceived} />
        )}
      </div>
      {isStudent && (
        <section aria-labelledby="own-requests" className="grid gap-4">
          <h2 id="own-requests" className="text-h2">
            {t.own}
          </h2>
          <OwnGrievances />
        </section>
      )}
      <p className="text-small text-ink-soft">{t.board}</p>
    </div>
  );
}

function Received({ received, onAnother }: { received: ReceivedGrievance; onAnother: () => void }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { number, dueAt } = received;
  return (
    <div role="status" className="grid gap-4">
      <StatusIcon status="right" />
      <div>
        <h2 ref={focusHeading} tabIndex={-1} className="text-h2">
          {t.sent}
        </h2>
        <p className="mt-1">
          {richText(t.sentText({ number, date: format.date(dueAt) }), {
            number: (children) => (
              <strong lang="en" className="whitespace-nowrap select-all">
                {children}
              </strong>
            ),
          })}
        </p>
      </div>
      <div>
        <Button tone="quiet" onClick={onAnother}>
          {t.writeAnother}
        </Button>
      </div>
    </div>
  );
}
