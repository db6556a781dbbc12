import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { texts } from './texts.ts';

export function Testimonials() {
  const t = useTexts(texts);
  const testimonials = [
    { quote: t.firstQuote, name: t.firstName, place: t.firstPlace },
    { quote: t.secondQuote, name: t.secondName, place: t.secondPlace },
  ];
  return (
    <section aria-labelledby="testimonials-title" className="border-y border-line bg-sheet">
      <div className="page py-14 md:py-20">
        <h2 id="testimonials-title" className="text-h2">
          {t.whatStudentsSay}
        </h2>
        <div className="mt-7 grid gap-5 md:grid-cols-2">
          {testimonials.map(({ quote, name, place }) => (
            <figure
              key={name}
              lang={getLang(quote)}
              className="flex flex-col justify-between gap-6 rounded-soft border border-line bg-paper p-6 md:p-8"
            >
              <blockquote className="text-lead">{quote}</blockquote>
              <figcaption className="border-l-3 border-marigold pl-3">
                <span className="block font-display text-h3 font-semibold">{name}</span>
                <span className="text-small text-ink-soft">{place}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
