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

/** A row that its last button has left is still on the page, and there is nothing at it to see. */
const hasArea = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

const isThere = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  !element.matches(':disabled') &&
  hasArea(element) &&
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

/** Its row, and not the control beside it: a second Enter must not do what nobody wanted. */
const rowOf = (element: Element): HTMLElement | undefined => {
  for (let row: Element | null = element.parentElement; row !== null && row !== document.body;) {
    if (isThere(row)) return row;
    row = (row as Element).parentElement; // no longer narrowed by the question above
  }
  return undefined;
};

const recover = (visits: readonly Visit[]): void => {
  for (const { element, way } of visits) {
    if (isThere(element)) return focusOnce(element);
    const row = element.isConnected && element.matches(':disabled') ? rowOf(element) : undefined;
    if (row !== undefined) return focusOnce(row);
    for (const step of way) {
      const next = successor(step);
      if (next !== undefined) return focusOnce(next);
    }
  }
};

/**
 * When the focused control leaves the page (a claimed reward's button, a deleted row) or can't be used any more (a form's
 * button once all is saved), browsers give the focus to the body, and people who use a keyboard or a screen reader begin again at the top. This gives it to what follows instead.
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
  // A browser takes the focus off a disabled control when it next draws the page, not at once.
  const isLost = () => {
    const { activeElement } = document;
    const last = visits[0]?.element;
    const isGone = last !== undefined && (!last.isConnected || last.matches(':disabled'));
    return (
      isGone &&
      (activeElement === null || activeElement === document.body || activeElement.matches(':disabled'))
    );
  };
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
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  addEventListener('focusin', note);
  return () => {
    changes.disconnect();
    removeEventListener('focusin', note);
    cancelAnimationFrame(waiting);
  };
};
