/**
 * Phrases as lists of folded words, one space between two. `~ ` is up to four words, `(a|b c)` one of several, `(a )?` and
 * ` (a)?` may be missing, `#` is a number, `minh` is also `toi`, `|` outside of brackets begins another phrase. A phrase
 * meets whole words only.
 */

const endOfGroup = (text: string, start: number): number => {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`a bracket is open in: ${text}`);
};

const compile = (phrase: string): string => {
  let pattern = '';
  for (let at = 0; at < phrase.length; at += 1) {
    const rest = phrase.slice(at);
    if (rest.startsWith('~ ')) {
      pattern += '(?:\\S+ ){0,4}?';
      at += 1;
    } else if (rest.startsWith(' (') && !rest.startsWith(' (?')) {
      const end = endOfGroup(phrase, at + 1);
      const inside = phrase.slice(at + 2, end);
      const mayMiss = phrase[end + 1] === '?';
      // The space before a word that may be missing is missing with it.
      if (mayMiss && !inside.endsWith(' ')) {
        pattern += `(?: (?:${compile(inside)}))?`;
        at = end + 1;
      } else pattern += ' ';
    } else if (rest.startsWith('(') && !rest.startsWith('(?')) pattern += '(?:';
    else if (rest.startsWith('#')) pattern += '\\d+(?:\\.\\d+)?';
    else pattern += phrase[at];
  }
  return pattern.replace(/\bminh\b/g, '(?:minh|toi)');
};

const alternatives = (phrase: string): readonly string[] => {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < phrase.length; at += 1) {
    if (phrase[at] === '(') depth += 1;
    if (phrase[at] === ')') depth -= 1;
    if (phrase[at] === '|' && depth === 0) {
      found.push(phrase.slice(start, at));
      start = at + 1;
    }
  }
  return [...found, phrase.slice(start)];
};

export const phrasePattern = (phrases: readonly string[], flags = ''): RegExp =>
  new RegExp(` (?:${phrases.flatMap(alternatives).map(compile).join('|')})(?= )`, flags);
