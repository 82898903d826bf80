import Box from '@mui/material/Box';
import type { Challenge } from '../data.ts';
import { Outline } from './Outline.tsx';
import { ProgressLine } from './ProgressLine.tsx';

type Props = Readonly<{
  challenge: Challenge;
  /** The lesson or quiz that is open. */
  currentId: string;
  onOpen?: () => void;
}>;

/** How far one has come, and what there is. */
export const OutlineContents = ({ challenge, currentId, onOpen }: Props) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    {challenge.enrolment !== null && <ProgressLine percent={challenge.percent} />}
    <Outline challenge={challenge} currentId={currentId} {...(onOpen === undefined ? {} : { onOpen })} />
  </Box>
);
