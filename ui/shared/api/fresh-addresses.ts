import type { Query, QueryClient } from '@tanstack/react-query';

/** When a signed address of a file ends, as it says itself: ours in seconds, a bucket's as a beginning and a lifetime. */
export const addressEnd = (address: string): number | null => {
  if (!URL.canParse(address)) return null;
  const { searchParams } = new URL(address);
  const ours = searchParams.has('signature') ? searchParams.get('expires') : null;
  if (ours !== null && /^\d+$/.test(ours)) return Number(ours) * 1000;
  const begun = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(searchParams.get('X-Amz-Date') ?? '');
  const seconds = Number(searchParams.get('X-Amz-Expires') ?? Number.NaN);
  if (!begun || Number.isNaN(seconds)) return null;
  const [, year, month, day, hour, minute, second] = begun.map(Number) as [number, ...number[]]; // seven groups
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second) + seconds * 1000;
};

export const isOver = (address: string, now = Date.now()): boolean => {
  const end = addressEnd(address);
  return end !== null && end <= now;
};

const fileOf = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
};

/** The address of the same file somewhere in what a query holds. */
const addressIn = (data: unknown, file: string): string | null => {
  if (typeof data === 'string') return data.startsWith(`${file}?`) ? data : null;
  if (typeof data !== 'object' || data === null) return null;
  for (const part of Object.values(data)) {
    const found = addressIn(part, file);
    if (found !== null) return found;
  }
  return null;
};

const shownWith = (queries: QueryClient, file: string): readonly Query[] =>
  queries.getQueryCache().findAll({
    type: 'active',
    predicate: ({ state }) => addressIn(state.data, file) !== null,
  });

/** Whether what the page shows was asked for together with this address, so that asking again gives a fresh one. */
export const canAskAgain = (queries: QueryClient, address: string): boolean =>
  URL.canParse(address) && shownWith(queries, fileOf(address)).length > 0;

/** Asks again for what came with an address that is over; null when nothing on the page did, or it has none any more. */
export const freshAddress = async (queries: QueryClient, address: string): Promise<string | null> => {
  if (!URL.canParse(address)) return null;
  const file = fileOf(address);
  const holding = shownWith(queries, file).map(({ queryHash }) => queryHash);
  if (holding.length === 0) return null;
  await queries.refetchQueries({
    type: 'active',
    predicate: ({ queryHash }) => holding.includes(queryHash),
  });
  for (const query of shownWith(queries, file)) {
    const found = addressIn(query.state.data, file);
    if (found !== null && found !== address) return found;
  }
  return null;
};

/** Goes where a link would have led, by another address; without one, the old one says why. */
export const followInstead = (link: HTMLAnchorElement, address: string | null): void => {
  const { href, target, rel, download } = link;
  if (address === null) {
    window.open(href, target || '_self', 'noopener');
    return;
  }
  const fresh = document.createElement('a');
  Object.assign(fresh, { href: address, target, rel });
  if (link.hasAttribute('download')) fresh.download = download;
  document.body.append(fresh);
  fresh.click();
  fresh.remove();
};

/**
 * Addresses of private files live a minute, pages longer. A picture, a film or a link whose address is over makes the
 * page ask again for what it came with; what is loaded already stays. Returns how to stop.
 */
export const keepAddressesFresh = (queries: QueryClient): (() => void) => {
  const asking = new Map<string, Promise<string | null>>();
  const ask = (address: string): Promise<string | null> => {
    const file = fileOf(address);
    const begun = asking.get(file) ?? freshAddress(queries, address).finally(() => asking.delete(file));
    asking.set(file, begun);
    return begun;
  };

  const failed = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement || target instanceof HTMLMediaElement)) return;
    if (target.dataset['renewsItself'] !== undefined) return;
    const address = target.currentSrc || target.src;
    if (isOver(address)) ask(address).catch(() => undefined); // what stands in for the picture stays
  };
  const clicked = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || !isOver(link.href) || !canAskAgain(queries, link.href)) return;
    event.preventDefault();
    ask(link.href).then(
      (address) => followInstead(link, address),
      () => followInstead(link, null),
    );
  };

  // Failures of pictures do not bubble: they are met on the way down.
  window.addEventListener('error', failed, true);
  window.addEventListener('click', clicked, true);
  return () => {
    window.removeEventListener('error', failed, true);
    window.removeEventListener('click', clicked, true);
  };
};
