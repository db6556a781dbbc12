import { getTexts } from '@sikhya/contract/language/texts.ts';
import { MessageList } from '../../features/messages/message-list.tsx';
import { texts } from '../../features/messages/texts.ts';
import { WriteButton } from '../../features/messages/write-button.tsx';
import { useTexts } from '../../language/locale.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';

export const handle: PageHandle = {
  permission: 'messages',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).messages} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  const t = useTexts(texts);
  return (
    <main id="main" className="page grid min-h-dvh content-start gap-6 py-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-h2">{t.messages}</h1>
          <p className="mt-1 max-w-[65ch] text-ink-soft">{t.messagesNote}</p>
        </div>
        <WriteButton />
      </div>
      <MessageList />
    </main>
  );
}
