/** What the browser keeps for us, by the names under which anybody can look it up there. */
export function StoredKeys({ signedInDays }: { signedInDays: number }) {
  const kept = [
    { key: 'token', what: `proves that you are signed in, for up to ${signedInDays} days` },
    { key: 'user', what: 'your name, e-mail and photo address, to show them without asking again' },
    { key: 'theme', what: 'light or dark, if you have chosen' },
    { key: 'sidebar', what: 'whether the side panel is open' },
    { key: 'page-of:…', what: 'the page at which you stopped reading a chapter, one for each' },
    { key: 'unsent-minutes:…', what: 'minutes of study that could not be sent yet' },
  ];
  return (
    <>
      <dl className="grid gap-x-5 gap-y-3 rounded-soft bg-sunk p-5 sm:grid-cols-[auto_1fr]">
        {kept.map(({ key, what }) => (
          <div key={key} className="sm:contents">
            <dt>
              <code className="font-semibold">{key}</code>
            </dt>
            <dd className="text-ink-soft">{what}</dd>
          </div>
        ))}
      </dl>
      <p>
        During a mock test your answers are kept there too, so that a lost connection loses none of them.
        Until you close the tab it also remembers which page to bring you back to after signing in.
      </p>
    </>
  );
}
