import type { checkCourse } from '@sikhya/contract/course-checks.ts';
import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { type ReactNode, useId, useState } from 'react';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import { Link } from '../../../language/navigation.tsx';
import { getLang } from '../../../lib/odia.ts';
import { paths } from '../../../lib/paths.ts';
import { Accordion, AccordionItem } from '../../../ui/accordion.tsx';
import { describeFacts, describeGroup, describePlace, getTarget } from './describe-finding.ts';
import { texts } from './texts.ts';

type Checks = EndpointResponse<typeof checkCourse>;

type CheckResultsProps = { courseId: string; checks: Checks; onGo: () => void };

/** The refusals and the findings of the checks, grouped by kind. */
export function CheckResults({ courseId, checks, onGo }: CheckResultsProps) {
  const t = useTexts(texts);
  const { language } = useLocale();
  const { refusals, totalRefusals, counts } = checks;
  const totalFindings = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="grid gap-6">
      {totalRefusals > 0 && (
        <Section title={t.refusals({ count: totalRefusals })} tone="text-wrong">
          <ul className="grid gap-1">
            {refusals.map((refusal) => (
              <li key={refusal.path.join('.') + refusal.en}>
                <PlaceLink courseId={courseId} path={refusal.path} onGo={onGo}>
                  {refusal[language]}
                </PlaceLink>
              </li>
            ))}
          </ul>
          <More total={totalRefusals} shown={refusals.length} />
        </Section>
      )}
      {totalFindings > 0 && (
        <Section title={t.warnings({ count: totalFindings })} tone="text-marigold-ink">
          <p className="text-small text-ink-soft">{t.warningsHint}</p>
          <Groups courseId={courseId} checks={checks} onGo={onGo} />
        </Section>
      )}
    </div>
  );
}

/** One group is open at a time, so that thousands of findings stay readable. */
function Groups({ courseId, checks: { findings, counts }, onGo }: CheckResultsProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  const [open, setOpen] = useState<string>(counts[0]?.kind ?? '');
  return (
    <Accordion open={open} onChange={setOpen}>
      {counts.map(({ kind, count }) => {
        const ofKind = findings.filter((finding) => finding.kind === kind);
        return (
          <AccordionItem key={kind} value={kind} heading="h4" title={describeGroup(kind, count, t)}>
            <ul className="grid gap-1">
              {ofKind.map((finding) => {
                const facts = describeFacts(finding, locale);
                return (
                  <li key={finding.path.join('.')}>
                    <PlaceLink courseId={courseId} path={getTarget(finding)} onGo={onGo}>
                      {describePlace(finding, locale)}
                    </PlaceLink>
                    {facts && (
                      <span lang={getLang(facts)} className="px-2 text-small wrap-anywhere text-ink-soft">
                        {facts}
                      </span>
                    )}
                  </li>
                );
              })}
            </ul>
            <More total={count} shown={ofKind.length} />
          </AccordionItem>
        );
      })}
    </Accordion>
  );
}

function Section({ title, tone, children }: { title: string; tone: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className={`text-body ${tone}`}>
        {title}
      </h3>
      {children}
    </section>
  );
}

type PlaceLinkProps = {
  courseId: string;
  path: readonly (string | number)[];
  onGo: () => void;
  children: string;
};

/** Opens the field in the editor. */
function PlaceLink({ courseId, path, onGo, children }: PlaceLinkProps) {
  return (
    <Link
      to={paths.editCourseField(courseId, path)}
      onClick={onGo}
      className="inline-flex min-h-11 items-center rounded-soft px-2 py-1.5 wrap-anywhere text-indigo underline-offset-4 hover:bg-sunk hover:underline"
    >
      <span lang={getLang(children)} className="first-letter:uppercase">
        {children}
      </span>
    </Link>
  );
}

function More({ total, shown }: { total: number; shown: number }) {
  const t = useTexts(texts);
  if (total <= shown) return null;
  return <p className="mt-1 px-2 text-small text-ink-soft">{t.andMore({ count: total - shown })}</p>;
}
