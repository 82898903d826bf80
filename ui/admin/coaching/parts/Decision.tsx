import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { InfoIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { Facts } from '../../app/parts/Facts.tsx';
import { Checked, type CheckWords } from './Checklist.tsx';
import type { StaffCoachRequest, StaffSpecializationRequest } from '../data.ts';
import { StaffName } from '../../app/colleagues/StaffName.tsx';

type Request = Pick<
  StaffCoachRequest | StaffSpecializationRequest,
  'decidedAt' | 'decidedBy' | 'refusalReason' | 'checklist'
>;

/** What was decided, by whom, and on what grounds. */
export const Decision = ({ request, words }: Readonly<{ request: Request; words: CheckWords }>) => {
  const { decidedAt, decidedBy, refusalReason, checklist } = request;
  const { dateTime } = useFormats();
  return (
    <Facts
      facts={[
        ...(decidedAt === null
          ? []
          : [
              {
                key: 'at',
                label: <FormattedMessage id="console.coaching.decidedAt" />,
                value: dateTime(decidedAt),
              },
            ]),
        ...(decidedBy === null
          ? []
          : [
              {
                key: 'by',
                label: <FormattedMessage id="console.coaching.decidedBy" />,
                value: <StaffName actor={decidedBy} />,
              },
            ]),
        ...(refusalReason === null
          ? []
          : [
              {
                key: 'reason',
                label: <FormattedMessage id="console.coaching.refusalReason" />,
                value: refusalReason,
              },
            ]),
        ...(checklist.length === 0
          ? []
          : [
              {
                key: 'checked',
                label: <FormattedMessage id="console.coaching.checked" />,
                value: <Checked words={words} points={checklist} />,
              },
            ]),
      ]}
    />
  );
};

/** True from the moment a request that was open here is no longer: another person was faster, unless it was this page. */
export const useDecidedMeanwhile = (isOpen: boolean, decidedHere: boolean): boolean => {
  const [wasOpen] = useState(isOpen);
  return wasOpen && !isOpen && !decidedHere;
};

export const DecidedMeanwhile = () => (
  <Alert severity="info" icon={<InfoIcon fontSize="inherit" />} role="status">
    <FormattedMessage id="console.coaching.meanwhile" />
  </Alert>
);
