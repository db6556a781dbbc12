import { type Dict, type Item, isDict, isList, isName, isReference, isText, valuesOf } from './pdf-syntax.ts';

/** What a PDF may not hold, the gravest first, and what to tell its author. */
export const REFUSALS = {
  encryption: 'The PDF is encrypted or protected by a password. Please save it without protection.',
  javascript: 'The PDF contains JavaScript. Please save it without, for example by printing it to a PDF.',
  launch: 'The PDF contains an action that launches a program. Please save it without.',
  embedded: 'The PDF contains embedded files. Please save it without its attachments.',
  xfa: 'The PDF contains an interactive XFA form. Please print it to a PDF and choose that one.',
  external:
    'The PDF sends data to, or loads it from, somewhere else. Please save it without, for example by printing it to a PDF.',
  media: 'The PDF contains sound, video or 3D content. Please save it without.',
  automatic: 'The PDF opens a web page by itself. Please save it without that action.',
  link: 'The PDF contains a link that is not a web, mail or phone address. Please remove the link.',
  action:
    'The PDF contains an action other than going to a page or opening a link. Please save it without, for example by printing it to a PDF.',
  unreadable:
    'The PDF is damaged, or built in a way that cannot be checked. Please save it anew, for example by printing it to a PDF.',
} as const;

export type Finding = keyof typeof REFUSALS;

/** Names that give a PDF away wherever they stand in a dictionary or a list. */
const FORBIDDEN_NAMES = new Map<string, Finding>([
  ['Encrypt', 'encryption'],
  ['JavaScript', 'javascript'],
  ['Launch', 'launch'],
  ['EmbeddedFile', 'embedded'],
  ['EmbeddedFiles', 'embedded'],
  ['XFA', 'xfa'],
  ['SubmitForm', 'external'],
  ['ImportData', 'external'],
  ['GoToR', 'external'],
  ['GoToE', 'external'],
  ['RichMedia', 'media'],
  ['RichMediaContent', 'media'],
  ['RichMediaExecute', 'media'],
  ['GoTo3DView', 'media'],
]);

/** Kinds of actions (`/S`) that are refused wherever they stand. Their names are too common to refuse by name alone. */
const FORBIDDEN_KINDS = new Map<string, Finding>([
  ['Sound', 'media'],
  ['Movie', 'media'],
  ['Rendition', 'media'],
  ['Hide', 'action'],
  ['ResetForm', 'action'],
  ['SetOCGState', 'action'],
  ['Thread', 'action'],
  ['Trans', 'action'],
  ['GoToDp', 'action'],
]);

const FORBIDDEN_SUBTYPES = new Map<string, Finding>([
  ['FileAttachment', 'embedded'],
  ['Screen', 'media'],
  ['Movie', 'media'],
  ['Sound', 'media'],
  ['3D', 'media'],
]);

const ALLOWED_ACTIONS = new Set(['GoTo', 'Named', 'URI']);
const ALLOWED_PAGE_TURNS = new Set(['NextPage', 'PrevPage', 'FirstPage', 'LastPage']);
const ALLOWED_SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);

/** What names that stand together in a list, or alone, give away. */
export function forbiddenNames(items: Item[]): Finding[] {
  return items.flatMap((item) => (isName(item) ? (FORBIDDEN_NAMES.get(item.name) ?? []) : []));
}

/** What one dictionary gives away by itself, whatever stands inside its values. */
export function forbiddenIn(dict: Dict, isStream: boolean): Finding[] {
  const has = (...keys: string[]) => dict.pairs.some(([key]) => keys.includes(key));
  const found: Finding[] = dict.pairs.flatMap(([key]) => FORBIDDEN_NAMES.get(key) ?? []);
  found.push(...forbiddenNames(dict.pairs.map(([, value]) => value)));
  for (const subtype of valuesOf(dict, 'Subtype'))
    if (isName(subtype)) found.push(...listed(FORBIDDEN_SUBTYPES, subtype.name));
  // a script stands in an action, whose kind may stand elsewhere
  if (has('JS') && has('S')) found.push('javascript');
  if (has('EF') && (has('F', 'UF', 'DOS', 'Mac', 'Unix') || valuesOf(dict, 'Type').length > 0))
    found.push('embedded');
  if (has('Collection') && has('Pages')) found.push('embedded');
  // the data of a stream may lie in another file; a name or a list is the short form of /Filter
  if (isStream && (has('FFilter') || valuesOf(dict, 'F').some((file) => !isName(file) && !isList(file))))
    found.push('external');
  for (const kind of valuesOf(dict, 'S')) if (isName(kind)) found.push(...forbiddenAction(kind.name, dict));
  for (const base of valuesOf(dict, 'Base')) if (isText(base) && !isAllowedUri(base.text)) found.push('link');
  return found;
}

