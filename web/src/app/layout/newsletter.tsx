import { type FormEvent, useId } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { texts } from './texts.ts';

/** A placeholder: nothing is sent, and the message says so. */
export function Newsletter() {
  const t = useTexts(texts);
  const id = useId();
  const subscribe = (event: FormEvent) => {
    event.preventDefault();
    window.alert(t.subscribed);
  };
  return (
    <form onSubmit={subscribe}>
      <label htmlFor={id} className="font-semibold">
        {t.newsletter}
      </label>
      <p className="text-small text-ink-soft">{t.newsletterTopics}</p>
      <div className="mt-3 flex gap-2">
        <input
          id={id}
          type="email"
          required
          autoComplete="email"
          placeholder={t.yourEmail}
          className="min-h-11 w-full min-w-0 rounded-soft border border-line bg-sheet px-3.5 placeholder:text-ink-soft"
        />
        <Button type="submit">{t.subscribe}</Button>
      </div>
    </form>
  );
}
