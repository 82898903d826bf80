import '#ui/theme/fonts.css';
import { watchReader } from './scroll-place.ts';

declare global {
  interface Window {
    /** Held by the page itself, before any script has arrived: see `index.html`. */
    early: {
      /** Does once more what was held last. */
      again: (() => void) | undefined;
      /** Called at each press that is held. */
      wanted: () => void;
      /** Nothing is held from here on. */
      end(): void;
    };
  }
}

/**
 * A settled page is complete without the application: it is fetched when a pointer, a finger or the keyboard shows
 * interest. What was pressed meanwhile is pressed again once the application listens.
 */
watchReader();
const { early } = window;
let begun = false;

const begin = async () => {
  if (begun) return;
  begun = true;
  const { started } = await import('./browser.tsx');
  await started;
  early.end();
  early.again?.();
};

const interest = (event: Event) => {
  if (event.type === 'pointerover' && !(event.target instanceof Element && event.target.closest('a, button')))
    return;
  void begin();
};

/** Parts that say something only with the application; an address may lead right to one of them. */
const beginNearNeed = () => {
  if (new URLSearchParams(location.search).has('comment')) return void begin();
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      void begin();
    },
    { rootMargin: '100% 0px' },
  );
  for (const part of document.querySelectorAll('[data-needs-start]')) watch.observe(part);
};

early.wanted = () => void begin();
if (document.documentElement.dataset['start'] === 'touched' && early.again === undefined) {
  for (const name of ['pointerdown', 'touchstart', 'keydown', 'pointerover']) {
    addEventListener(name, interest, { passive: true });
  }
  beginNearNeed();
} else {
  void begin();
}
