const fade = 40;
/** Rings of focus have room within. */
const ring = 4;

/**
 * Links or chips in one row. On a phone it is moved sideways: wrapped, a dozen would fill the first screen. It fades where
 * it goes on; the room after the last one keeps that one clear.
 */
export const sidewaysRow = {
  display: 'flex',
  gap: 1,
  flexWrap: { md: 'wrap' },
  m: { xs: `-${ring}px`, md: 0 },
  p: { xs: `${ring}px ${fade}px ${ring}px ${ring}px`, md: 0 },
  overflowX: { xs: 'auto', md: 'visible' },
  scrollPaddingInline: `${ring}px ${fade}px`,
  scrollbarWidth: 'none',
  maskImage: { xs: `linear-gradient(to right, #000 calc(100% - ${fade}px), transparent)`, md: 'none' },
  '& > *': { flexShrink: 0 },
} as const;

/** As the `ref` of such a row: the chosen one may be far along it. */
export const showCurrent = (row: HTMLElement | null): void => {
  const current = row?.querySelector<HTMLElement>('[aria-current]');
  if (row && current) row.scrollLeft = current.offsetLeft - row.offsetLeft - row.clientWidth / 3;
};
