import '../shared/fonts.css';

/**
 * A settled page is complete without the application: it is fetched when a pointer, a finger or the keyboard shows
 * interest. A button that was pressed meanwhile is pressed again once the application listens.
 */
const root = document.documentElement;
let begun = false;
let pressed: HTMLElement | undefined;

const begin = async () => {
  if (begun) return;
  begun = true;
  const { started } = await import('./browser.tsx');
  await started;
  removeEventListener('click', hold, true);
  removeEventListener('submit', holdForm, true);
  pressed?.click();
};

const hold = (event: MouseEvent) => {
  const target =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-wait-for-app]') : null;
  if (target === null) return;
  event.preventDefault();
  event.stopPropagation();
  pressed = target;
  void begin();
};

/** A form that left on its own would reload the page, and lose what was typed. */
const holdForm = (event: SubmitEvent) => {
  event.preventDefault();
  event.stopPropagation();
  pressed = event.submitter ?? undefined;
  void begin();
};

const interest = (event: Event) => {
  if (event.type === 'pointerover' && !(event.target instanceof Element && event.target.closest('a, button')))
    return;
  void begin();
};

addEventListener('click', hold, true);
addEventListener('submit', holdForm, true);
if (root.dataset['start'] === 'touched') {
  for (const name of ['pointerdown', 'touchstart', 'keydown', 'pointerover']) {
    addEventListener(name, interest, { passive: true });
  }
} else {
  void begin();
}
