import { fold } from '#core/kernel/text/text.ts';

const hidden = '…';

/** A member's own name is nothing that a provider needs. Folded letters are as many as the written ones in NFC. */
export const withoutName = (text: string, name: string): string => {
  const sought = fold(name);
  const written = text.normalize('NFC');
  const folded = fold(written);
  if (sought.length < 2 || folded.length !== written.length) return written;
  let rest = written;
  for (
    let at = folded.lastIndexOf(sought);
    at !== -1;
    at = at === 0 ? -1 : folded.lastIndexOf(sought, at - 1)
  )
    rest = rest.slice(0, at) + hidden + rest.slice(at + sought.length);
  return rest;
};
