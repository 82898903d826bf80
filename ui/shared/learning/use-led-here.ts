import { type RefObject, useEffect } from 'react';

const patienceMs = 8_000;
const focusable = 'input:not([type=hidden]), textarea, select, button, [contenteditable="true"]';

/** Goes to the field that the address names, once it is there: an editor of text is fetched first. */
export const useLedHere = (root: RefObject<HTMLElement | null>, field: string | null): void => {
  useEffect(() => {
    const place = root.current;
    if (field === null || place === null) return undefined;
    const lead = (): boolean => {
      const box = [...place.querySelectorAll<HTMLElement>('[data-field]')].find(
        ({ dataset }) => dataset['field'] === field,
      );
      const [text, first] = [
        box?.querySelector<HTMLElement>('[contenteditable="true"], textarea, input'),
        box?.querySelector<HTMLElement>(focusable),
      ];
      // An editor that is still coming has no field of its own yet.
      const target = box?.querySelector('.MuiSkeleton-root') ? undefined : (text ?? first);
      if (box === undefined || !target) return false;
      box.scrollIntoView({ block: 'center' });
      target.focus({ preventScroll: true });
      return true;
    };
    if (lead()) return undefined;
    const watcher = new MutationObserver(() => {
      if (lead()) watcher.disconnect();
    });
    watcher.observe(place, { childList: true, subtree: true });
    const timer = setTimeout(() => watcher.disconnect(), patienceMs);
    return () => {
      watcher.disconnect();
      clearTimeout(timer);
    };
  }, [root, field]);
};
