import { useEffect, useState } from 'react';

const inputAt = (id: string): HTMLInputElement | HTMLTextAreaElement | null => {
  if (typeof document === 'undefined') return null;
  const element = document.getElementById(id);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : null;
};

/**
 * A form from the server can be typed into before the script that owns it has arrived. The first render still sees what
 * stands in the page; without this, taking over the form would empty it under the person's hands.
 */
export const useEarlyText = (id: string, value: unknown, keep: (text: string) => void): void => {
  const [typed] = useState(() => inputAt(id)?.value ?? '');
  useEffect(() => {
    if (typed !== '' && (value ?? '') === '') keep(typed);
    // Once, when the page's own input is taken over.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
};

export const useEarlyCheck = (id: string, value: unknown, keep: (checked: boolean) => void): void => {
  const [checked] = useState(() => {
    const input = inputAt(id);
    return input !== null && 'checked' in input && input.checked;
  });
  useEffect(() => {
    if (checked && value !== true) keep(true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
};
