import { describeNotice, type NoticeDescription } from '@sikhya/contract/describe-notice.ts';
import { getLocale, type Locale, toLanguagePath } from '@sikhya/contract/language/language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { NOTICE_RULES } from '@sikhya/contract/notices.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import type { RecipientRow } from './delivery-queries.ts';
import type { NoticeRow } from './queries.ts';
import { texts } from './texts.ts';
import { toNotice } from './to-response.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

/** The sender of mails, and the address to which their links lead. */
export type MailSite = { name: string; origin: string; from: string; links: UnsubscribeLinks };

export type Mail = {
  from: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: Record<string, string>;
};

type MailParts = {
  deliveryId: string;
  isDigest: boolean;
  recipient: RecipientRow;
  notices: NoticeRow[];
};

/** Writes a mail in the language of the recipient. The same delivery always has the same Message-ID. */
export function writeMail(site: MailSite, { deliveryId, isDigest, recipient, notices }: MailParts): Mail {
  const locale = getLocale(recipient.language ?? 'en', recipient.digits ?? 'latin');
  const t = getTexts(texts, locale);
  const described = notices.map((notice) => describeNotice(toNotice(notice), locale));
  const { group } = NOTICE_RULES[notices[0]!.kind];
  const canUnsubscribe = isDigest || group !== 'security';
  const links = {
    unsubscribe: canUnsubscribe ? site.links.createUrl(recipient.id, isDigest ? 'digest' : group) : null,
    settings: toUrl(site, '/student/notices', locale),
  };
  const parts = { site, locale, name: recipient.name, described, links };
  return {
    from: site.from,
    to: { name: recipient.name, address: recipient.email },
    subject: isDigest ? t.digestSubject({ count: described.length, site: site.name }) : described[0]!.title,
    text: writeText(parts),
    html: writeHtml(parts),
    messageId: `<${deliveryId}@${new URL(site.origin).hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': locale.language,
      ...(links.unsubscribe && createUnsubscribeHeaders(links.unsubscribe)),
    },
  };
}

/** Mail programs show a button that posts the link (RFC 8058). */
export const createUnsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const toUrl = ({ origin }: MailSite, path: string, { language }: Locale) =>
  `${origin}${toLanguagePath(path, language)}`;

type BodyParts = {
  site: MailSite;
  locale: Locale;
  name: string;
  described: NoticeDescription[];
  links: { unsubscribe: string | null; settings: string };
};

function writeText({ site, locale, name, described, links }: BodyParts): string {
  const t = getTexts(texts, locale);
  return [
    t.greeting({ name }),
    ...described.map(({ title, text, path }) => `${title}\n${text}\n${toUrl(site, path, locale)}`),
    `-- \n${site.name}\n${site.origin}`,
    `${t.settings}\n${links.settings}`,
    links.unsubscribe ? `${t.unsubscribe}\n${links.unsubscribe}` : t.securityNote,
    '',
  ].join('\n\n');
}

function writeHtml({ site, locale, name, described, links }: BodyParts): string {
  const t = getTexts(texts, locale);
  const items = described.map(
    ({ title, text, path }) => `<h2 style="font-size:17px;margin:24px 0 4px">${escapeHtml(title)}</h2>
<p style="margin:0 0 8px;white-space:pre-line">${escapeHtml(text)}</p>
<p style="margin:0"><a href="${escapeHtml(toUrl(site, path, locale))}" style="color:#3730a3">${escapeHtml(t.open)}</a></p>`,
  );
  const link = (url: string, label: string) =>
    `<a href="${escapeHtml(url)}" style="color:#57534e">${escapeHtml(label)}</a>`;
  const footer = links.unsubscribe ? link(links.unsubscribe, t.unsubscribeLink) : escapeHtml(t.securityNote);
  return `<!doctype html>
<html lang="${locale.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px 16px;background:#faf7f0;color:#1c1917;font:16px/1.6 sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0">${escapeHtml(t.greeting({ name }))}</p>
${items.join('\n')}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #d6d3d1;font-size:14px;color:#57534e">
${link(site.origin, site.name)} · ${link(links.settings, t.settingsLink)} · ${footer}</p>
</div></body></html>
`;
}
