/** The keys in the browser's storage, as the privacy page lists them. */
export function StoredKeys({ signedInDays }: { signedInDays: number }) {
  const entries = [
    { key: 'token', what: `proves that you are signed in, for up to ${signedInDays} days` },
    { key: 'user', what: 'your name, e-mail and photo address, to show them without another request' },
    { key: 'theme', what: 'light or dark, if you have chosen' },
    { key: 'sidebar', what: 'whether the side panel is open' },
    { key: 'page-of:…', what: 'the page where you stopped reading a chapter, one entry per chapter' },
    { key: 'unsent-minutes:…', what: 'minutes of study that could not be sent yet' },
    {
      key: 'mock-tests',
      what: 'a database with the mock tests that you take: questions, answers and the time left, so that nothing is lost with the connection',
    },
    {
      key: 'last-taps:…',
      what: 'your last answers in a test, until they are in that database',
    },
    { key: 'odia-typing', what: 'for admins: whether Latin letters become Odia while typing' },
    {
      key: 'course-drafts',
      what: 'for admins: a database with unsaved changes to courses',
    },
  ];
  return (
    <>
      <dl className="grid gap-x-5 gap-y-3 rounded-soft bg-sunk p-5 sm:grid-cols-[auto_1fr]">
        {entries.map(({ key, what }) => (
          <div key={key} className="sm:contents">
            <dt>
              <code className="font-semibold">{key}</code>
            </dt>
            <dd className="text-ink-soft">{what}</dd>
          </div>
        ))}
      </dl>
      <p>
        Until you close the tab, it also stores the page to return to after you sign in (
        <code>return-to</code>) and when a page was last reloaded for a new version of this site (
        <code>reloaded-at</code>).
      </p>
    </>
  );
}
