import type { Language } from '@sikhya/contract/language/language.ts';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../http/escape-html.ts';

/** The page of a link in a mail. It works without scripts, because mail programs open it in small browsers. */
export type MailPage = {
  siteName: string;
  language: Language;
  title: string;
  sentence: string;
  /** The label of the button that posts the link. */
  button?: string;
  link?: { href: string; label: string };
};

export function sendMailPage(reply: FastifyReply, page: MailPage): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(writeMailPage(page));
}

function writeMailPage({ siteName, language, title, sentence, button, link }: MailPage): string {
  const form = button ? `<form method="post"><button>${escapeHtml(button)}</button></form>` : '';
  const anchor = link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>` : '';
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(`${title} · ${siteName}`)}</title>
<link rel="stylesheet" href="${MAIL_PAGE_CSS_PATH}"></head>
<body><main><h1>${escapeHtml(title)}</h1><p role="status">${escapeHtml(sentence)}</p>${form}${anchor}</main></body></html>
`;
}

export const MAIL_PAGE_CSS_PATH = '/unsubscribe.css';

export const MAIL_PAGE_CSS = `:root{color-scheme:light dark}
body{margin:0;background:#faf7f0;color:#1c1917;font:1rem/1.6 system-ui,sans-serif}
main{max-width:32rem;margin:0 auto;padding:3rem 1rem;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.3}
button{min-height:2.75rem;padding:0 1.25rem;border:0;border-radius:.75rem;background:#3730a3;color:#fff;font:inherit;font-weight:600;cursor:pointer}
a{color:#3730a3}
@media (prefers-color-scheme:dark){body{background:#1c1917;color:#f5f5f4}a{color:#c7d2fe}button{background:#c7d2fe;color:#1e1b4b}}
`;
