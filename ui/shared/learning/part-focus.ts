import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { keepFocus } from '../keep-focus.ts';

/** Of the button in the tree that opens a chapter, a lesson or a quiz. */
export const rowButtonId = (id: string) => `tree-row-${id}`;

/** Nowhere, or on a button that is off now, from which the browser takes it with the next picture. */
const isFocusLost = (): boolean => {
  const { activeElement: at, body } = document;
  return at === null || at === body || at.matches(':disabled');
};

/** What was pressed may be gone, elsewhere or off once the change is drawn: then the first of these that is there takes the focus. */
export const stayNear = (...ids: readonly string[]): void => {
  requestAnimationFrame(() => {
    for (const id of ids) if (isFocusLost()) document.getElementById(id)?.focus();
  });
};

/** Who opens a part goes on in it. Who is led to a field of it goes there, and a page that is opened begins at its own heading. */
export const usePartHeading = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, state } = useLocation();
  const [search] = useSearchParams();
  const isOpenedHere = (state as typeof keepFocus | null)?.keepFocus === true && !search.has('field'); // any page may put any state there
  useEffect(() => {
    if (isOpenedHere) heading.current?.focus();
  }, [key, isOpenedHere]);
  return { ref: heading, tabIndex: -1 } as const;
};

/** On a phone the tree is there again when a part is closed; anywhere when it is deleted. */
export const useWayBack = (partId: string | undefined): void => {
  const before = useRef(partId);
  useEffect(() => {
    const closed = before.current;
    before.current = partId;
    if (closed !== undefined && partId === undefined) stayNear(rowButtonId(closed), 'editor-tab-tree');
  }, [partId]);
};
