import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { messageQuery } from './api.ts';
import { MessageEditor } from './message-editor.tsx';
import { SentMessage } from './sent-message.tsx';
import { texts } from './texts.ts';

/** The editor of a message, or the figures once it is sent. */
export function MessagePage({ messageId }: { messageId: string }) {
  const t = useTexts(texts);
  const { language } = useLocale();
  const opened = useQuery(messageQuery(messageId));
  usePageTitle(opened.data && (inLanguage(opened.data, language).title || t.message));
  return (
    <QueryView query={opened} loading={<SkeletonLines lines={10} />} isEmpty={() => false} empty={null}>
      {(message) =>
        message.sentAt ? (
          <SentMessage message={message} />
        ) : (
          <MessageEditor key={message._id} message={message} />
        )
      }
    </QueryView>
  );
}
