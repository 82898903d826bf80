import { useState } from 'react';

/**
 * Addresses of files end within minutes, and each answer of the server brings others. What has loaded stays as it is; what
 * failed is tried again under the next address that comes.
 */
export const useKeptAddress = <Given extends Readonly<{ src: string }>>(given: Given) => {
  const [kept, setKept] = useState(given);
  const [broken, setBroken] = useState<string>();
  const isBroken = broken === kept.src;
  if (isBroken && given.src !== kept.src) {
    setKept(given);
    setBroken(undefined);
  }
  return { kept, isBroken, onError: () => setBroken(kept.src) };
};
