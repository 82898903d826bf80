import { useCallback, useMemo } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { ReadingPlace } from '../live/session.ts';
import { useChat } from '../use-session.ts';

/** Back leads to where the reader was; a room that is opened anew has no such place. */
export const useKeptPlace = () => {
  const { session } = useChat();
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const kept = useMemo(() => (isBack ? session.places.get(key) : undefined), [isBack, key, session]);
  const keep = useCallback((place: ReadingPlace) => void session.places.set(key, place), [key, session]);
  return { entry: key, kept, keep };
};
