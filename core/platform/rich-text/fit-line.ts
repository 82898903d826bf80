import { allowList, type Mark } from './allow-list.ts';
import { cleanText } from './clean-text.ts';
import { element, type RichElement, type RichNode } from './tree.ts';

/** A mark around text, with the address of a link or nothing. */
export type AppliedMark = Readonly<{ tag: Mark; attributes: Readonly<Record<string, string>> }>;
/** A piece of a line under its marks, from the outermost to the innermost; `null` is the break of a line. */
export type Run = Readonly<{ text: string; marks: readonly AppliedMark[] }> | null;

const keyOf = ({ tag, attributes }: AppliedMark): string => JSON.stringify([tag, attributes]);

/** Of two marks of one kind the inner one counts. */
export const withMark = (marks: readonly AppliedMark[], mark: AppliedMark): readonly AppliedMark[] =>
  [...marks.filter(({ tag }) => tag !== mark.tag), mark].toSorted(
    (one, other) => allowList.marks.indexOf(one.tag) - allowList.marks.indexOf(other.tag),
  );

const haveSameMarks = (one: readonly AppliedMark[], other: readonly AppliedMark[]): boolean =>
  one.length === other.length && one.every((mark, at) => keyOf(mark) === keyOf(other[at] ?? mark));

const spaces = /[ \t\n\r\f]+/g;

/** Cleans each text, puts neighbours with the same marks together, and drops what is empty. */
const joined = (runs: readonly Run[]): readonly Run[] => {
  const kept: Run[] = [];
  for (const run of runs) {
    if (run === null) {
      kept.push(null);
      continue;
    }
    const last = kept.at(-1);
    const text = cleanText(run.text);
    if (text === '') continue;
    if (last && haveSameMarks(last.marks, run.marks)) {
      kept[kept.length - 1] = { ...last, text: cleanText(last.text + text) };
    } else kept.push({ ...run, text });
  }
  return kept;
};

/** One space between words, none where a line begins or ends, and no break before the first or after the last word. */
const collapsed = (runs: readonly Run[]): readonly Run[] => {
  const kept: Run[] = [];
  const trimEnd = () => {
    for (let last = kept.at(-1); last && kept.length > 0; last = kept.at(-1)) {
      const text = last.text.replace(/[ \u00a0]+$/, '');
      if (text !== '') {
        kept[kept.length - 1] = { ...last, text };
        return;
      }
      kept.pop();
    }
  };
  for (const run of runs) {
    const last = kept.at(-1);
    if (run === null) {
      trimEnd();
      if (kept.length > 0) kept.push(null);
      continue;
    }
    const plain = run.text.replace(spaces, ' ');
    const before = last ? (last.text.endsWith(' ') ? /^ / : null) : /^[ \u00a0]+/;
    const text = before ? plain.replace(before, '') : plain;
    if (text !== '') kept.push({ ...run, text });
  }
  trimEnd();
  while (kept.length > 0 && kept.at(-1) === null) {
    kept.pop();
    trimEnd();
  }
  return kept;
};

/** The runs in their one form; empty when they show nothing. */
const settledRuns = (runs: readonly Run[]): readonly Run[] => {
  let before = runs;
  for (;;) {
    const after = collapsed(joined(before));
    const isSettled =
      after.length === before.length &&
      after.every((run, at) => run?.text === before[at]?.text && (run === null) === (before[at] === null));
    if (isSettled) return after;
    before = after;
  }
};

/** Marks that go on from one run to the next stay open between them. */
const lineOf = (runs: readonly Run[], depth = 0): readonly RichNode[] => {
  const nodes: RichNode[] = [];
  for (let at = 0; at < runs.length;) {
    const run = runs[at];
    const mark = run?.marks[depth];
    if (!run || !mark) {
      nodes.push(run ? run.text : element('br'));
      at += 1;
      continue;
    }
    let end = at + 1;
    for (let next = runs[end]; next; next = runs[(end += 1)]) {
      const same = next.marks[depth];
      if (!same || keyOf(same) !== keyOf(mark)) break;
    }
    nodes.push(element(mark.tag, lineOf(runs.slice(at, end), depth + 1), mark.attributes));
    at = end;
  }
  return nodes;
};

/** A block of text, or null when it would show nothing. */
export const textBlock = (
  tag: RichElement['tag'],
  runs: readonly Run[],
  attributes: RichElement['attributes'] = {},
): RichElement | null => {
  const settled = settledRuns(runs);
  return settled.length > 0 ? element(tag, lineOf(settled), attributes) : null;
};
