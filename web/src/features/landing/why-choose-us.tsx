import type { ReactNode } from 'react';
import { BookIcon, ChartIcon, ClockIcon, PhoneIcon } from '../../ui/icons.tsx';
import { TryQuestion } from './try-question.tsx';

const REASONS: { title: string; text: string; icon: ReactNode }[] = [
  {
    title: 'In Odia and English',
    text: 'Chapters, questions and explanations in the language you think in.',
    icon: <BookIcon />,
  },
  {
    title: 'Tests like the real exam',
    text: 'Timed, one question at a time, with an explanation for every answer.',
    icon: <ClockIcon />,
  },
  {
    title: 'See your progress',
    text: 'Strong chapters, weak chapters, and what to practise next.',
    icon: <ChartIcon />,
  },
  {
    title: 'Light on your phone',
    text: 'Made for small screens and slow connections. Your answers are safe when the network fails.',
    icon: <PhoneIcon />,
  },
];

export function WhyChooseUs() {
  return (
    <section aria-labelledby="why-title" className="page py-14 md:py-20">
      <h2 id="why-title" className="text-h2">
        Why choose us
      </h2>
      <div className="mt-7 grid items-start gap-8 lg:grid-cols-[1.15fr_0.85fr] lg:gap-14">
        <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:py-5">
          {REASONS.map(({ title, text, icon }) => (
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
