import { type RefObject, useEffect, useRef } from 'react';

/**
 * Says which block a reader has reached: the furthest one, from the top, whose end has been on the screen. Blocks are the
 * children of the element, counted from 0; it is said once for each step forward.
 */
export const useLastBlockSeen = (
  root: RefObject<HTMLElement | null>,
  onSeen: ((block: number) => void) | undefined,
): void => {
  const last = useRef(-1);
  useEffect(() => {
    const element = root.current;
    if (!element || !onSeen) return undefined;
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      const before = last.current;
      for (let next = element.children[last.current + 1]; next; next = element.children[last.current + 1]) {
        const { bottom, height } = next.getBoundingClientRect();
        if (bottom > window.innerHeight + 1 || (height === 0 && bottom === 0)) break;
        last.current += 1;
      }
      if (last.current > before) onSeen(last.current);
    };
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    // Pictures that load push what follows; a block that grew is read further down.
    const sizes = new ResizeObserver(soon);
    sizes.observe(element);
    // Whatever scrolls: the page, or a sheet within it.
    window.addEventListener('scroll', soon, { capture: true, passive: true });
    window.addEventListener('resize', soon);
    document.addEventListener('visibilitychange', soon);
    soon();
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      window.removeEventListener('scroll', soon, { capture: true });
      window.removeEventListener('resize', soon);
      document.removeEventListener('visibilitychange', soon);
    };
  }, [root, onSeen]);
};
