/** Where react-router keeps the scroll positions of this tab, by the key of the history entry. */
const positionsKey = 'react-router-scroll-positions';

type Positions = Record<string, number>;

const storedPositions = (storage: Pick<Storage, 'getItem'>): Positions => {
  const known: unknown = JSON.parse(storage.getItem(positionsKey) ?? '{}');
  return typeof known === 'object' && known !== null ? (known as Positions) : {}; // written by react-router alone
};

const keyIn = (state: unknown): string | undefined =>
  typeof state === 'object' &&
  state !== null &&
  'documentKey' in state &&
  typeof state.documentKey === 'string'
    ? state.documentKey
    : undefined;

type Tab = Readonly<{
  history: Pick<History, 'state' | 'replaceState'>;
  /** Reading it may already be refused by the browser. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether the reader has scrolled before the application was there. */
  hasMoved: boolean;
  /** Differs between two documents of one tab. */
  freshKey: string;
}>;

/**
 * Names the history entry of a freshly loaded document. The router calls every such entry `default`: without a name a
 * new page would open where another one was left. Back and reload find the name, and with it the place: unless the
 * reader has scrolled already, for then a late jump would take them away from what they read.
 * @returns the entry's key.
 */
export const nameDocumentEntry = ({ history, storage, hasMoved, freshKey }: Tab): string => {
  const known = keyIn(history.state);
  if (known === undefined) {
    history.replaceState({ ...(history.state as object | null), documentKey: freshKey }, '');
    return freshKey;
  }
  if (hasMoved) {
    try {
      const kept = storage();
      const { [known]: _place, ...others } = storedPositions(kept);
      kept.setItem(positionsKey, JSON.stringify(others));
    } catch {
      // A full or forbidden storage costs the place alone.
    }
  }
  return known;
};
