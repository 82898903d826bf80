import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { Bubble } from './Bubble.tsx';
import { BubbleFoot } from './BubbleFoot.tsx';

type Props = Readonly<{ count: number; isOwn: boolean; isGroup: boolean; at: Date | null }>;

/** What is left of a deleted message: on the side of who wrote it, with when. */
export const TraceRow = ({ count, isOwn, isGroup, at }: Props) => (
  <Bubble isOwn={isOwn} isFirst isLast isGroup={isGroup} isFaint>
    <Box sx={{ px: 1.5, pt: 0.75, pb: 0.5 }}>
      <Box component="i" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        <FormattedMessage id="chat.trace" values={{ count }} />
      </Box>
      {at !== null && <BubbleFoot at={at} />}
    </Box>
  </Bubble>
);
