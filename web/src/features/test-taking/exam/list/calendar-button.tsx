import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import { toLanguagePath } from '@sikhya/contract/language/language.ts';
import type { ListedExam } from '@sikhya/contract/student-exams.ts';
import { useLocale, useTexts } from '../../../../language/locale.tsx';
import { saveFile } from '../../../../lib/download.ts';
import { paths } from '../../../../lib/paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { ClockIcon } from '../../../../ui/icons.tsx';
import { createCalendarFile } from '../calendar-file.ts';
import { texts } from '../texts.ts';

/** Saves the exam as a calendar file, which phones open in their calendar. */
export function CalendarButton({ exam }: { exam: ListedExam }) {
  const t = useTexts(texts);
  const { language } = useLocale();
  const { opensAt } = exam;
  if (!opensAt) return null;
  const save = () => {
    const url = new URL(toLanguagePath(paths.studentExam(exam._id), language), window.location.origin).href;
    const endsAt = new Date(Date.parse(opensAt) + exam.minutes * 60_000).toISOString();
    const file = createCalendarFile(
      {
        id: exam._id,
        title: inLanguage(exam, language).title,
        text: t.calendarText({ url }),
        url,
        startsAt: opensAt,
        endsAt,
      },
      new Date(),
    );
    saveFile('exam.ics', new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  };
  return (
    <Button tone="quiet" onClick={save}>
      <ClockIcon />
      {t.addToCalendar}
    </Button>
  );
}
