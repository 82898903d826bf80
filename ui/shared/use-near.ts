import { useEffect, useRef, useState } from 'react';

/**
 * Whether its place has come within half a screen of what is seen, or within another share of it; from then on it stays
 * so.
 */
export const useNear = (margin = '50%') => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (current === null || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${margin} 0px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isNear, margin]);
  return [place, isNear] as const;
};
