import { useEffect, useRef, useState } from 'react';

/** Whether its place has come within half a screen of what is seen; from then on it stays so. */
export const useNear = () => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (current === null || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '50% 0px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isNear]);
  return [place, isNear] as const;
};
