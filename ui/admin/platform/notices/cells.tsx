import { FormattedMessage } from 'react-intl';
import { type Status, StatusChip } from '#ui/components/StatusChip.tsx';
import type { StaffAnnouncement } from './data.ts';

const statusColours: Readonly<Record<StaffAnnouncement['status'], Status>> = {
  SENDING: 'active',
  COMPLETED: 'done',
  STOPPED: 'neutral',
};
export const AnnouncementStatusChip = ({ status }: Readonly<{ status: StaffAnnouncement['status'] }>) => (
  <StatusChip
    status={statusColours[status]}
    label={<FormattedMessage id={`console.emails.status.${status}`} />}
  />
);
