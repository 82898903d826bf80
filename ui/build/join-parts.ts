/** Modules that travel together, and the places of the application that need them. */
export type Part = Readonly<{
  modules: readonly string[];
  bytes: number;
  neededBy: ReadonlySet<number>;
  /** Other parts, by their first module. */
  imports: ReadonlySet<string>;
  /** Stays by itself: a place's own, which others may stand on. */
  isFixed?: boolean;
}>;

type Limits = Readonly<{
  /** What an answer of its own costs beside its content: headers, names, what compression begins anew. */
  answerBytes: number;
  /** The most that a place may bring for others. */
  mostForOthers: (place: number) => number;
}>;

const missingIn = (some: ReadonlySet<number>, others: ReadonlySet<number>): number[] =>
  [...some].filter((one) => !others.has(one));

/** Whether one leads to the other by way of a third: joined, they would wait for each other. */
const haveBetween = (one: Part, other: Part, partOf: ReadonlyMap<string, Part>): boolean => {
  const leads = (from: Part, to: Part) => {
    const seen = new Set<Part>([from]);
    const open: Part[] = [];
    const look = (part: Part) => {
      for (const name of part.imports) {
        const next = partOf.get(name);
        if (next === undefined || seen.has(next) || (part === from && next === to)) continue;
        seen.add(next);
        open.push(next);
      }
    };
    look(from);
    for (let part = open.pop(); part !== undefined; part = open.pop()) {
      if (part === to) return true;
      look(part);
    }
    return false;
  };
  return leads(one, other) || leads(other, one);
};

/** Whether the places would have to fetch what the part itself stands on. */
const bringsMore = (places: readonly number[], part: Part, partOf: ReadonlyMap<string, Part>): boolean => {
  if (places.length === 0) return false;
  const seen = new Set<Part>([part]);
  const open = [part];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const name of next.imports) {
      const below = partOf.get(name);
      if (below === undefined || seen.has(below)) continue;
      if (places.some((place) => !below.neededBy.has(place))) return true;
      seen.add(below);
      open.push(below);
    }
  }
  return false;
};

/**
 * Joins small parts with their likes as long as that saves more answers than it makes places fetch for others. Which
 * pair comes first is decided by what it saves.
 */
export const joinParts = (
  parts: readonly Part[],
  { answerBytes, mostForOthers }: Limits,
): readonly Part[] => {
  const joined: (Part | undefined)[] = [...parts];
  const partOf = new Map(parts.flatMap((part) => part.modules.map((name) => [name, part] as const)));
  const borne = new Map<number, number>();

  const costOf = (one: Part, other: Part) => {
    const onlyOne = missingIn(one.neededBy, other.neededBy);
    const onlyOther = missingIn(other.neededBy, one.neededBy);
    const both = one.neededBy.size - onlyOne.length;
    const gain = answerBytes * both - other.bytes * onlyOne.length - one.bytes * onlyOther.length;
    return { onlyOne, onlyOther, gain };
  };
  const gains = new Map<string, readonly [number, number, number]>();
  const note = (at: number) => {
    const one = joined[at];
    joined.forEach((other, to) => {
      if (to === at) return;
      const key = `${Math.min(at, to)}-${Math.max(at, to)}`;
      gains.delete(key);
      if (one === undefined || other === undefined || one.isFixed || other.isFixed) return;
      const { gain } = costOf(one, other);
      if (gain > 0) gains.set(key, [Math.min(at, to), Math.max(at, to), gain]);
    });
  };
  joined.forEach((_, at) => note(at));

  for (;;) {
    let best: readonly [number, number, number] | undefined;
    for (const pair of gains.values()) if (best === undefined || pair[2] > best[2]) best = pair;
    if (best === undefined) return joined.filter((part) => part !== undefined);
    const [at, to] = best;
    const [one, other] = [joined[at], joined[to]];
    gains.delete(`${at}-${to}`);
    if (one === undefined || other === undefined) continue;
    const { onlyOne, onlyOther } = costOf(one, other);
    const grown = [
      ...onlyOne.map((place) => [place, other.bytes] as const),
      ...onlyOther.map((place) => [place, one.bytes] as const),
    ].map(([place, bytes]) => [place, (borne.get(place) ?? 0) + bytes] as const);
    if (
      grown.some(([place, bytes]) => bytes > mostForOthers(place)) ||
      bringsMore(onlyOne, other, partOf) ||
      bringsMore(onlyOther, one, partOf) ||
      haveBetween(one, other, partOf)
    )
      continue;
    for (const [place, bytes] of grown) borne.set(place, bytes);
    const both: Part = {
      modules: [...one.modules, ...other.modules],
      bytes: one.bytes + other.bytes,
      neededBy: new Set([...one.neededBy, ...other.neededBy]),
      imports: new Set(
        [...one.imports, ...other.imports].filter((name) => ![one, other].includes(partOf.get(name) ?? one)),
      ),
    };
    for (const name of both.modules) partOf.set(name, both);
    joined[at] = both;
    joined[to] = undefined;
    note(to);
    note(at);
  }
};
