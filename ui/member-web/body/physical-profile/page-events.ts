type PageEvents = Readonly<{
  /** Another tab wrote to the storage of this device. */
  onStorage: (event: StorageEvent) => void;
  onOnline: () => void;
  /** The page went out of sight; a phone may never show it again. */
  onHidden: () => void;
}>;

/** Listens to the other tabs, the connection and the end of the page. Answers how to stop. */
export const listenToPage = ({ onStorage, onOnline, onHidden }: PageEvents) => {
  const changed = () => {
    if (document.visibilityState === 'hidden') onHidden();
  };
  addEventListener('storage', onStorage);
  addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', changed);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', changed);
  };
};
