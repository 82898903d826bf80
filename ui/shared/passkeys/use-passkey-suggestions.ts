import { useEffect, useEffectEvent } from 'react';
import { suggestsPasskeys } from './passkeys.ts';

const signs = ['pointermove', 'touchstart', 'keydown', 'focusin'] as const;

/**
 * Lets the browser list passkeys beside the address field. It begins with the first sign that a person is there: what is
 * needed for it is fetched by nobody who only looks at the page.
 */
export const usePasskeySuggestions = (isAsked: boolean, suggest: () => Promise<void>): void => {
  const begin = useEffectEvent(async () => {
    if (await suggestsPasskeys()) await suggest();
  });
  useEffect(() => {
    if (!isAsked) return undefined;
    const end = () => {
      for (const sign of signs) removeEventListener(sign, start);
    };
    const start = () => {
      end();
      void begin();
    };
    for (const sign of signs) addEventListener(sign, start, { passive: true });
    return end;
  }, [isAsked]);
};
