import Stack from '@mui/material/Stack';
import { FormattedMessage } from 'react-intl';
import type { PostStatus } from '#core/content/post/post.ts';
import type { ChangeStatus } from '#core/content/post/working-copy.ts';
import { type Status, StatusChip } from '../components/StatusChip.tsx';
import './words.ts';

const colours: Readonly<Record<PostStatus, Status>> = {
  DRAFT: 'neutral',
  PENDING: 'waiting',
  SCHEDULED: 'active',
  PUBLISHED: 'done',
  TRASH: 'refused',
};

type Props = Readonly<{ status: PostStatus; change: ChangeStatus; isMachineDraft?: boolean }>;

/** Where an article stands, and its proposed change. */
export const PostStateChips = ({ status, change, isMachineDraft = false }: Props) => (
  <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
    <StatusChip status={colours[status]} label={<FormattedMessage id={`content.status.${status}`} />} />
    {change !== 'NONE' && (
      <StatusChip
        status={change === 'WAITING' ? 'waiting' : 'refused'}
        label={<FormattedMessage id={`content.change.${change}`} />}
      />
    )}
    {isMachineDraft && <StatusChip status="warning" label={<FormattedMessage id="content.machine" />} />}
  </Stack>
);
