/**
 * What a person typed, on this device alone, until it is sent. A browser may refuse to store: then nothing is kept.
 * `parse` reads what lies there, which may be anything; null: nothing of use.
 */
export const deviceDraft = <Draft>(key: string, parse: (kept: unknown) => Draft | null) => ({
  read: (): Draft | null => {
    try {
      const kept = localStorage.getItem(key);
      return kept === null ? null : parse(JSON.parse(kept));
    } catch {
      return null;
    }
  },
  write: (draft: Draft): void => {
    try {
      localStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // The page keeps it as long as it lives.
    }
  },
  remove: (): void => {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept, so nothing is left.
    }
  },
});
