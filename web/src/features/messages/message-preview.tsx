import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import { getLocale, type Language } from '@sikhya/contract/language/language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { previewQuery } from './api.ts';
import { texts } from './texts.ts';

type Content = { title: string; text: string; odia: { title: string; text: string } };

type MessagePreviewProps = {
  messageId: string;
  /** The revision that is saved, which the mail shows. */
  revision: number;
  content: Content;
  canMail: boolean;
};

/** How students read the message in the app and as a mail, in each language. */
export function MessagePreview({ messageId, revision, content, canMail }: MessagePreviewProps) {
  const t = useTexts(texts);
  const page = useLocale();
  const [language, setLanguage] = useState<Language>(page.language);
  return (
    <Panel title={t.preview}>
      <div>
        <SegmentedControl
          label={t.language}
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'en', label: t.en },
            { value: 'or', label: t.or },
          ]}
        />
      </div>
      <div className="grid min-w-0 gap-5 lg:grid-cols-2">
        <section className="grid min-w-0 content-start gap-2">
          <h3 className="font-semibold">{t.inApp}</h3>
          <AppPreview content={content} language={language} />
        </section>
        <section className="grid min-w-0 content-start gap-2">
          <h3 className="font-semibold">{t.asMail}</h3>
          {canMail ? (
            <MailPreview {...{ messageId, revision, language }} />
          ) : (
            <p className="text-ink-soft">{t.noMail}</p>
          )}
        </section>
      </div>
    </Panel>
  );
}

/** Looks like a row in the list of notices. */
function AppPreview({ content, language }: { content: Content; language: Language }) {
  const { digits } = useLocale();
  const t = getTexts(texts, getLocale(language, digits));
  const { title, text } = inLanguage(content, language);
  return (
    <article lang={language} className="min-w-0 rounded-soft border border-line bg-paper p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span lang={getLang(title)} className="font-semibold wrap-anywhere">
          {title || t.untitled}
        </span>
        <Badge tone="marigold">{t.newNotice}</Badge>
      </p>
      <p lang={getLang(text)} className="mt-0.5 wrap-anywhere whitespace-pre-line text-ink-soft">
        {text}
      </p>
    </article>
  );
}

type MailPreviewProps = { messageId: string; revision: number; language: Language };

function MailPreview({ messageId, revision, language }: MailPreviewProps) {
  const t = useTexts(texts);
  const mails = useQuery(previewQuery(messageId, revision));
  return (
    <>
      <QueryView query={mails} loading={<SkeletonLines lines={5} />} isEmpty={() => false} empty={null}>
        {(found) => {
          const mail = found.find((each) => each.language === language)!;
          return (
            <article className="min-w-0 rounded-soft border border-line bg-paper p-4">
              <p className="border-b border-line pb-2">
                <span className="text-small text-ink-soft">{t.subject}: </span>
                <span lang={language} className="font-semibold wrap-anywhere">
                  {mail.subject}
                </span>
              </p>
              <p lang={language} className="mt-2 wrap-anywhere whitespace-pre-line">
                {mail.text.trim()}
              </p>
            </article>
          );
        }}
      </QueryView>
      <p className="text-small text-ink-soft">{t.mailNote}</p>
    </>
  );
}
