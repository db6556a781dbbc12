import { toLanguagePath } from '@sikhya/contract/language/language.ts';
import { ConsentLine } from '../../features/consents/consent-line.tsx';
import { CONSENT_LINES, DISMISS_TAP } from '../../features/consents/get-consent-line.ts';
import { texts as consentTexts } from '../../features/consents/texts.ts';
import { EnrolledCardSkeleton } from '../../features/enrolment/enrolled-card-skeleton.tsx';
import { texts as enrolmentTexts } from '../../features/enrolment/texts.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { richText } from '../../language/rich-text.tsx';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { CARD_GRID } from '../../ui/card-grid.tsx';
import { PictureCard } from '../../ui/picture-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DashboardFigures } from './dashboard-figures.tsx';
import { CONSENT_LINE_ATTRIBUTE, COVER_ATTRIBUTE, EARLY_DASHBOARD_ID } from './early-dashboard-names.ts';
import { texts } from './texts.ts';

const PENDING = { data: undefined, isPending: true };

/**
 * The dashboard as the server sends it, the same for every student. early-dashboard.ts fills in the names and the course to
 * continue, and shows it in place of the skeleton, positioned as in dashboard.tsx.
 */
export function DashboardShell() {
  const t = useTexts(texts);
  const { language } = useLocale();
  return (
    <div id={EARLY_DASHBOARD_ID} hidden className="grid gap-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-h2 wrap-anywhere">
          {richText(t.welcome({ name: '{name}' }), { name: (children) => <span lang="en">{children}</span> })}
        </h1>
        <div className="flex flex-wrap gap-3 max-sm:w-full *:max-sm:grow">
          <a href={toLanguagePath(paths.studentCourses, language)} className={buttonStyle('main')}>
            {t.browseCourses}
          </a>
          <a href={toLanguagePath(paths.myCourses, language)} className={buttonStyle('quiet')}>
            {t.myCourses}
          </a>
        </div>
      </div>
      <ConsentLines />
      <DashboardFigures catalogue={PENDING} myCourses={PENDING} analytics={PENDING} />
      <section aria-labelledby="continue">
        <h2 id="continue" className="mb-4 text-h3">
          {t.continueLearning}
        </h2>
        <div className={CARD_GRID}>
          <FirstCard />
          <EnrolledCardSkeleton />
          <EnrolledCardSkeleton />
        </div>
      </section>
    </div>
  );
}

function ConsentLines() {
  const t = useTexts(consentTexts);
  const { language } = useLocale();
  return CONSENT_LINES.map((line) => (
    <div key={line} hidden {...{ [CONSENT_LINE_ATTRIBUTE]: line }}>
      <ConsentLine text={t[line]}>
        <Button tone="quiet" size="small" data-tap={DISMISS_TAP}>
          {t.notNow}
        </Button>
        <a
          href={`${toLanguagePath(paths.studentAccount, language)}#privacy`}
          className={buttonStyle('quiet', 'small')}
        >
          {t.toAccount}
        </a>
      </ConsentLine>
    </div>
  ));
}

/** Has the size of an `EnrolledCard`. */
function FirstCard() {
  const t = useTexts(texts);
  const { continueLearning, continueCourse } = useTexts(enrolmentTexts);
  return (
    <PictureCard
      picture={<div className="aspect-video bg-sunk" {...{ [COVER_ATTRIBUTE]: '' }} />}
      badges={<Badge>{t.enrolled}</Badge>}
    >
      <div className="grow">
        <h3 lang="en" className="text-h3 wrap-anywhere">
          {'{title}'}
        </h3>
        <Skeleton className="mt-1 h-lh w-2/5 rounded-soft text-small" />
      </div>
      <Skeleton className="h-lh w-3/5 rounded-soft text-small" />
      <Skeleton className="h-9 rounded-soft" />
      <div className="grid">
        <a href="/" aria-label={continueCourse({ title: '{title}' })} className={buttonStyle('soft')}>
          {continueLearning}
        </a>
      </div>
    </PictureCard>
  );
}
