/** One step of the way from a focused element up to the page, with what stood around it. */
type Step = Readonly<{ parent: Element; after: readonly Element[]; before: readonly Element[] }>;
type Visit = Readonly<{ element: Element; way: readonly Step[] }>;

const remembered = 5;

const siblings = (element: Element, next: 'nextElementSibling' | 'previousElementSibling'): Element[] => {
  const found: Element[] = [];
  for (let one = element[next]; one !== null; one = one[next]) found.push(one);
  return found;
};

const wayOf = (element: Element): Step[] => {
  const way: Step[] = [];
  for (let one = element; one.parentElement !== null && one.parentElement !== document.body;) {
    way.push({
      parent: one.parentElement,
      after: siblings(one, 'nextElementSibling'),
      before: siblings(one, 'previousElementSibling'),
    });
    one = one.parentElement;
  }
  return way;
};

const isThere = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  element.getClientRects().length > 0 &&
  element.closest('[aria-hidden="true"], [inert]') === null;

/** What follows, else what went before; where the whole content was exchanged, its heading. */
const successor = ({ parent, after, before }: Step): HTMLElement | undefined => {
  if (!parent.isConnected) return undefined;
  const near = after.find(isThere) ?? before.find(isThere);
  if (near !== undefined) return near as HTMLElement; // `isThere` looked
  const heading = [...parent.querySelectorAll('h1, h2, h3')].find(isThere);
  return heading ?? (isThere(parent) ? parent : undefined);
};

/** A place that is no control takes the focus once: the next Tab goes on from it. */
const focusOnce = (element: HTMLElement): void => {
  if (!element.matches('a[href], button:enabled, [tabindex]')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
};

const recover = (visits: readonly Visit[]): void => {
  for (const { element, way } of visits) {
    if (isThere(element)) return focusOnce(element);
    for (const step of way) {
      const next = successor(step);
      if (next !== undefined) return focusOnce(next);
    }
  }
};

/**
 * When the focused control leaves the page (a claimed reward's button, a deleted row), browsers give the focus to the
 * body, and people who use a keyboard or a screen reader begin again at the top. This gives it to what follows instead.
 * A page that places the focus itself, or a reader who has clicked elsewhere, comes first.
 * @returns how to stop
 */
export const recoverLostFocus = (): (() => void) => {
  let visits: Visit[] = [];
  let waiting = 0;

  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target === document.body) return;
    visits = [
      { element: target, way: wayOf(target) },
      ...visits.filter(({ element }) => element !== target),
    ].slice(0, remembered);
  };
  const isLost = () =>
    (document.activeElement === null || document.activeElement === document.body) &&
    visits[0] !== undefined &&
    !visits[0].element.isConnected;
  // Two frames later a dialog has given the focus back, and a new page has taken it.
  const look = () => {
    if (!isLost() || waiting !== 0) return;
    waiting = requestAnimationFrame(() => {
      waiting = requestAnimationFrame(() => {
        waiting = 0;
        if (isLost()) recover(visits);
      });
    });
  };

  const changes = new MutationObserver(look);
  changes.observe(document.body, { childList: true, subtree: true });
  addEventListener('focusin', note);
  return () => {
    changes.disconnect();
    removeEventListener('focusin', note);
    cancelAnimationFrame(waiting);
  };
};
