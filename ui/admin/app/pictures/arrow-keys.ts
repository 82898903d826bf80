import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
};

/** From tile to tile of a grid by arrow keys, beside the tab key. */
export const moveByArrows = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key];
  const tiles = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const at = tiles.findIndex((tile) => tile === document.activeElement);
  const [first] = tiles;
  if (step === undefined || at === -1 || first === undefined) return;
  const top = first.getBoundingClientRect().top;
  const columns = tiles.filter((tile) => tile.getBoundingClientRect().top === top).length;
  const next = tiles[at + step(columns)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
};
