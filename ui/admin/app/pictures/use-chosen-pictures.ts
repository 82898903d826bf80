import { useCallback, useState } from 'react';
import type { NamedPicture } from './picture.ts';

/** What is chosen so far, in order. Where one is enough, the next takes its place. */
export const useChosenPictures = (most: number) => {
  const [chosen, setChosen] = useState<readonly NamedPicture[]>([]);
  const [isFull, setIsFull] = useState(false);

  const add = useCallback(
    (picture: NamedPicture) =>
      setChosen((now) => {
        if (most === 1) return [picture];
        return now.length < most ? [...now, picture] : now;
      }),
    [most],
  );
  const toggle = (picture: NamedPicture) => {
    const isChosen = chosen.some(({ id }) => id === picture.id);
    setIsFull(!isChosen && most > 1 && chosen.length >= most);
    if (isChosen) setChosen(chosen.filter(({ id }) => id !== picture.id));
    else add(picture);
  };
  return { chosen, isFull, add, toggle };
};
