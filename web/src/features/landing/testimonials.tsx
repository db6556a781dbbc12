import { getLang } from '../../lib/odia.ts';

const TESTIMONIALS = [
  {
    quote:
      'I read on the bus and took the chapter’s test at night. By the third week I knew which chapters were costing me marks.',
    name: 'Sasmita Behera',
    place: 'Cuttack',
  },
  {
    quote: 'ଓଡ଼ିଆରେ ପଢ଼ିବା, ଓଡ଼ିଆରେ ପରୀକ୍ଷା ଦେବା: ପ୍ରତି ପ୍ରଶ୍ନର ବୁଝାମଣା ମୋର ଭୟ ଦୂର କରିଦେଲା।',
    name: 'ରଞ୍ଜନ ମହାପାତ୍ର',
    place: 'ସମ୍ବଲପୁର',
  },
];

export function Testimonials() {
  return (
    <section aria-labelledby="testimonials-title" className="border-y border-line bg-sheet">
      <div className="page py-14 md:py-20">
        <h2 id="testimonials-title" className="text-h2">
          What students say
        </h2>
        <div className="mt-7 grid gap-5 md:grid-cols-2">
          {TESTIMONIALS.map(({ quote, name, place }) => (
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
