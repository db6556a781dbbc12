const STATISTICS = [
  { figure: '50K+', of: 'students' },
  { figure: '500+', of: 'courses' },
  { figure: '98%', of: 'success' },
  { figure: '24/7', of: 'support' },
];

export function Statistics() {
  return (
    <section aria-label="In figures" className="border-b border-line bg-sheet">
      <dl className="page grid grid-cols-2 gap-x-6 gap-y-5 py-7 md:grid-cols-4">
        {STATISTICS.map(({ figure, of }) => (
          <div key={of} className="flex flex-col-reverse">
            <dt className="text-ink-soft">{of}</dt>
            <dd className="font-display text-h2 font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
