import { useCallback, useEffect, useRef, useState } from 'react';
import { type Base, isSame, type Saved, saveSeen, type SaveSteps } from './autosave.ts';

export type SaveState = 'saved' | 'waiting' | 'saving' | 'invalid' | 'refused' | 'stale';

type Options<Values> = SaveSteps<Values> &
  Readonly<{
    values: Values;
    /** What the server has: the version that the work began from. */
    start: Saved<Values>;
    /** Nothing is sent as long as a field is wrong. */
    isValid?: boolean;
    /** Puts these values on the screen. */
    take: (values: Values) => void;
    restMs?: number;
  }>;

/** Saves by itself once the typing rests, when the part is left, and when asked to; one save at a time. */
export const useAutosave = <Values>({
  values,
  start,
  isValid = true,
  save,
  readNewest,
  take,
  restMs = 1_200,
}: Options<Values>) => {
  const [base, setBase] = useState<Base<Values>>(() => ({ ...start, stored: start.values }));
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>();
  const [newest, setNewest] = useState<Saved<Values>>();
  const isDirty = !isSame(values, base.values);

  const now = useRef({ values, base, isValid, save, readNewest, isDirty, newest });
  useEffect(() => {
    now.current = { values, base, isValid, save, readNewest, isDirty, newest };
  });
  const running = useRef<Promise<void> | null>(null);

  const send = useCallback(async (from?: Base<Values>): Promise<void> => {
    await running.current;
    const { values: given, base: seen, isValid: mayBeSent, newest: elsewhere, ...steps } = now.current;
    const hasNothing = elsewhere !== undefined || isSame(given, seen.values);
    if (!mayBeSent || (from === undefined && hasNothing)) return;
    setSaving(true);
    setError(undefined);
    const sending = saveSeen(given, from ?? seen, steps).then((outcome) => {
      if (outcome.kind === 'saved') {
        // Whoever sends next, before anything is drawn anew, begins from here.
        now.current = { ...now.current, base: outcome.base, newest: undefined };
        setBase(outcome.base);
        setNewest(undefined);
      } else if (outcome.kind === 'stale') setNewest(outcome.newest);
      else setError(outcome.error);
      setSaving(false);
    });
    running.current = sending;
    await sending;
    running.current = null;
  }, []);

  const key = JSON.stringify(values);
  useEffect(() => {
    if (!isDirty || !isValid || newest !== undefined) return undefined;
    const timer = setTimeout(() => void send(), restMs);
    return () => clearTimeout(timer);
  }, [key, isDirty, isValid, newest, restMs, send]);

  // Leaving the part for another one of the same page takes nothing along.
  useEffect(() => () => void send(), [send]);

  const state: SaveState =
    newest !== undefined
      ? 'stale'
      : isSaving
        ? 'saving'
        : error !== undefined
          ? 'refused'
          : !isDirty
            ? 'saved'
            : isValid
              ? 'waiting'
              : 'invalid';

  return {
    state,
    error,
    newest: newest?.values,
    isDirty,
    saveNow: () => send(),
    /** One's own over what was saved elsewhere. */
    keepMine: () => (newest === undefined ? Promise.resolve() : send({ ...newest, stored: newest.values })),
    takeNewest: () => {
      if (newest === undefined) return;
      setBase({ ...newest, stored: newest.values });
      setNewest(undefined);
      take(newest.values);
    },
  };
};

export type Autosave = Pick<
  ReturnType<typeof useAutosave>,
  'state' | 'error' | 'isDirty' | 'saveNow' | 'keepMine' | 'takeNewest'
>;
