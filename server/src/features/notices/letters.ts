import { getLocale, type Language } from '@sikhya/contract/language/language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import type { LetterKind } from '../../database/tables/notices.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import { createUnsubscribeHeaders, type Mail, type MailSite } from './mail.ts';
import { texts } from './texts.ts';

type LetterPart = {
  language: Language;
  subject: string;
  paragraphs: string[];
  link?: { url: string; label: string };
  /** A last paragraph below the link. */
  note?: string;
};

/** An e-mail to somebody who may have no account, such as a parent. The same text in one language or in both. */
export type Letter = {
  address: string;
  name: string;
  parts: LetterPart[];
  /** Ends all mails of this kind by one click (RFC 8058). */
  unsubscribeUrl?: string;
};

/** Writes the letter about a row when it is sent; null if it is no longer wanted. */
export type LetterWriter = (letterId: string) => Promise<Letter | null>;

export type LetterWriters = Record<LetterKind, LetterWriter>;

/** The same delivery always has the same Message-ID. */
export function writeLetterMail(site: MailSite, deliveryId: string, letter: Letter): Mail {
  const { address, name, parts, unsubscribeUrl } = letter;
  const { unsubscribe, unsubscribeLink } = getTexts(texts, getLocale(parts[0]!.language));
  const subjects = new Set(parts.map(({ subject }) => subject));
  return {
    from: site.from,
    to: { name, address },
    subject: [...subjects].join(' · '),
    text: [
      ...parts.map(writeText),
      `-- \n${site.name}\n${site.origin}\n`,
      ...(unsubscribeUrl ? [`${unsubscribe}\n${unsubscribeUrl}\n`] : []),
    ].join('\n\n'),
    html: writeHtml(site, parts, unsubscribeUrl && { url: unsubscribeUrl, label: unsubscribeLink }),
    messageId: `<${deliveryId}@${new URL(site.origin).hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': parts.map(({ language }) => language).join(', '),
      ...(unsubscribeUrl && createUnsubscribeHeaders(unsubscribeUrl)),
    },
  };
}

function writeText({ paragraphs, link, note }: LetterPart): string {
  return [...paragraphs, ...(link ? [`${link.label}:\n${link.url}`] : []), ...(note ? [note] : [])].join(
    '\n\n',
  );
}

type FooterLink = { url: string; label: string } | undefined | '';

function writeHtml(site: MailSite, parts: LetterPart[], unsubscribe: FooterLink): string {
  const writeParagraph = (text: string) =>
    `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(text)}</p>`;
  const footerLink = ({ url, label }: { url: string; label: string }) =>
    `<a href="${escapeHtml(url)}" style="color:#57534e">${escapeHtml(label)}</a>`;
  const footer = [{ url: site.origin, label: site.name }, ...(unsubscribe ? [unsubscribe] : [])].map(
    footerLink,
  );
  const sections = parts.map(({ language, paragraphs, link, note }) => {
    const written = paragraphs.map(writeParagraph);
    const button = link
      ? `<p style="margin:0 0 16px"><a href="${escapeHtml(link.url)}" style="color:#3730a3">${escapeHtml(link.label)}</a></p>`
      : '';
    return `<div lang="${language}" style="margin:0 0 32px">${written.join('\n')}${button}${note ? writeParagraph(note) : ''}</div>`;
  });
  return `<!doctype html>
<html lang="${parts[0]!.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px 16px;background:#faf7f0;color:#1c1917;font:16px/1.6 sans-serif">
<div style="max-width:560px;margin:0 auto">
${sections.join('\n')}
<p style="margin:0;padding-top:16px;border-top:1px solid #d6d3d1;font-size:14px">${footer.join(' · ')}</p>
</div></body></html>
`;
}
