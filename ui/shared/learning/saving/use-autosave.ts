import { useCallback, useEffect, useRef, useState } from 'react';
import { type Base, isSame, type Saved, saveSeen, type SaveSteps, waitMs } from './autosave.ts';

export type SaveState = 'saved' | 'waiting' | 'saving' | 'invalid' | 'refused' | 'stale';

type Options<Values> = SaveSteps<Values> &
  Readonly<{
    values: Values;
    /** What the server has, as far as is known here. */
    start: Saved<Values>;
    /** Nothing is sent as long as a field is wrong. */
    isValid?: boolean;
    /** Puts these values on the screen. */
    take: (values: Values) => void;
    /** Whether what differs was chosen, not typed: then nothing more is waited for. */
    isUrgent?: ((values: Values, saved: Values) => boolean) | undefined;
    restMs?: number;
  }>;

type Signs = Readonly<Record<'isStale' | 'isSaving' | 'isRefused' | 'isDirty' | 'isValid', boolean>>;

const stateOf = ({ isStale, isSaving, isRefused, isDirty, isValid }: Signs): SaveState => {
  if (isStale) return 'stale';
  if (isSaving) return 'saving';
  if (isRefused) return 'refused';
  if (!isDirty) return 'saved';
  return isValid ? 'waiting' : 'invalid';
};

/** What a lost line refused is sent when the line is back. */
const useWhenOnline = (isRefused: boolean, send: () => unknown): void => {
  useEffect(() => {
    if (!isRefused) return undefined;
    const again = () => void send();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isRefused, send]);
};

/** Saves by itself once the typing rests, in between when it does not, when the part is left, and when asked to; one save at a time. */
export const useAutosave = <Values>({
  values,
  start,
  isValid = true,
  save,
  readNewest,
  take,
  fit,
  isUrgent,
  restMs = 1_200,
}: Options<Values>) => {
  const [base, setBase] = useState<Base<Values>>(() => ({ ...start, stored: start.values }));
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>();
  const [newest, setNewest] = useState<Saved<Values>>();
  const [key, savedKey] = [
    JSON.stringify(values),
    JSON.stringify(fit === undefined ? base.values : fit(base.values, values)),
  ];
  const isDirty = key !== savedKey;
  const mayRest = isUrgent === undefined || !isUrgent(values, base.values);

  const now = useRef({ values, base, isValid, save, readNewest, fit, newest });
  useEffect(() => {
    now.current = { values, base, isValid, save, readNewest, fit, newest };
  });
  const running = useRef<Promise<void> | null>(null);
  /** When what is on the screen began to differ from what was sent last. */
  const dirtySince = useRef<number | null>(null);

  /** Answers the version in which the server has what is on the screen; null: it does not have it. */
  const send = useCallback(async (from?: Base<Values>): Promise<number | null> => {
    while (running.current !== null) await running.current;
    const { values: given, base: seen, isValid: mayBeSent, newest: elsewhere, ...steps } = now.current;
    const before = steps.fit === undefined ? seen.values : steps.fit(seen.values, given);
    if (!mayBeSent || (from === undefined && elsewhere !== undefined)) return null;
    if (from === undefined && isSame(given, before)) return seen.version;
    setSaving(true);
    setError(undefined);
    dirtySince.current = null;
    const run = async () => {
      const outcome = await saveSeen(given, from ?? seen, steps);
      if (outcome.kind === 'saved') {
        // The next step that sends, before anything is drawn anew, begins from here.
        now.current = { ...now.current, base: outcome.base, newest: undefined };
        setBase(outcome.base);
        setNewest(undefined);
      } else if (outcome.kind === 'stale') setNewest(outcome.newest);
      else setError(outcome.error);
      setSaving(false);
      return outcome.kind === 'saved' ? outcome.base.version : null;
    };
    const sending = run();
    running.current = sending.then(() => undefined);
    const version = await sending;
    running.current = null;
    return version;
  }, []);

  useEffect(() => {
    if (key === savedKey) dirtySince.current = null;
    if (key === savedKey || !isValid || newest !== undefined) return undefined;
    const at = performance.now();
    dirtySince.current ??= at;
    const wait = waitMs({ since: dirtySince.current, now: at, restMs: mayRest ? restMs : 0 });
    const timer = setTimeout(() => void send(), wait);
    return () => clearTimeout(timer);
  }, [key, savedKey, isValid, newest, mayRest, restMs, send]);

  useWhenOnline(error !== undefined, send);

  // What was saved elsewhere is followed as long as nothing of one's own is on the screen.
  const followed = useRef(start);
  useEffect(() => {
    if (followed.current.version === start.version || isSaving || newest !== undefined) return;
    followed.current = start;
    const { values: found, version } = followed.current;
    if (version <= base.version) return;
    const fitTo = (other: Values) => (fit === undefined ? other : fit(other, found));
    const isAsItWas = isSame(found, fitTo(base.stored));
    if (!isAsItWas && isDirty) return; // the next save finds out
    setBase({ values: isAsItWas ? fitTo(base.values) : found, stored: found, version });
    if (!isAsItWas) take(found);
  }, [start, base, isSaving, newest, isDirty, fit, take]);

  // Leaving the part for another one of the same page takes nothing along.
  useEffect(() => () => void send(), [send]);

  const state = stateOf({
    isStale: newest !== undefined,
    isSaving,
    isRefused: error !== undefined,
    isDirty,
    isValid,
  });

  return {
    state,
    error,
    newest: newest?.values,
    /** Of what the work here began from, or was saved as since. */
    version: base.version,
    isDirty,
    saveNow: () => send(),
    /** One's own over what was saved elsewhere. */
    keepMine: async () => {
      if (newest !== undefined) await send({ ...newest, stored: newest.values });
    },
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
