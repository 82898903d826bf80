import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';

/** An answer that came while the person looked at the button below it. */
export const ScrolledIntoView = ({ children }: Readonly<{ children: ReactNode }>) => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <Box ref={element}>{children}</Box>;
};
