import Alert, { type AlertColor } from '@mui/material/Alert';
import { FormattedMessage } from 'react-intl';
import { bankCodeOf } from '#core/money/payment/payment.ts';
import { InfoIcon } from '#ui/icons.tsx';
import { Vnd } from '../parts/cells.tsx';
import type { ReferenceCheck, StaffPayment } from '../parts/payment.ts';
import { useRested } from '#ui/use-rested.ts';
import { useReference } from './data.ts';

const severities = {
  UNKNOWN: 'info',
  USED: 'error',
  SHORT: 'warning',
  COVERS: 'success',
} as const satisfies Record<ReferenceCheck['state'], AlertColor>;

/** What is known of the money under a reference while it is typed; undefined until it is known. */
export const useReferenceCheck = (payment: StaffPayment, typed: string): ReferenceCheck | undefined => {
  const bankCode = bankCodeOf(useRested(typed));
  const isTyped = bankCode !== '' && bankCode.length <= 64;
  const { data } = useReference(payment, bankCode, isTyped);
  return isTyped && bankCode === bankCodeOf(typed) ? data : undefined;
};

/** Whether money under this reference arrived, and whether it pays the order. */
export const ReferenceNote = ({ check }: Readonly<{ check: ReferenceCheck | undefined }>) => (
  // Empty before anything is known, so that a screen reader says what comes.
  <div role="status">
    {check !== undefined && (
      <Alert severity={severities[check.state]} icon={<InfoIcon fontSize="inherit" />}>
        <FormattedMessage
          id={`console.payments.reference.${check.state}`}
          values={{
            available: <Vnd key="available" amount={check.availableVnd} />,
            outstanding: <Vnd key="outstanding" amount={check.outstandingVnd} />,
            missing: <Vnd key="missing" amount={check.outstandingVnd - check.availableVnd} />,
          }}
        />
      </Alert>
    )}
  </div>
);
