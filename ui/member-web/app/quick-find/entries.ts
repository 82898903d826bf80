import { useIntl } from 'react-intl';
import { isApiError } from '#ui/api/api-error.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import type { Found, PaletteEntry } from '#ui/command-palette/entries.ts';
import { BodyIcon, RulerIcon, WhistleIcon } from '#ui/icons.tsx';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { useRested } from '#ui/use-rested.ts';
import { useWeeks } from '../data/indicators.ts';
import {
  aiChat,
  challenges,
  chat,
  coaches,
  coachingPlaces,
  feed,
  fitboard,
  notifications,
  personal,
  rewards,
  timeline,
  type Place,
} from '../layout/navigation/navigation.ts';
import { openPlaces } from '../closed/closed-features.ts';
import { useSite } from '../page-context.ts';
import { coachPath, paths } from '../paths.ts';
import { leastLetters, useCoachesNamed } from './data.ts';
import { placeKeys } from './place-keys.ts';

const letterOf = new Map(Object.entries(placeKeys).map(([letter, path]) => [path, `g ${letter}`]));
const withKeys = (to: string) => {
  const keys = letterOf.get(to);
  return keys === undefined ? {} : { keys };
};

/** Pages this person has, and the weeks they saved last. */
export const useKnownEntries = (): readonly PaletteEntry[] => {
  const { formatMessage } = useIntl();
  const weekName = useWeekName();
  const user = useSignedInUser();
  const weeks = useWeeks(null);
  const { features } = useSite();
  const pages = openPlaces<Place>(features, [
    fitboard,
    timeline,
    feed,
    coaches,
    aiChat,
    challenges,
    chat,
    rewards,
    notifications,
    ...coachingPlaces(user),
    ...personal,
  ]);
  return [
    {
      id: paths.weeklySave,
      label: formatMessage({ id: 'nav.weeklySave' }),
      group: formatMessage({ id: 'palette.group.actions' }),
      Icon: RulerIcon,
      to: paths.weeklySave,
      ...withKeys(paths.weeklySave),
    },
    ...pages.map(({ to, label, Icon }) => ({
      id: to,
      label: formatMessage({ id: label }),
      group: formatMessage({ id: 'palette.group.pages' }),
      Icon,
      to,
      ...withKeys(to),
    })),
    ...(weeks.data?.pages ?? []).flatMap(({ items }) =>
      items.map(({ id, weekStart }) => ({
        id,
        label: weekName(weekStart),
        group: formatMessage({ id: 'palette.group.weeks' }),
        Icon: BodyIcon,
        to: `/indicator/${id}`,
      })),
    ),
  ];
};

/** Coaches by name, as the directory finds them. */
export const useFound = (typed: string): Found => {
  const { formatMessage } = useIntl();
  const text = useRested(typed.trim());
  const query = useCoachesNamed(text);
  const group = formatMessage({ id: 'palette.group.coaches' });
  return {
    isSearching: query.isFetching,
    // Without a connection the pages are there all the same.
    error: isApiError(query.error) ? query.error : null,
    entries:
      text.length >= leastLetters
        ? (query.data?.items ?? []).map(({ id, username, displayName, headline }) => ({
            id,
            label: displayName,
            ...(headline ? { detail: headline } : {}),
            group,
            Icon: WhistleIcon,
            isFound: true,
            to: coachPath({ id, username }),
          }))
        : [],
  };
};
