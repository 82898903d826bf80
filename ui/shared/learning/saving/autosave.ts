import { isApiError } from '../../api/api-error.ts';

export type Saved<Values> = Readonly<{ values: Values; version: number }>;

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A save waits no longer than this for the typing to rest. */
export const mostUnsentMs = 10_000;

type Wait = Readonly<{
  /** When what was typed began to differ from what is saved, and now. */
  since: number;
  now: number;
  /** The typing rests so long before it is saved; a choice does not wait for that. */
  restMs: number;
}>;

/** How long the next save still waits: each key moves it, but not beyond the most. */
export const waitMs = ({ since, now, restMs }: Wait): number =>
  Math.max(0, Math.min(restMs, since + mostUnsentMs - now));

/** What differs from what was seen; what is left out stays as it is on the server. */
export const changedOnly = <Values extends object>(values: Values, seen: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(value, seen[name as keyof Values])), // names of the values themselves
  ) as Partial<Values>;

/** What the work began from: as it is on the screen, and as the server spelled it. */
export type Base<Values> = Saved<Values> & Readonly<{ stored: Values }>;

export type Outcome<Values> =
  | Readonly<{ kind: 'saved'; base: Base<Values> }>
  /** Another window or person wrote something else meanwhile; nothing of one's own is lost. */
  | Readonly<{ kind: 'stale'; newest: Saved<Values> }>
  | Readonly<{ kind: 'refused'; error: unknown }>;

export type SaveSteps<Values> = Readonly<{
  /** @param seen what is changed, and its version; answers what is stored now. */
  save: (values: Values, seen: Saved<Values>) => Promise<Saved<Values>>;
  readNewest: () => Promise<Saved<Values>>;
  /** These values, beside what others added to and took out of the same thing, which is nobody's conflict. */
  fit?: ((values: Values, other: Values) => Values) | undefined;
}>;

const asTheyAre = <Values>(values: Values): Values => values;

/**
 * Saves over the version that was seen. A refusal for its version alone, where what is written here is as it was, is
 * another part's doing: then the newest version is saved over.
 */
export const saveSeen = async <Values>(
  values: Values,
  base: Base<Values>,
  { save, readNewest, fit = asTheyAre }: SaveSteps<Values>,
): Promise<Outcome<Values>> => {
  const saveOver = async (seen: Saved<Values>, sent: Values = values): Promise<Outcome<Values>> => {
    const stored = await save(sent, seen);
    return { kind: 'saved', base: { values: sent, stored: stored.values, version: stored.version } };
  };
  try {
    return await saveOver(base);
  } catch (error) {
    if (!isApiError(error, 'version.stale')) return { kind: 'refused', error };
  }
  try {
    const newest = await readNewest();
    if (!isSame(newest.values, fit(base.stored, newest.values))) return { kind: 'stale', newest };
    return await saveOver({ values: base.values, version: newest.version }, fit(values, newest.values));
  } catch (error) {
    return { kind: 'refused', error };
  }
};
