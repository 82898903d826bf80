import Stack from '@mui/material/Stack';
import type { FormEvent, ReactNode } from 'react';

type Props = Readonly<{ onSubmit: (event: FormEvent) => unknown; children: ReactNode }>;

/** Readable before the application listens: `post` keeps a password out of the address should it leave on its own. */
export const EntranceForm = ({ onSubmit, children }: Props) => (
  <Stack
    component="form"
    method="post"
    noValidate
    onSubmit={(event) => void onSubmit(event)}
    sx={{ gap: 2.5 }}
  >
    {children}
  </Stack>
);
