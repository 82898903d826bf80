import { openPalette } from './opened.ts';
import { focusPageSearch, useKeys } from './use-keys.ts';

/** What each key does, wherever the places lie. */
export const useKeysThatLead = (
  places: Readonly<Record<string, string>>,
  go: (to: string) => unknown,
): void =>
  useKeys(places, (command) => {
    if (typeof command === 'object') go(command.go);
    else if (command !== 'search') openPalette(command);
    else if (!focusPageSearch()) openPalette('palette');
  });
