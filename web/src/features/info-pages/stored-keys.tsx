/** What the browser keeps for us, by the names under which anybody can look it up there. */
export function StoredKeys({ signedInDays }: { signedInDays: number }) {
  const kept = [
    { key: 'token', what: `proves that you are signed in, for up to ${signedInDays} days` },
    { key: 'user', what: 'your name, e-mail and photo address, to show them without asking again' },
    { key: 'theme', what: 'light or dark, if you have chosen' },
    { key: 'sidebar', what: 'whether the side panel is open' },
    { key: 'page-of:…', what: 'the page at which you stopped reading a chapter, one for each' },
    { key: 'unsent-minutes:…', what: 'minutes of study that could not be sent yet' },
    {
      key: 'mock-tests',
      what: 'a database with the mock tests that you take: questions, answers and the time left, so that a lost connection loses nothing',
    },
    {
      key: 'last-taps:…',
      what: 'the last answers that you gave in a test, for the moment until they are in that database',
    },
    { key: 'odia-typing', what: 'for admins: whether letters typed in Latin become Odia' },
    {
      key: 'course-drafts',
      what: 'for admins: a database with the changes to courses that are not saved yet',
    },
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
        Until you close the tab, it also keeps which page to bring you back to after signing in (
        <code>return-to</code>), and when a page was last loaded anew for a new version of this site (
        <code>reloaded-at</code>).
      </p>
    </>
  );
}
