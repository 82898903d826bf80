import { useEffect, useEffectEvent } from 'react';
import { type KeyCommand, readKey } from './read-key.ts';
import { reachRow } from './rows.ts';
import { areSingleKeysOn } from './single-keys.ts';

const taken =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu], [role=listbox], video';

const isTaken = (target: EventTarget | null): boolean =>
  document.querySelector('[aria-modal=true]') !== null ||
  (target instanceof Element && target.closest(taken) !== null);

/** Listens on the whole page, as long as the caller is there. A page that has used a key itself comes first. */
export const useKeys = (
  places: Readonly<Record<string, string>>,
  run: (command: Exclude<KeyCommand, 'next' | 'previous'>) => void,
): void => {
  const onCommand = useEffectEvent(run);
  const placesNow = useEffectEvent(() => places);
  useEffect(() => {
    let since: number | null = null;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey || event.repeat) return;
      if (event.key === 'Shift') return; // on the way to `?`
      const reading = readKey(
        {
          key: event.key,
          withCommand: event.ctrlKey || event.metaKey,
          isTaken: isTaken(event.target),
          at: event.timeStamp,
        },
        since,
        { areSingleKeysOn: areSingleKeysOn(), places: placesNow() },
      );
      ({ since } = reading);
      if (reading.command === null) return;
      if (reading.command === 'next' || reading.command === 'previous') {
        if (reachRow(reading.command === 'next' ? 1 : -1)) event.preventDefault();
        return;
      }
      event.preventDefault();
      onCommand(reading.command);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
};

/** The search of the page itself, where it has one. */
export const focusPageSearch = (): boolean => {
  const field = document.querySelector<HTMLInputElement>('main input[type=search], main [role=search] input');
  field?.focus();
  field?.select();
  return field !== null;
};
