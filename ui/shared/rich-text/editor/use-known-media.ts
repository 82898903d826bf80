import { useCallback, useMemo, useState } from 'react';
import type { ShownMedium } from '#core/platform/rich-text/shown-medium.ts';

/** Files that the text may show: those that came with it, and those that were added since. */
export const useKnownMedia = (given: readonly ShownMedium[]) => {
  const [added, setAdded] = useState<readonly ShownMedium[]>([]);
  // What the owner gives is fresher.
  const known = useMemo(
    () => new Map([...added, ...given].map((medium) => [medium.id, medium])),
    [added, given],
  );
  const mediumOf = useCallback((id: string) => known.get(id), [known]);
  const learn = useCallback((medium: ShownMedium) => setAdded((before) => [...before, medium]), []);
  return { mediumOf, learn };
};
