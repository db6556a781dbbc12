import { getFormatter } from '@sikhya/contract/language/format.ts';
import { getLocale, LANGUAGES, type Language } from '@sikhya/contract/language/language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { pageTexts, tableTitles } from './texts.ts';

export type ExportedTable = { name: keyof typeof tableTitles; rows: number };

const STYLE = `body{font:16px/1.7 system-ui,'Noto Sans Oriya',sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #ccc;padding:.4rem .6rem .4rem 0;text-align:left}`;

/** A page in both languages that works without a server. It contains no data of the person. */
export function writeIndexPage(tables: ExportedTable[], now: Date): string {
  const { title } = getTexts(pageTexts, getLocale('en'));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style></head><body>
${LANGUAGES.map((language) => writeSection(language, tables, now)).join('<hr>\n')}
</body></html>
`;
}

function writeSection(language: Language, tables: ExportedTable[], now: Date): string {
  const locale = getLocale(language);
  const t = getTexts(pageTexts, locale);
  const titles = getTexts(tableTitles, locale);
  const format = getFormatter(locale);
  const rows = tables.map(({ name, rows }) => {
    const csv = rows > 0 ? ` <a href="data/${name}.csv">CSV</a>` : '';
    const files = `<a href="data/${name}.json">JSON</a>${csv}`;
    return `<tr><td>${titles[name]}</td><td>${format.number(rows)}</td><td>${files}</td></tr>`;
  });
  return `<section lang="${language}"><h1>${t.title}</h1>
<p>${t.madeAt({ date: format.indianDateTime(now) })}</p><p>${t.intro}</p><p>${t.leftOut}</p>
<table><thead><tr><th>${t.list}</th><th>${t.rows}</th><th>${t.files}</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></section>
`;
}
