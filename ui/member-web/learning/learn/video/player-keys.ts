import type { KeyboardEvent } from 'react';

export const stepSeconds = 10;

export type KeySteps = Readonly<{
  toggle: () => void;
  move: (seconds: number) => void;
  faster: (steps: 1 | -1) => void;
  captions: () => void;
  sound: () => void;
  wide: () => void;
  start: () => void;
  end: () => void;
}>;

const steps: Readonly<Record<string, (keys: KeySteps) => void>> = {
  ' ': ({ toggle }) => toggle(),
  k: ({ toggle }) => toggle(),
  ArrowLeft: ({ move }) => move(-stepSeconds),
  j: ({ move }) => move(-stepSeconds),
  ArrowRight: ({ move }) => move(stepSeconds),
  l: ({ move }) => move(stepSeconds),
  '<': ({ faster }) => faster(-1),
  '>': ({ faster }) => faster(1),
  c: ({ captions }) => captions(),
  m: ({ sound }) => sound(),
  f: ({ wide }) => wide(),
  Home: ({ start }) => start(),
  End: ({ end }) => end(),
};

/** Whether the thing in focus needs this key itself: a button its space, a list and a slider their arrows. */
const isTaken = (target: EventTarget, key: string): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLSelectElement) return key !== 'Escape';
  if (target instanceof HTMLInputElement) return /^(Arrow|Home|End|Page| )/.test(key);
  return target instanceof HTMLButtonElement && key === ' ';
};

/** Keys of a player, wherever the focus is within it. */
export const playerKeys = (event: KeyboardEvent, keys: KeySteps): void => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const step = Object.hasOwn(steps, key) ? steps[key] : steps[key.toLowerCase()];
  if (step === undefined || ctrlKey || metaKey || altKey || isTaken(target, key)) return;
  event.preventDefault();
  step(keys);
};
