import { useEffect, useLayoutEffect, useRef } from 'react';

/** What the page's own input holds beyond what it was written with; undefined: nobody touched it. */
const earlyInput = (id: string): string | boolean | undefined => {
  const element = document.getElementById(id);
  if (element instanceof HTMLInputElement && element.type === 'checkbox')
    return element.checked === element.defaultChecked ? undefined : element.checked;
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return undefined;
  // The default of a text area keeps line ends that its value never has.
  const written = element.defaultValue.replaceAll('\r\n', '\n');
  return element.value === '' || element.value === written ? undefined : element.value;
};

/**
 * A form from the server can be typed into, or filled in by a password manager, before the script that owns it has
 * arrived. Taking over the page leaves an input as it stands, the first update after it does not: so it is read in
 * between, and kept once the form listens.
 */
export const useEarlyInput = (id: string, keep: (input: string | boolean) => void): void => {
  const early = useRef<string | boolean>(undefined);
  useLayoutEffect(() => {
    early.current = earlyInput(id);
    // Once, when the page's own input is taken over.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    if (early.current !== undefined) keep(early.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
};
