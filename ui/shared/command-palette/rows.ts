/** On the link of each row of a list: J and K go from one to the next, Enter opens the one that is reached. */
export const rowLink = { 'data-row-link': '' } as const;

const linksOf = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('main [data-row-link]'),
];

/** The row after this one, or the one before it; the first, or the last, where none has been reached yet. Never round. */
export const rowToReach = (count: number, at: number, step: 1 | -1): number | null => {
  if (count === 0) return null;
  if (at < 0) return step === 1 ? 0 : count - 1;
  const next = at + step;
  return next < 0 || next >= count ? null : next;
};

/** False where the page has no list, so that the key keeps what it does otherwise. */
export const reachRow = (step: 1 | -1): boolean => {
  const links = linksOf();
  const active = document.activeElement;
  const at = links.findIndex((link) => link === active || link.closest('li, tr')?.contains(active));
  const next = rowToReach(links.length, at, step);
  const link = next === null ? undefined : links[next];
  link?.focus();
  link?.scrollIntoView({ block: 'nearest' });
  return links.length > 0;
};
