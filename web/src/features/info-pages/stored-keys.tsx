type StoredKey = { key: string; what: string };

/** The keys in the browser's storage, as the privacy page lists them. */
export function StoredKeys({ entries }: { entries: readonly StoredKey[] }) {
  return (
    <dl className="grid gap-x-5 gap-y-3 rounded-soft bg-sunk p-5 sm:grid-cols-[auto_1fr]">
      {entries.map(({ key, what }) => (
        <div key={key} className="sm:contents">
          <dt lang="en">
            <code className="font-semibold">{key}</code>
          </dt>
          <dd className="text-ink-soft">{what}</dd>
        </div>
      ))}
    </dl>
  );
}
