import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';

const placeUnder = (x: number, y: number): number | undefined => {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')?.dataset['place'];
  return place === undefined ? undefined : Number(place);
};

/** By mouse, pen and finger alike; the keyboard has buttons for the same. */
export const useDragging = (onMove: (from: number, to: number) => void) => {
  const [at, setAt] = useState<number>();
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  }, [onMove]);

  useEffect(() => {
    if (at === undefined) return undefined;
    const move = ({ clientX, clientY }: PointerEvent) => {
      const to = placeUnder(clientX, clientY);
      if (to === undefined || to === at) return;
      latest.current(at, to);
      setAt(to);
    };
    const end = () => setAt(undefined);
    // On the window: what is dragged is put elsewhere in the page, and would lose the pointer on its way.
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    return () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
  }, [at]);

  return {
    /** Where what is dragged stands now. */
    at,
    grab: (place: number) => (event: ReactPointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault(); // no text is selected on the way
      event.currentTarget.releasePointerCapture(event.pointerId); // a finger holds what it touched first
      setAt(place);
    },
  };
};
