import { useEffect, useState } from 'react';

const pause = 300;

/** What is being typed, told when the typing rests. `value` is what stands in the address. */
export const useTyped = (value: string, tell: (text: string) => void) => {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const [told, setTold] = useState(value);
  if (shown !== value) {
    setShown(value);
    // Back, or a link: the address is right. What was told from here comes back later than the next key: that one stays.
    if (told !== value) {
      setTold(value);
      setTyped(value);
    }
  }

  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => {
      setTold(typed.trim());
      tell(typed.trim());
    }, pause);
    return () => clearTimeout(timer);
  }, [tell, typed, value]);

  return {
    typed,
    type: setTyped,
    now: (text: string) => {
      setTyped(text);
      setTold(text.trim());
      tell(text.trim());
    },
  };
};
