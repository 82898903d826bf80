import { FormattedMessage } from 'react-intl';
import { StatusChip } from '../components/StatusChip.tsx';

/** Of a week that came from another server. */
export const BroughtMark = ({ week: { isBrought } }: Readonly<{ week: Readonly<{ isBrought?: boolean }> }>) =>
  isBrought === true ? (
    <StatusChip status="neutral" label={<FormattedMessage id="indicator.brought" />} />
  ) : null;
