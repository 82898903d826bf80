import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import type { AiBlock } from '../../app/data/ai.ts';

type Props = Readonly<{ blocks: readonly AiBlock[]; children?: ReactNode }>;

/** Readers hear each sentence once, when it comes; it stands on the page before there is anything to say. */
export const NewSentences = ({ blocks, children }: Props) => (
  <Box role="log" aria-live="polite" aria-atomic={false} sx={visuallyHidden}>
    {blocks.map(({ seq, text }) => (
      <p key={seq}>{text}</p>
    ))}
    {children}
  </Box>
);
