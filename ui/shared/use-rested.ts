import { useEffect, useState } from 'react';

/** What was typed, once the fingers rest: asked for then, and not at every key. */
export const useRested = (text: string, pauseMs = 300): string => {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return rested;
};
