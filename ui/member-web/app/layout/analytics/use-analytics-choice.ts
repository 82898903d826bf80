import { useSyncExternalStore } from 'react';
import { usePageContext } from '../../page-context.ts';
import { choiceCookie, type AnalyticsChoice } from './choice.ts';

type Answered = Readonly<{ choice: AnalyticsChoice | null; isAskedAgain: boolean }>;

/** Null until something is chosen on this page: the page's own cookie holds until then. */
let answered: Answered | null = null;
const listeners = new Set<() => void>();

const change = (next: Answered) => {
  answered = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** What the reader said to being counted, whether to ask now, and the ways to answer and to be asked again. */
export const useAnalyticsChoice = () => {
  const { site, analyticsChoice } = usePageContext();
  const now = useSyncExternalStore(
    subscribe,
    () => answered,
    () => null,
  );
  const { choice, isAskedAgain } = now ?? { choice: analyticsChoice, isAskedAgain: false };
  const { analyticsId } = site;
  return {
    analyticsId,
    choice: analyticsId === '' ? null : choice,
    isAsked: analyticsId !== '' && (choice === null || isAskedAgain),
    answer(next: AnalyticsChoice) {
      document.cookie = choiceCookie(next, location.protocol === 'https:');
      change({ choice: next, isAskedAgain: false });
    },
    askAgain: () => change({ choice, isAskedAgain: true }),
  };
};
