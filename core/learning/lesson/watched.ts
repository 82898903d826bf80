/** Whole seconds of a video, `to` not included. */
export type Span = readonly [from: number, to: number];

/** Spans in order, apart from each other: what was watched of a video, each second once. */
export type Watched = readonly Span[];

export const nothingWatched: Watched = [];

const isSpan = ([from, to]: Span): boolean =>
  Number.isSafeInteger(from) && Number.isSafeInteger(to) && from >= 0 && to > from;

/** In order and apart; what is no span of whole seconds within `seconds` is cut or dropped. */
export const tidySpans = (spans: readonly Span[], seconds: number): Watched => {
  const sorted = spans
    .filter(isSpan)
    .map(([from, to]): Span => [from, Math.min(to, seconds)])
    .filter(([from, to]) => to > from)
    .toSorted(([a], [b]) => a - b);
  const tidy: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = tidy.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else tidy.push([from, to]);
  }
  return tidy;
};

export const secondsOf = (watched: Watched): number =>
  watched.reduce((sum, [from, to]) => sum + to - from, 0);

/** The parts of one span that were not watched before, in order. */
export const newPartsOf = ([from, to]: Span, watched: Watched): Watched => {
  const parts: Span[] = [];
  let place = from;
  for (const [start, end] of watched) {
    if (end <= place) continue;
    if (start >= to) break;
    if (start > place) parts.push([place, Math.min(start, to)]);
    place = Math.max(place, end);
    if (place >= to) break;
  }
  if (place < to) parts.push([place, to]);
  return parts;
};
