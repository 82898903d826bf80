import { useEffect, useState } from 'react';

const pause = 300;

/** What is being typed, told when the typing rests. `value` is what stands in the address. */
export const useTyped = (value: string, tell: (text: string) => void) => {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  // Back, or a link: the address is right, not what was typed before.
  if (shown !== value) {
    setShown(value);
    if (typed.trim() !== value) setTyped(value);
  }

  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => tell(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [tell, typed, value]);

  return {
    typed,
    type: setTyped,
    now: (text: string) => {
      setTyped(text);
      tell(text.trim());
    },
  };
};
