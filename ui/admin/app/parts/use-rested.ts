import { useEffect, useState } from 'react';

/** What was typed, once the fingers rest: asked for then, and not at every key. */
export const useRested = (text: string): string => {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), 300);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
};
