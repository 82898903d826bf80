/** What a reader does to move a page by hand. */
const movements = ['wheel', 'touchmove', 'keydown'] as const;
const patienceMs = 10_000;

/** Whether the reader has moved the page since the first script ran: from then on the place is theirs. */
export const reader = { hasMoved: false };

export const watchReader = (): void => {
  for (const name of movements)
    addEventListener(name, () => (reader.hasMoved = true), { passive: true, once: true });
};

/** What a page asks the server for comes within so long, as a rule; later, a place that moves would surprise. */
const growthMs = 3_000;

/**
 * Keeps the part of a page that an address names, `#partners`, at the top while what stands above it comes and makes the
 * page longer. Gives up when the reader moves by themselves.
 * @param place the part, as it stands in the page
 * @returns how to give up
 */
export const stayAtPlace = (place: Element): (() => void) => {
  const ended = new AbortController();
  const end = () => ended.abort();
  const growth = new ResizeObserver(() => place.scrollIntoView());
  growth.observe(document.body);
  const late = setTimeout(end, growthMs);
  ended.signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(late);
  });
  for (const name of [...movements, 'pointerdown'])
    addEventListener(name, end, { passive: true, signal: ended.signal });
  return end;
};

const mayReach = (top: number) => document.documentElement.scrollHeight - innerHeight >= top;

/**
 * Scrolls to a place that is not there yet: what a page asks the server for makes it long enough only later. Gives up
 * when the reader moves by themselves, and after ten seconds.
 * @param top distance from the top of the page, in pixels
 * @returns how to give up
 */
export const scrollWhenReachable = (top: number): (() => void) => {
  const ended = new AbortController();
  const end = () => ended.abort();
  const tryNow = () => {
    if (!mayReach(top)) return;
    scrollTo(0, top);
    end();
  };
  const growth = new ResizeObserver(tryNow);
  growth.observe(document.body);
  const late = setTimeout(end, patienceMs);
  ended.signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(late);
  });
  for (const name of movements) addEventListener(name, end, { passive: true, signal: ended.signal });
  return end;
};
