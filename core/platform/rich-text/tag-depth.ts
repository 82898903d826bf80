const tag = /<(\/?)([a-z][a-z0-9:-]*)/gi;
const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** What the next of its kind ends, as in a list whose items nobody closed. */
const endedByNext: Readonly<Record<string, readonly string[]>> = {
  p: ['p'],
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  tr: ['tr', 'td', 'th'],
};
/** Pages of the worst builders stay below a hundred. */
const most = 200;

/** Nested as nobody writes: to be refused before a parser goes through it. Looks at each tag once. */
export const isTooNested = (html: string): boolean => {
  const open: string[] = [];
  for (const [, slash, written = ''] of html.matchAll(tag)) {
    const name = written.toLowerCase();
    if (slash !== '') {
      const at = open.lastIndexOf(name);
      if (at !== -1) open.length = at;
      continue;
    }
    if (empty.has(name)) continue;
    const ended = endedByNext[name] ?? [];
    for (let last = open.at(-1); last !== undefined && ended.includes(last); last = open.at(-1)) open.pop();
    if (open.push(name) > most) return true;
  }
  return false;
};
