import { useTexts } from '../../language/locale.tsx';
import { BookIcon, ChartIcon, ClockIcon, PhoneIcon } from '../../ui/icons.tsx';
import { texts } from './texts.ts';
import { TryQuestion } from './try-question.tsx';

export function WhyChooseUs() {
  const t = useTexts(texts);
  const reasons = [
    { title: t.bilingualTitle, text: t.bilingualText, icon: <BookIcon /> },
    { title: t.realTestsTitle, text: t.realTestsText, icon: <ClockIcon /> },
    { title: t.progressTitle, text: t.progressText, icon: <ChartIcon /> },
    { title: t.lightTitle, text: t.lightText, icon: <PhoneIcon /> },
  ];
  return (
    <section aria-labelledby="why-title" className="page py-14 md:py-20">
      <h2 id="why-title" className="text-h2">
        {t.whyChooseUs}
      </h2>
      <div className="mt-7 grid grid-cols-1 items-start gap-8 lg:grid-cols-[1.15fr_0.85fr] lg:gap-14">
        <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:py-5">
          {reasons.map(({ title, text, icon }) => (
            <li key={title} className="flex gap-4 sm:block">
              <span className="grid size-11 shrink-0 place-items-center rounded-soft bg-marigold-soft text-h3 text-marigold-ink">
                {icon}
              </span>
              <div>
                <h3 className="text-h3 sm:mt-4">{title}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <TryQuestion />
      </div>
    </section>
  );
}
