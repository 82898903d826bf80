import Stack from '@mui/material/Stack';
import { FormattedMessage } from 'react-intl';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import type { WrittenCard } from './data.ts';

const statuses = { DRAFT: 'neutral', PUBLISHED: 'done', ARCHIVED: 'locked' } as const;

/** Where a challenge stands with learners, and where with staff. */
export const StateChips = ({ status, submission }: Pick<WrittenCard, 'status' | 'submission'>) => (
  <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
    <StatusChip status={statuses[status]} label={<FormattedMessage id={`authoring.status.${status}`} />} />
    {submission !== 'NONE' && (
      <StatusChip
        status={submission === 'WAITING' ? 'waiting' : 'warning'}
        label={<FormattedMessage id={`authoring.submission.${submission}`} />}
      />
    )}
  </Stack>
);
