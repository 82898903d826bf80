import { useEffect, useState } from 'react';

const pause = 300;

/** What is being typed, told when the typing rests. `value` is what stands in the address. */
export const useTyped = (value: string, onRest: (text: string) => void) => {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const [reported, setReported] = useState(value);
  if (shown !== value) {
    setShown(value);
    // Back, or a link: the address is right. What was told from here comes back later than the next key: that one stays.
    if (reported !== value) {
      setReported(value);
      setTyped(value);
    }
  }

  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => {
      setReported(typed.trim());
      onRest(typed.trim());
    }, pause);
    return () => clearTimeout(timer);
  }, [onRest, typed, value]);

  return {
    typed,
    type: setTyped,
    now: (text: string) => {
      setTyped(text);
      setReported(text.trim());
      onRest(text.trim());
    },
  };
};
