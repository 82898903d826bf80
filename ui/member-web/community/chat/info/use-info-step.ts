import { useState } from 'react';

/** One step at a time; what was refused stands on the sheet. */
export const useInfoStep = () => {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  return {
    busy,
    error,
    /** True when it was done. */
    run: async (work: () => Promise<unknown>): Promise<boolean> => {
      setBusy(true);
      setError(undefined);
      try {
        await work();
        return true;
      } catch (refusal) {
        setError(refusal);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
};
export type InfoStep = ReturnType<typeof useInfoStep>;
