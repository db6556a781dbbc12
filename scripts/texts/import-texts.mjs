import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../steps/root.mjs';

/** Compares the rows of a reviewed CSV file with the texts of the product. Nothing is written yet. */
export function planImport(rows, texts) {
  const byPlace = new Map(texts.map((text) => [text.place, text]));
  const changes = [];
  const problems = [];
  for (const [place, , english, odia, reviewed = ''] of rows.slice(1)) {
    const newText = reviewed.normalize('NFC').trim();
    if (newText === '') continue;
    const text = byPlace.get(place);
    const problem = findProblem(text, english, odia, newText);
    if (problem) problems.push({ place, problem });
    else if (newText !== text.odia) changes.push({ text, newText });
  }
  return { changes, problems };
}

function findProblem(text, english, odia, newText) {
  if (!text) return 'there is no such text any more';
  if (text.english !== english) return `the English text has changed to "${text.english}"`;
  if (text.odia !== odia) return `the Odia text has changed to "${text.odia}"`;
  if (text.isMarkup) return /[{}<>]/.test(newText) ? 'the text may not contain { } < >' : undefined;
  const expected = listParts(text.odia);
  const actual = listParts(newText);
  return expected === actual ? undefined : `the text must contain ${expected || 'no { } and no < >'}`;
}

/** The parameters and tags of a text. */
function listParts(text) {
  return [...new Set(text.match(/\{[^}]*\}|<\/?\w+>/g) ?? [])].sort().join(' ');
}

export function replaceTexts(changes) {
  for (const [file, changesOfFile] of Map.groupBy(changes, ({ text }) => text.file)) {
    writeFileSync(inRoot(file), replaceInSource(readFileSync(inRoot(file), 'utf8'), changesOfFile));
  }
}

/** Replaces from the end, so that the positions of earlier texts stay valid. */
export function replaceInSource(source, changes) {
  return changes
    .toSorted((a, b) => b.text.range.start - a.text.range.start)
    .reduce((result, { text: { range, isMarkup }, newText }) => {
      const written = isMarkup ? newText : range.isAttribute ? `{${quote(newText)}}` : quote(newText);
      return result.slice(0, range.start) + written + result.slice(range.end);
    }, source);
}

function quote(text) {
  return `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
}
