const STEPS = [
  { title: 'Read a chapter', text: 'Short enough for one sitting, on a phone or at a desk.' },
  {
    title: 'Take its mock test',
    text: 'Against the clock, as in the hall, with an explanation for every question.',
  },
  { title: 'See where you stand', text: 'Strong chapters, weak chapters, and what to practise next.' },
];

/** How studying here goes. */
export function Steps() {
  return (
    <section aria-label="How it works" className="border-b border-line bg-sheet">
      <ol className="page grid gap-6 py-9 md:grid-cols-3 md:gap-10">
        {STEPS.map((step, index) => (
          <li key={step.title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="mt-0.5 grid size-11 shrink-0 place-items-center rounded-soft bg-marigold-soft font-display text-h3 font-bold text-marigold-ink"
            >
              {index + 1}
            </span>
            <div>
              <h2 className="text-h3">{step.title}</h2>
              <p className="mt-1 text-ink-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
