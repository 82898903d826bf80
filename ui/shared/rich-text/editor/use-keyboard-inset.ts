import { useEffect, useState } from 'react';

/** A bar of the browser that hides is no keyboard. */
const leastKeyboard = 120;

/** How much of the page's lower end the keyboard of a phone covers, in pixels; 0 while there is none. */
export const useKeyboardInset = (isWatched: boolean): number => {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const view = window.visualViewport;
    if (!isWatched || !view) return undefined;
    const measure = () => {
      const covered = window.innerHeight - view.height - view.offsetTop;
      // Zoomed in, the rest of the page is no keyboard either.
      setInset(view.scale === 1 && covered > leastKeyboard ? Math.round(covered) : 0);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      setInset(0);
    };
  }, [isWatched]);
  return inset;
};
