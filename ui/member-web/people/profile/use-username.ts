import { useRested } from '#ui/use-rested.ts';
import { useUsernameAvailability } from './data.ts';

const pause = 350;

/** Whether a username can be taken, asked once the typing rests. */
export const useUsername = (typed: string, own: string | null) => {
  const username = typed.trim().toLowerCase();
  const settled = useRested(username, pause);
  const isAsked = settled !== '' && settled !== own && settled.length <= 64;
  const { data, isFetching } = useUsernameAvailability(settled, isAsked);

  if (username === '' || username === own) return { state: 'none' } as const;
  if (username !== settled || isFetching || data === undefined) return { state: 'asking' } as const;
  return data.available
    ? ({ state: 'free' } as const)
    : ({ state: 'taken', code: data.code ?? 'user.username_exists' } as const);
};