function forbiddenAction(kind: string, dict: Dict): Finding[] {
  if (kind === 'URI') return addressesOf(dict).every(mayBeAllowed) ? [] : ['link'];
  if (kind === 'Named') return valuesOf(dict, 'N').every(isPageTurn) ? [] : ['action'];
  return listed(FORBIDDEN_KINDS, kind);
}

function listed(findings: Map<string, Finding>, name: string): Finding[] {
  const finding = findings.get(name);
  return finding ? [finding] : [];
}

/** The addresses that a dictionary would open as an action: strings, or references to them. */
export function addressesOf(dict: Dict): Item[] {
  const isUri = valuesOf(dict, 'S').some((kind) => isName(kind) && kind.name === 'URI');
  return isUri ? valuesOf(dict, 'URI') : [];
}

const mayBeAllowed = (value: Item) => isReference(value) || isAllowedAddress(value);

export function isAllowedAddress(value: Item): boolean {
  return isText(value) && isAllowedUri(value.text);
}

/** An address without a scheme, such as `www.example.com`, is one of the web. */
function isAllowedUri(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers pass over them
  const address = text.replace(/[\u0000-\u0020]/g, '');
  const scheme = /^([^/?#\\]*?):/.exec(address)?.[1];
  if (scheme !== undefined) return ALLOWED_SCHEMES.has(scheme.toLowerCase());
  return !/^[/\\]/.test(address);
}

function isPageTurn(value: Item): boolean {
  return isName(value) && ALLOWED_PAGE_TURNS.has(value.name);
}

/** Entries whose value is an action, or leads to one. */
const ACTION_KEYS = new Set(['A', 'PA', 'OpenAction', 'Next']);
/** Keys of /AA: each names an event and holds the action that it sets off. */
const EVENTS = new Set(
  ['E', 'X', 'D', 'U', 'Fo', 'Bl', 'PO', 'PC', 'PV', 'PI', 'O', 'C', 'K', 'F', 'V'].concat([
    ...['WC', 'WS', 'DS', 'WP', 'DP'],
  ]),
);

/** Whether a dictionary is an action of a kind that is not allowed, should it be used as an action at all. */
export function isForeignAction(dict: Dict): boolean {
  return valuesOf(dict, 'S').some((kind) => !isName(kind) || !ALLOWED_ACTIONS.has(kind.name));
}

/** The values of a dictionary that are used as actions. */
export function actionsOf(dict: Dict): Item[] {
  const actions = dict.pairs.flatMap(([key, value]) => (ACTION_KEYS.has(key) ? [value] : []));
  return [...actions, ...valuesOf(dict, 'AA').flatMap((events) => (isDict(events) ? eventsOf(events) : []))];
}

const eventsOf = ({ pairs }: Dict) => pairs.flatMap(([key, value]) => (EVENTS.has(key) ? [value] : []));

/** The values of a dictionary that become active without a click. */
export function automaticOf(dict: Dict): Item[] {
  return valuesOf(dict, 'OpenAction', 'AA');
}

/** Whether a value in an automatic place opens an address by itself, and which other objects it sets off. */
export function consequencesOf(item: Item | undefined): { opensUri: boolean; next: number[] } {
  if (isReference(item)) return { opensUri: false, next: [item.reference] };
  if (!isDict(item) && !isList(item)) return { opensUri: false, next: [] };
  const kinds = isDict(item) ? valuesOf(item, 'S') : [];
  const inner = isList(item) ? item.list : [...valuesOf(item, 'Next'), ...eventsOf(item)];
  const all = inner.map(consequencesOf);
  return {
    opensUri: kinds.some((kind) => isName(kind) && kind.name === 'URI') || all.some((one) => one.opensUri),
    next: all.flatMap(({ next }) => next),
  };
}
