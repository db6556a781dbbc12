/** Converts the Markdown subset of the study notes: #, ##, ###, - and 1. lists, | tables |, > key facts, **bold**, `---`. */
export function notesToHtml(notes) {
  return splitBlocks(notes).map(blockToHtml).join('\n');
}

function splitBlocks(notes) {
  return notes
    .split(/\n\s*\n|\n(?=#{1,3} )|(?<=\n#{1,3} .*)\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '');
}

const KINDS = [
  [/^# /, (lines) => `<h1>${inline(lines[0].slice(2))}</h1>`],
  [/^## /, (lines) => `<h2>${inline(lines[0].slice(3))}</h2>`],
  [/^### /, (lines) => `<h3>${inline(lines[0].slice(4))}</h3>`],
  [/^---$/, () => '<hr>'],
  [/^> ?/, (lines) => `<aside>${joinLines(lines.map((line) => line.replace(/^> ?/, '')))}</aside>`],
  [/^[-*] /, (lines) => `<ul>${toItems(lines, /^[-*] /)}</ul>`],
  [/^\d+[.)] /, (lines) => `<ol>${toItems(lines, /^\d+[.)] /)}</ol>`],
  [/^\|/, toTable],
];

function blockToHtml(block) {
  const lines = block.split('\n').map((line) => line.trim());
  const kind = KINDS.find(([start]) => start.test(lines[0]));
  if (kind) return kind[1](lines);
  // A list may follow a paragraph without an empty line.
  const list = lines.findIndex((line) => /^([-*]|\d+[.)]|\|) ?/.test(line));
  if (list > 0)
    return blockToHtml(lines.slice(0, list).join('\n')) + blockToHtml(lines.slice(list).join('\n'));
  return `<p>${joinLines(lines)}</p>`;
}

function toItems(lines, bullet) {
  const items = [];
  for (const line of lines) {
    if (bullet.test(line) || items.length === 0) items.push(line.replace(bullet, ''));
    else items[items.length - 1] += ` ${line}`;
  }
  return items.map((item) => `<li>${inline(item)}</li>`).join('');
}

function toTable(lines) {
  const rows = lines
    .filter((line) => !/^\|[\s:|-]+\|$/.test(line))
    .map((line) => line.replace(/^\||\|$/g, '').split('|'));
  const [head, ...body] = rows.map((cells) => cells.map((cell) => inline(cell.trim())));
  const row = (cells, tag) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${row(head, 'th')}</thead><tbody>${body.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}

const joinLines = (lines) => lines.map(inline).join('<br>');

function inline(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/(?<![\w*])\*([^*\s][^*]*)\*(?!\w)/g, '<em>$1</em>')
    .replace(/`([^`]+)`/g, '<code>$1</code>');
}
