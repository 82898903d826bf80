import { useState } from 'react';

type Opened = 'renew' | 'remove' | 'rename';

/** Which question stands open. */
export const useDomainDialogs = () => {
  const [open, setOpen] = useState<Opened | null>(null);
  return { open, show: setOpen, close: () => setOpen(null) };
};
