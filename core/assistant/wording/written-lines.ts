/** A stream of text as lines, without what models put around them: thoughts, fences, empty lines. */

const thought = { open: '<think>', close: '</think>' } as const;

export type LineReader = Readonly<{
  /** The lines that are whole by now. */
  add(text: string): readonly string[];
  /** What stands after the last line break. */
  rest(): readonly string[];
}>;

const isLine = (line: string): boolean => line !== '' && !/^(?:```|json$)/i.test(line);

export const lineReader = (): LineReader => {
  let held = '';
  let isThinking = false;

  /** What is held without finished thoughts; an open one stays outside until it ends. */
  const withoutThoughts = (): string => {
    let plain = '';
    for (;;) {
      const mark = isThinking ? thought.close : thought.open;
      const at = held.indexOf(mark);
      if (at === -1) break;
      if (!isThinking) plain += held.slice(0, at);
      held = held.slice(at + mark.length);
      isThinking = !isThinking;
    }
    if (isThinking) {
      // Only what may be the beginning of the closing mark is kept.
      held = held.slice(-(thought.close.length - 1));
      return plain;
    }
    return plain;
  };

  let open = '';
  const take = (isLast: boolean): readonly string[] => {
    open += withoutThoughts();
    if (!isThinking) {
      // A mark may be cut in two; it is longer than what stays held.
      const keep = isLast ? 0 : heldMark(held);
      open += held.slice(0, held.length - keep);
      held = held.slice(held.length - keep);
    }
    const lines = open.split('\n');
    open = isLast ? '' : (lines.pop() ?? '');
    return lines.map((line) => line.trim()).filter(isLine);
  };

  return {
    add(text) {
      held += text;
      return take(false);
    },
    rest: () => take(true),
  };
};

/** How many characters at the end may begin a thought. */
const heldMark = (text: string): number => {
  for (let length = Math.min(thought.open.length - 1, text.length); length > 0; length -= 1)
    if (thought.open.startsWith(text.slice(-length))) return length;
  return 0;
};
