/**
 * Word writes an item of a list as a paragraph: where it belongs stands in its style (`mso-list: l0 level2 lfo1`), or
 * only in how far it is indented, and its sign is text. Word on the web writes each item as a list of its own.
 */
type Item = Readonly<{ element: Element; level: number; list: string; isOrdered: boolean; start: number }>;

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

/** `1.`, `a)`, `iv.`, `(2)`, `1.2.` count; anything else is a bullet. */
const ordinal = /^\(?(?:(\d{1,4})(?:\.\d+)*|[a-z]{1,2}|[ivxlc]{1,7})[.)]$/i;

const markerOf = (paragraph: Element): Element | null => {
  const ignored = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(styleOf(span)),
  );
  if (ignored) return ignored;
  // Filtered pages keep the room after the sign alone: seven points of Times in front of the words.
  const room = [...paragraph.querySelectorAll('span')].find((span) =>
    /font:\s*7(?:\.0)?pt/i.test(styleOf(span)),
  );
  const text = paragraph.textContent?.trimStart() ?? '';
  if (!room || !/^(?:[·o§•–-]|\(?[\da-z]{1,7}[.)])\s/i.test(text)) return null;
  const parent = room.parentElement;
  return parent && parent !== paragraph && parent.matches('span') ? parent : room;
};

/** The sign goes with everything before it in its paragraph. */
const takeMarker = (paragraph: Element): string => {
  const marker = markerOf(paragraph);
  if (!marker) return '';
  let sign = marker.textContent ?? '';
  for (let node: Node = marker; node !== paragraph; node = node.parentNode ?? paragraph) {
    while (node.previousSibling) {
      sign = (node.previousSibling.textContent ?? '') + sign;
      node.previousSibling.remove();
    }
  }
  marker.remove();
  return sign.trim();
};

const itemOf = (element: Element): Item | null => {
  const style = styleOf(element);
  const [, list, level] = /mso-list:\s*(l\d+)\s+level(\d+)/i.exec(style) ?? [];
  const isListed = list !== undefined || /^MsoListParagraph/i.test(element.getAttribute('class') ?? '');
  if (!element.matches('p, h1, h2, h3, h4, h5, h6, div') || !isListed) return null;
  if (list === undefined && markerOf(element) === null) return null;
  const sign = takeMarker(element);
  const number = ordinal.exec(sign);
  const indent = Number.parseFloat(/margin-left:\s*([\d.]+)in/i.exec(style)?.[1] ?? '0.5');
  const points = /margin-left:\s*([\d.]+)(pt|cm)/i.exec(style);
  const inches = points ? Number(points[1]) / (points[2] === 'cm' ? 2.54 : 72) : indent;
  return {
    element,
    level: level === undefined ? Math.max(1, Math.round(inches / 0.5)) : Number(level),
    list: list ?? '',
    isOrdered: number !== null,
    start: Number(number?.[1] ?? 1),
  };
};

const append = (open: Element[], { element, level, isOrdered, start }: Item): void => {
  const page = element.ownerDocument;
  open.length = Math.min(open.length, level);
  const tag = isOrdered ? 'ol' : 'ul';
  // Another kind of sign on the same level is another list.
  if (open.length === level && open.at(-1)?.localName !== tag) open.length -= 1;
  while (open.length < level) {
    const list = page.createElement(open.length === level - 1 ? tag : 'ul');
    if (list.localName === 'ol' && start > 1) list.setAttribute('start', String(start));
    const parent = open.at(-1);
    const item = parent?.lastElementChild ?? parent?.appendChild(page.createElement('li'));
    if (item) item.append(list);
    else element.before(list);
    open.push(list);
  }
  const item = page.createElement('li');
  item.append(...element.childNodes);
  open.at(-1)?.append(item);
  element.remove();
};

/** Turns paragraphs that Word means as items into lists within lists. */
export const rebuildWordLists = (body: Element): void => {
  let open: Element[] = [];
  let before: Item | null = null;
  let last: Element | null = null;
  for (const element of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, div')) {
    if (element.closest('li')) continue;
    const follows = last !== null && nextElement(last) === element;
    const item = itemOf(element);
    if (!item) continue;
    // What stands between two items, and another list of the same level, begin anew.
    if (!follows || (before && item.list !== before.list && item.level === 1)) open = [];
    // A first item may be deeper than the first level.
    append(
      open,
      open.length === 0 ? { ...item, level: 1 } : { ...item, level: Math.min(item.level, open.length + 1) },
    );
    [before, last] = [item, open[0] ?? null];
  }
};

const nextElement = (element: Element): Element | null => {
  const next = element.nextElementSibling;
  // Comments are gone by now; what else stands between is no list.
  let node = element.nextSibling;
  while (node && node !== next) {
    if ((node.textContent ?? '').trim() !== '') return null;
    node = node.nextSibling;
  }
  return next;
};

/** Word on the web: one list for each item, with its level beside it. */
export const joinWebLists = (body: Element): void => {
  let open: Element[] = [];
  let last: Element | null = null;
  for (const item of body.querySelectorAll('li[data-aria-level], li[aria-level][data-listid]')) {
    const own = item.parentElement;
    if (!own?.matches('ul, ol') || own.children.length > 1) continue;
    const box = own.closest('.ListContainerWrapper') ?? own;
    const level = Number(item.getAttribute('data-aria-level') ?? item.getAttribute('aria-level') ?? 1);
    const follows = last !== null && nextElement(last) === box;
    if (!follows) open = [];
    const wanted = Math.min(Math.max(1, level), open.length + 1);
    open.length = Math.min(open.length, wanted);
    if (open.length === wanted && open.at(-1)?.localName !== own.localName) open.length -= 1;
    if (open.length === wanted) {
      open.at(-1)?.append(item);
      box.remove();
    } else if (open.length > 0) {
      open.at(-1)?.lastElementChild?.append(own);
      open.push(own);
      if (box !== own) box.remove();
    } else {
      open.push(own);
      last = box;
    }
  }
};
