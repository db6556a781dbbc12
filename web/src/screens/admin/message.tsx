import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useParams } from 'react-router';
import { MessagePage } from '../../features/messages/message-page.tsx';
import { texts } from '../../features/messages/texts.ts';
import { useTexts } from '../../language/locale.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';

export const handle: PageHandle = {
  permission: 'messages',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).message} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  const t = useTexts(texts);
  const { messageId = '' } = useParams();
  return (
    <main id="main" className="page grid min-h-dvh content-start gap-6 pt-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-h2">{t.message}</h1>
        <LinkButton tone="quiet" to={paths.messages}>
          {t.backToMessages}
        </LinkButton>
      </div>
      <MessagePage key={messageId} messageId={messageId} />
    </main>
  );
}
