import { getLang } from './odia.ts';

/** Replaces the texts `{name}` inside an element of the shell by their values, and sets the language where one is given. */
export function fillPlaceholders(element: HTMLElement, values: Record<string, unknown>): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [, name] = /^\{(\w+)\}$/.exec(node.nodeValue ?? '') ?? [];
    if (name) setText(node, String(values[name]));
  }
}

function setText(node: Node, text: string): void {
  node.nodeValue = text;
  const { parentElement } = node;
  if (!parentElement?.hasAttribute('lang')) return;
  const lang = getLang(text);
  if (lang) parentElement.lang = lang;
  else parentElement.removeAttribute('lang');
}
