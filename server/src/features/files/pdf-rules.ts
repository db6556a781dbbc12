import {
  type Dict,
  getValues,
  type Item,
  isDict,
  isList,
  isName,
  isReference,
  isText,
} from './pdf-syntax.ts';
import { pdfTexts } from './texts.ts';

/** Content that is refused. */
export type Finding = keyof typeof pdfTexts;

/** The most severe first. */
export const FINDINGS = Object.keys(pdfTexts) as Finding[];

/** Names that are refused anywhere in a dictionary or a list. */
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

/** Action types (`/S`) that are refused anywhere. Their names are too common to refuse by name alone. */
const FORBIDDEN_ACTION_TYPES = new Map<string, Finding>([
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

export function findForbiddenNames(items: Item[]): Finding[] {
  return items.flatMap((item) => (isName(item) ? (FORBIDDEN_NAMES.get(item.name) ?? []) : []));
}

/** Checks one dictionary without the contents of its values. */
export function findForbiddenContent(dict: Dict, isStream: boolean): Finding[] {
  const has = (...keys: string[]) => dict.pairs.some(([key]) => keys.includes(key));
  const found: Finding[] = dict.pairs.flatMap(([key]) => FORBIDDEN_NAMES.get(key) ?? []);
  found.push(...findForbiddenNames(dict.pairs.map(([, value]) => value)));
  for (const subtype of getValues(dict, 'Subtype'))
    if (isName(subtype)) found.push(...lookUp(FORBIDDEN_SUBTYPES, subtype.name));
  // a dictionary with a script is an action, even if its type is a reference
  if (has('JS') && has('S')) found.push('javascript');
  if (has('EF') && (has('F', 'UF', 'DOS', 'Mac', 'Unix') || getValues(dict, 'Type').length > 0))
    found.push('embedded');
  if (has('Collection') && has('Pages')) found.push('embedded');
  // /F names another file with the data of the stream; as a name or a list it is the short form of /Filter
  if (isStream && (has('FFilter') || getValues(dict, 'F').some((file) => !isName(file) && !isList(file))))
    found.push('external');
  for (const kind of getValues(dict, 'S')) if (isName(kind)) found.push(...checkActionType(kind.name, dict));
  for (const base of getValues(dict, 'Base'))
    if (isText(base) && !isAllowedUri(base.text)) found.push('link');
  return found;
}

function checkActionType(type: string, dict: Dict): Finding[] {
  if (type === 'URI') return getUris(dict).every(mayBeAllowed) ? [] : ['link'];
  if (type === 'Named') return getValues(dict, 'N').every(isPageTurn) ? [] : ['action'];
  return lookUp(FORBIDDEN_ACTION_TYPES, type);
}

function lookUp(findings: Map<string, Finding>, name: string): Finding[] {
  const finding = findings.get(name);
  return finding ? [finding] : [];
}

/** Returns the URIs that a dictionary would open as an action: strings, or references to strings. */
export function getUris(dict: Dict): Item[] {
  const isUri = getValues(dict, 'S').some((kind) => isName(kind) && kind.name === 'URI');
  return isUri ? getValues(dict, 'URI') : [];
}

const mayBeAllowed = (value: Item) => isReference(value) || isAllowedUriItem(value);

export function isAllowedUriItem(value: Item): boolean {
  return isText(value) && isAllowedUri(value.text);
}

/** A URI without a scheme, such as `www.example.com`, is a web address. */
function isAllowedUri(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them
  const address = text.replace(/[\u0000-\u0020]/g, '');
  const scheme = /^([^/?#\\]*?):/.exec(address)?.[1];
  if (scheme !== undefined) return ALLOWED_SCHEMES.has(scheme.toLowerCase());
  return !/^[/\\]/.test(address);
}

function isPageTurn(value: Item): boolean {
  return isName(value) && ALLOWED_PAGE_TURNS.has(value.name);
}

/** Keys whose value is an action or a reference to one. */
const ACTION_KEYS = new Set(['A', 'PA', 'OpenAction', 'Next']);
/** Keys of /AA: each is an event, and its value is the action that the event triggers. */
const EVENTS = new Set(
  ['E', 'X', 'D', 'U', 'Fo', 'Bl', 'PO', 'PC', 'PV', 'PI', 'O', 'C', 'K', 'F', 'V'].concat([
    ...['WC', 'WS', 'DS', 'WP', 'DP'],
  ]),
);

/** Whether a dictionary is a forbidden action if it is used as an action. */
export function isForbiddenAction(dict: Dict): boolean {
  return getValues(dict, 'S').some((kind) => !isName(kind) || !ALLOWED_ACTIONS.has(kind.name));
}

/** Returns the values of a dictionary that are used as actions. */
export function getActions(dict: Dict): Item[] {
  const actions = dict.pairs.flatMap(([key, value]) => (ACTION_KEYS.has(key) ? [value] : []));
  return [
    ...actions,
    ...getValues(dict, 'AA').flatMap((events) => (isDict(events) ? getEventActions(events) : [])),
  ];
}

const getEventActions = ({ pairs }: Dict) =>
  pairs.flatMap(([key, value]) => (EVENTS.has(key) ? [value] : []));

/** Returns the values of a dictionary that become active without a click. */
export function getAutomaticItems(dict: Dict): Item[] {
  return getValues(dict, 'OpenAction', 'AA');
}

/** Returns whether an automatic item opens a URI, and the numbers of the objects that it triggers. */
export function findConsequences(item: Item | undefined): { opensUri: boolean; next: number[] } {
  if (isReference(item)) return { opensUri: false, next: [item.reference] };
  if (!isDict(item) && !isList(item)) return { opensUri: false, next: [] };
  const kinds = isDict(item) ? getValues(item, 'S') : [];
  const inner = isList(item) ? item.list : [...getValues(item, 'Next'), ...getEventActions(item)];
  const all = inner.map(findConsequences);
  return {
    opensUri:
      kinds.some((kind) => isName(kind) && kind.name === 'URI') || all.some(({ opensUri }) => opensUri),
    next: all.flatMap(({ next }) => next),
  };
}
