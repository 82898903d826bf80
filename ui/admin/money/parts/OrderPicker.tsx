import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { outstandingVnd } from '#core/money/payment/payment.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { describedBy, Field } from '#ui/components/forms/Field.tsx';
import { useIsSelf } from '../../app/parts/rights.ts';
import { useRested } from '#ui/use-rested.ts';
import { PaymentStatusChip, Vnd } from './cells.tsx';
import type { StaffPayment } from './payment.ts';
import { useOpenPayments } from './data.ts';

const shown = 6;

const Choice = ({ order, disabled }: Readonly<{ order: StaffPayment; disabled: boolean }>) => {
  const isOwn = useIsSelf(order.userId);
  return (
    <FormControlLabel
      value={order.id}
      disabled={disabled || isOwn}
      control={<Radio />}
      sx={{ mx: 0, py: 0.5, alignItems: 'flex-start' }}
      label={
        <Box sx={{ pt: 1 }}>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <strong>{order.code}</strong>
            <PaymentStatusChip status={order.status} />
          </Box>
          <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
            {order.userName}
            {' · '}
            <FormattedMessage
              id="console.payments.missing"
              values={{ amount: <Vnd key="amount" amount={outstandingVnd(order)} /> }}
            />
            {isOwn && (
              <>
                {' · '}
                <FormattedMessage id="console.transfers.suggestion.own" />
              </>
            )}
          </Typography>
        </Box>
      }
    />
  );
};

type Props = Readonly<{
  chosen: StaffPayment | null;
  onChoose: (order: StaffPayment) => void;
  error?: string | undefined;
  /** Already in another part. */
  taken?: readonly string[];
}>;

/** An open order, by its code or its member's name. */
export const OrderPicker = ({ chosen, onChoose, error, taken = [] }: Props) => {
  const id = useId();
  const [typed, setTyped] = useState(chosen?.code ?? '');
  const asked = useRested(typed.trim());
  const query = useOpenPayments(asked, shown);
  const found = query.data ?? [];
  const orders =
    chosen === null || found.some((order) => order.id === chosen.id) ? found : [chosen, ...found];

  return (
    <Box>
      <Field
        id={id}
        error={error}
        required
        label={<FormattedMessage id="console.transfers.order" />}
        hint={<FormattedMessage id="console.transfers.order.hint" />}
      >
        <OutlinedInput
          id={id}
          type="search"
          fullWidth
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={error !== undefined}
          autoComplete="off"
          inputProps={{
            maxLength: 100,
            spellCheck: false,
            'aria-describedby': describedBy(id, { hint: true, error }),
          }}
        />
      </Field>
      <Box aria-live="polite">
        {query.error !== null && <ErrorNote error={query.error} />}
        {orders.length > 0 ? (
          <RadioGroup
            aria-labelledby={`${id}-label`}
            value={chosen?.id ?? ''}
            onChange={(_, value) => {
              const order = orders.find((each) => each.id === value);
              if (order !== undefined) onChoose(order);
            }}
          >
            {orders.map((order) => (
              <Choice
                key={order.id}
                order={order}
                disabled={taken.includes(order.id) && order.id !== chosen?.id}
              />
            ))}
          </RadioGroup>
        ) : (
          asked.length >= 2 &&
          query.data !== undefined && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
              <FormattedMessage id="console.transfers.order.none" />
            </Typography>
          )
        )}
      </Box>
    </Box>
  );
};
