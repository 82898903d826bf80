import { useSearchParams } from 'react-router';
import { keepFocus } from '#ui/keep-focus.ts';
import type { FollowSide } from '../data/social.ts';

/** Which list is open stands in the address: a notice leads to it, and Back closes it. What opened it has the focus afterwards. */
export const useOpenList = () => {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('list');
  const side: FollowSide | null = asked === 'followers' || asked === 'following' ? asked : null;
  const change = (next: FollowSide | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === null) after.delete('list');
        else after.set('list', next);
        return after;
      },
      { replace: next === null, preventScrollReset: true, state: keepFocus },
    );
  return { side, open: (next: FollowSide) => change(next), close: () => change(null) };
};
