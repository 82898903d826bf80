import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SwitchRow } from '#ui/components/forms/SwitchRow.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { RefreshIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { PageSection } from '../../app/parts/PageSection.tsx';
import type { Challenge, Enrolment } from '../data.ts';
import { Board } from './Board.tsx';
import { useEnrolmentSteps } from './data.ts';

type Props = Readonly<{ challenge: Challenge; enrolment: Enrolment }>;

/** A newer structure is there: what is done in it too stays done. */
const SwitchEdition = ({ onSwitch }: Readonly<{ onSwitch: () => Promise<void> }>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Alert
        severity="info"
        icon={<RefreshIcon fontSize="inherit" />}
        action={
          <Button color="inherit" onClick={() => setOpen(true)}>
            <FormattedMessage id="challenge.switch" />
          </Button>
        }
      >
        <FormattedMessage id="challenge.switch.there" />
      </Alert>
      <ConfirmOnDemand
        open={open}
        title={<FormattedMessage id="challenge.switch.title" />}
        confirmLabel={<FormattedMessage id="challenge.switch" />}
        onConfirm={onSwitch}
        onClose={() => setOpen(false)}
      >
        <FormattedMessage id="challenge.switch.text" />
      </ConfirmOnDemand>
    </>
  );
};

const Refund = ({
  enrolment,
  onRefund,
}: Readonly<{ enrolment: Enrolment; onRefund: () => Promise<void> }>) => {
  const { dateTime } = useFormats();
  const [open, setOpen] = useState(false);
  return (
    <Box>
      <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
        <FormattedMessage id="challenge.refund" />
      </Button>
      <Box component="p" sx={{ m: 0, mt: 0.5, color: 'text.secondary', fontSize: '0.875rem' }}>
        <FormattedMessage
          id="challenge.refund.until"
          values={{ date: dateTime(enrolment.refundableUntil) }}
        />
      </Box>
      <ConfirmOnDemand
        open={open}
        title={<FormattedMessage id="challenge.refund.title" />}
        confirmLabel={<FormattedMessage id="challenge.refund" />}
        dangerous
        onConfirm={onRefund}
        onClose={() => setOpen(false)}
      >
        <FormattedMessage id="challenge.refund.text" values={{ count: enrolment.paid }} />
      </ConfirmOnDemand>
    </Box>
  );
};

/** What a learner decides about their own enrolment: the board, a newer edition, taking it back. */
export const OwnEnrolment = ({ challenge, enrolment }: Props) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { refund, switchEdition, board } = useEnrolmentSteps(enrolment);
  const onBoard = board.isPending ? board.variables : enrolment.onBoard;
  const said =
    (id: 'challenge.refund.done' | 'challenge.switch.done', step: () => Promise<void>) => async () => {
      await step();
      toast(formatMessage({ id }), { kind: 'success' });
    };
  return (
    <PageSection title={<FormattedMessage id="challenge.learning" />}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {enrolment.maySwitch && <SwitchEdition onSwitch={said('challenge.switch.done', switchEdition)} />}
        <Box>
          <SwitchRow
            label={<FormattedMessage id="challenge.board.join" />}
            hint={<FormattedMessage id="challenge.board.hint" />}
            checked={onBoard}
            disabled={board.isPending}
            onChange={(next) => board.mutate(next)}
          />
          {board.isError && <ErrorNote error={board.error} />}
        </Box>
        <Board challengeId={challenge.id} />
        {enrolment.mayRefund && (
          <Refund enrolment={enrolment} onRefund={said('challenge.refund.done', refund)} />
        )}
      </Box>
    </PageSection>
  );
};
