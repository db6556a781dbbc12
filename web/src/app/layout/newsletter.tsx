import { type FormEvent, useId, useState } from 'react';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { useSite } from '../../lib/site.ts';
import { texts as libTexts } from '../../lib/texts.ts';
import { Button } from '../../ui/button.tsx';
import { texts } from './texts.ts';

/** Without a mail server a placeholder: nothing is sent, and the message says so. */
export function Newsletter() {
  const t = useTexts(texts);
  const { unreachable } = useTexts(libTexts);
  const id = useId();
  const { language } = useLocale();
  const { hasNewsletter } = useSite();
  const [status, setStatus] = useState<string>();
  const subscribe = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!hasNewsletter) return window.alert(t.subscribed);
    const email = event.currentTarget.querySelector('input')!.value;
    setStatus('');
    // few visitors subscribe, so the code is loaded then
    const load = import('./subscribe-to-newsletter.ts');
    setStatus(await load.then((loaded) => loaded.subscribe(email, language)).catch(() => unreachable));
  };
  return (
    <form onSubmit={subscribe}>
      <label htmlFor={id} className="font-semibold">
        {t.newsletter}
      </label>
      <p className="text-small text-ink-soft">{t.newsletterTopics}</p>
      <div className="mt-3 flex gap-2 max-[18rem]:flex-col">
        <input
          id={id}
          type="email"
          // the placeholder checks nothing but the form of the address
          required={hasNewsletter}
          autoComplete="email"
          placeholder={t.yourEmail}
          className="min-h-11 w-full min-w-0 rounded-soft border border-line bg-sheet px-3.5 placeholder:text-ink-soft"
        />
        <Button type="submit" busy={status === ''}>
          {t.subscribe}
        </Button>
      </div>
      <p role="status" className="mt-2 text-small empty:hidden">
        {status}
      </p>
    </form>
  );
}
