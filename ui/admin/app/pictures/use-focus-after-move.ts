import { type RefObject, useEffect, useRef } from 'react';

export type Direction = 'front' | 'back';

/**
 * A moved picture takes its button with it; at the end of the row only the other direction is left. The answer names the
 * button that is to have the focus after the next render.
 */
export const useFocusAfterMove = (list: RefObject<HTMLElement | null>) => {
  const wanted = useRef<Readonly<{ id: string; direction: Direction }>>(undefined);
  useEffect(() => {
    const place = wanted.current;
    if (place === undefined) return;
    wanted.current = undefined;
    const buttons = [
      ...(list.current?.querySelectorAll<HTMLButtonElement>(`[data-picture="${place.id}"]`) ?? []),
    ];
    const button =
      buttons.find(({ dataset, disabled }) => dataset['direction'] === place.direction && !disabled) ??
      buttons.find(({ disabled }) => !disabled);
    button?.focus();
  });
  return (id: string, direction: Direction) => {
    wanted.current = { id, direction };
  };
};
