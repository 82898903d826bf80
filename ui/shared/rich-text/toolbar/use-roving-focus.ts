import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';

const toolsIn = (toolbar: HTMLElement): readonly HTMLElement[] => [
  ...toolbar.querySelectorAll<HTMLElement>('button'),
];

/** Tab reaches one tool, the arrows the others (ARIA: toolbar). What can't be used now keeps its place, and the focus. */
export const useRovingFocus = () => {
  const ref = useRef<HTMLDivElement>(null);
  const place = useRef(0);

  const mark = () => {
    const toolbar = ref.current;
    if (!toolbar) return;
    for (const [at, tool] of toolsIn(toolbar).entries()) tool.tabIndex = at === place.current ? 0 : -1;
  };
  // Tools may have been drawn anew.
  useLayoutEffect(mark);

  const go = (to: number) => {
    const toolbar = ref.current;
    if (!toolbar) return;
    const tools = toolsIn(toolbar);
    place.current = (to + tools.length) % tools.length;
    mark();
    const tool = tools[place.current];
    tool?.focus();
    tool?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  return {
    ref,
    /** To the tool that Tab would reach. */
    focus: () => go(place.current),
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const at = ref.current ? toolsIn(ref.current).indexOf(target) : -1;
      if (at === -1 || at === place.current) return;
      place.current = at;
      mark();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      // A menu is drawn elsewhere, though its keys arrive here, too.
      if (!ref.current?.contains(event.target as Node)) return;
      const steps: Readonly<Record<string, number>> = {
        ArrowRight: place.current + 1,
        ArrowLeft: place.current - 1,
        Home: 0,
        End: -1,
      };
      const to = steps[event.key];
      if (to === undefined) return;
      event.preventDefault();
      go(to);
    },
  };
};
