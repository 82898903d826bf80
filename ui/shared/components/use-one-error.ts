import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

type Entry = Readonly<{ element: Element; retry: () => void; show: (isShown: boolean) => void }>;

const entries = new Set<Entry>();

/** A dialog speaks for itself. */
const scopeOf = (element: Element): Element =>
  element.closest('[role="dialog"], [role="alertdialog"]') ?? document.body;

const inScope = (scope: Element): readonly Entry[] =>
  [...entries]
    .filter(({ element }) => element.isConnected && scopeOf(element) === scope)
    .toSorted((one, other) =>
      one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );

const settle = (): void => {
  const shown = new Set([...entries].flatMap(({ element }) => inScope(scopeOf(element)).slice(0, 1)));
  for (const entry of entries) entry.show(shown.has(entry));
};

type OneError = Readonly<{
  place: RefObject<HTMLDivElement | null>;
  /** It is the first of its page: the others keep still. */
  isShown: boolean;
  /** Asks again for everything that is missing. */
  retryAll: () => void;
}>;

/**
 * A line that is gone keeps every part of a page from its answer: one message says so for all of them.
 * @param isActive whether this part misses its answer for that reason
 */
export const useOneError = (isActive: boolean, retry: (() => void) | undefined): OneError => {
  const place = useRef<HTMLDivElement>(null);
  const again = useRef(retry);
  const [isShown, setIsShown] = useState(true);
  useLayoutEffect(() => {
    again.current = retry;
  });
  useLayoutEffect(() => {
    const element = place.current;
    if (!isActive || element === null) return undefined;
    const entry: Entry = { element, retry: () => again.current?.(), show: setIsShown };
    entries.add(entry);
    settle();
    return () => {
      entries.delete(entry);
      settle();
    };
  }, [isActive]);
  const retryAll = useCallback(() => {
    if (place.current !== null) for (const entry of inScope(scopeOf(place.current))) entry.retry();
  }, []);
  return { place, isShown: isShown || !isActive, retryAll };
};
