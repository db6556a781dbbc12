const STATISTICS = [
  { figure: '50K+', label: 'students' },
  { figure: '500+', label: 'courses' },
  { figure: '98%', label: 'success' },
  { figure: '24/7', label: 'support' },
];

export function Statistics() {
  return (
    <section aria-label="In figures" className="border-b border-line bg-sheet">
      <dl className="page grid grid-cols-2 gap-x-6 gap-y-5 py-7 md:grid-cols-4">
        {STATISTICS.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-display text-h2 font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
