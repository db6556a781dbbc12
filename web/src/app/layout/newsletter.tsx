import { type FormEvent, useId } from 'react';
import { Button } from '../../ui/button.tsx';

/** A placeholder: nothing is sent, and the message says so. */
export function Newsletter() {
  const id = useId();
  const subscribe = (event: FormEvent) => {
    event.preventDefault();
    window.alert('Subscribed! (Placeholder action)');
  };
  return (
    <form onSubmit={subscribe}>
      <label htmlFor={id} className="font-semibold">
        Newsletter
      </label>
      <p className="text-small text-ink-soft">New courses and exam dates.</p>
      <div className="mt-3 flex gap-2">
        <input
          id={id}
          type="email"
          required
          autoComplete="email"
          placeholder="Your e-mail"
          className="min-h-11 w-full min-w-0 rounded-soft border border-line bg-sheet px-3.5 placeholder:text-ink-soft"
        />
        <Button type="submit">Subscribe</Button>
      </div>
    </form>
  );
}
