import { useIntl } from 'react-intl';
import type { Found, PaletteEntry } from '#ui/command-palette/entries.ts';
import { BoardIcon } from '#ui/icons.tsx';
import { useLanguage } from '#ui/intl.ts';
import { useRested } from '#ui/use-rested.ts';
import { pathOf, placeNames, places, type Place } from '../layout/places.ts';
import { useMay } from '../parts/rights.ts';
import { leastLetters, useRecordsNamed } from './data.ts';
import { permittedKeys } from './place-keys.ts';

const usePlaceName = () => {
  const { formatMessage } = useIntl();
  return (place: Place) => formatMessage({ id: `resources.${place}.name` }, { smart_count: 2 });
};

/** The pages this person may open. */
export const useKnownEntries = (): readonly PaletteEntry[] => {
  const { formatMessage } = useIntl();
  const may = useMay();
  const placeName = usePlaceName();
  const home = formatMessage({ id: 'console.home.title' });
  const letterOf = new Map(Object.entries(permittedKeys(may)).map(([letter, path]) => [path, letter]));
  const withKeys = (to: string) => {
    const letter = letterOf.get(to);
    return letter === undefined ? {} : { keys: `g ${letter}` };
  };
  return [
    { id: 'home', label: home, group: home, Icon: BoardIcon, to: '/admin', ...withKeys('/admin') },
    ...placeNames
      .filter((place) => may(...places[place].rights))
      .map((place) => ({
        id: place,
        label: placeName(place),
        group: formatMessage({ id: `console.menu.${places[place].section}` }),
        Icon: places[place].Icon,
        to: pathOf(place),
        ...withKeys(pathOf(place)),
      })),
  ];
};

/** Records of every list this person may read, as its own search finds them. */
export const useFound = (typed: string): Found => {
  const language = useLanguage();
  const placeName = usePlaceName();
  const text = useRested(typed.trim());
  const isAsked = text.length >= leastLetters;
  const query = useRecordsNamed(text);
  return {
    isSearching: query.isFetching || (typed.trim() !== text && typed.trim().length >= leastLetters),
    error: query.error,
    entries: (isAsked ? (query.data ?? []) : []).map(({ list: { place, label, detail }, row }) => ({
      id: `${place} ${String(row.id)}`,
      label: label(row, language) || `#${String(row.id)}`,
      ...(detail?.(row) ? { detail: detail(row) } : {}),
      group: placeName(place),
      Icon: places[place].Icon,
      isFound: true,
      to: pathOf(place, String(row.id)),
    })),
  };
};
