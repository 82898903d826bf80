import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { outstandingVnd } from '#core/money/payment/payment.ts';
import { CheckboxInput } from '#ui/components/forms/CheckboxInput.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { UnitField } from '#ui/components/forms/UnitField.tsx';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { useFormats } from '#ui/intl.ts';
import { PlusIcon, TrashIcon } from '#ui/icons.tsx';
import { useForm } from '#ui/use-form.ts';
import { moneyClient } from '../../app/money-client.ts';
import { OrderPicker } from '../parts/OrderPicker.tsx';
import type { StaffPayment } from '../parts/payment.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { useMay } from '../../app/parts/rights.ts';
import type { TransferDialogProps } from './MatchDialog.tsx';
import { nextPortion, remainderOf } from './portions.ts';
import {
  emptyPart,
  mostParts,
  type Part,
  type SplitForm,
  splitInput,
  splitSchema,
  type SplitValues,
} from './split-form.ts';

type SplitControl = Control<SplitValues, unknown, SplitValues>;

/** Adds and removes parts; an order that is chosen gets as much as is left for it. */
const usePartChanges = (
  { setValue, clearErrors, formState }: SplitForm,
  parts: readonly Part[],
  availableVnd: number,
) => {
  const nextKey = useRef(2);
  const put = (next: Part[]) => {
    setValue('parts', next, { shouldDirty: true });
    clearErrors('parts');
  };
  return {
    add: () => {
      put([...parts, emptyPart(nextKey.current)]);
      nextKey.current += 1;
    },
    remove: (index: number) => put(parts.filter((_, at) => at !== index)),
    chooseOrder: (index: number, order: StaffPayment) => {
      const others = parts.filter((_, at) => at !== index);
      setValue(`parts.${index}.order`, order, { shouldValidate: formState.isSubmitted });
      setValue(`parts.${index}.amountVnd`, nextPortion(remainderOf(availableVnd, others), order), {
        shouldValidate: formState.isSubmitted,
      });
    },
  };
};

type PartFieldsProps = Readonly<{
  control: SplitControl;
  index: number;
  order: StaffPayment | null;
  /** Orders that have a part already. */
  taken: readonly string[];
  error: string | undefined;
  onChoose: (order: StaffPayment) => void;
  /** Absent: it is the only one. */
  onRemove: (() => void) | undefined;
}>;

/** One order, and how much of the transfer it gets. */
const PartFields = ({ control, index, order, taken, error, onChoose, onRemove }: PartFieldsProps) => {
  const { formatMessage } = useIntl();
  return (
    <Box
      component="fieldset"
      sx={{
        m: 0,
        p: 1.5,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '12px',
        minWidth: 0,
      }}
    >
      <Box component="legend" sx={{ px: 0.5, fontWeight: 600 }}>
        <FormattedMessage id="console.transfers.split.part" values={{ number: index + 1 }} />
      </Box>
      <OrderPicker chosen={order} taken={taken} error={error} onChoose={onChoose} />
      <Box sx={{ mt: 1.5 }}>
        <UnitField
          key={order?.id}
          control={control}
          name={`parts.${index}.amountVnd`}
          required
          digits={0}
          unit="₫"
          label={<FormattedMessage id="console.transfers.match.amount" />}
        />
      </Box>
      {onRemove !== undefined && (
        <Button
          variant="text"
          color="error"
          size="small"
          startIcon={<TrashIcon />}
          onClick={onRemove}
          sx={{ mt: 1 }}
          aria-label={formatMessage({ id: 'console.transfers.split.remove' }, { number: index + 1 })}
        >
          <FormattedMessage id="console.transfers.split.removeShort" />
        </Button>
      )}
    </Box>
  );
};

type RestProps = Readonly<{ control: SplitControl; rest: number; returnsRest: boolean }>;

/** What no part has: how much it is, and whether it goes back. */
const Rest = ({ control, rest, returnsRest }: RestProps) => {
  const { vnd } = useFormats();
  const may = useMay();
  return (
    <>
      <Typography component="output" aria-live="polite" sx={{ fontWeight: 600 }}>
        <FormattedMessage id="console.transfers.split.rest" values={{ amount: vnd(Math.max(0, rest)) }} />
      </Typography>
      {rest < 0 && (
        <Alert severity="error" role="alert">
          <FormattedMessage id="console.transfers.split.exceeds" values={{ amount: vnd(-rest) }} />
        </Alert>
      )}
      {rest > 0 && may('payment.reject') && (
        <CheckboxInput
          control={control}
          name="returnsRest"
          label={<FormattedMessage id="console.transfers.split.returnsRest" values={{ amount: vnd(rest) }} />}
        />
      )}
      {rest > 0 && returnsRest && (
        <TextInput
          control={control}
          name="note"
          required
          rows={2}
          maxLength={500}
          label={<FormattedMessage id="console.transfers.return.note" />}
          hint={<FormattedMessage id="console.transfers.return.note.hint" />}
        />
      )}
    </>
  );
};

type ConsequenceProps = Readonly<{ parts: readonly Part[]; rest: number; returnsRest: boolean }>;

const Consequence = ({ parts, rest, returnsRest }: ConsequenceProps) => {
  const { vnd } = useFormats();
  const completed = parts.filter(
    ({ order, amountVnd }) => order !== null && amountVnd === outstandingVnd(order),
  ).length;
  return (
    <FormattedMessage
      id="console.transfers.split.consequence"
      values={{
        orders: parts.length,
        completed,
        rest: rest > 0 ? (returnsRest ? 'returned' : 'waits') : 'none',
        amount: vnd(Math.max(0, rest)),
      }}
    />
  );
};

/** Several orders paid by one transfer, and what is over sent back: in one step, all of it or nothing. */
export const SplitDialog = ({ transfer, reload, onDone, onClose }: TransferDialogProps) => {
  const { vnd } = useFormats();
  const form: SplitForm = useForm<SplitValues, unknown, SplitValues>({
    resolver: contractResolver(splitSchema),
    defaultValues: { parts: [emptyPart(0), emptyPart(1)], returnsRest: false, note: '' },
  });
  const { control, formState } = form;
  const [parts, returnsRest] = useWatch({ control, name: ['parts', 'returnsRest'] });
  const left = transfer.unallocatedVnd;
  const rest = remainderOf(left, parts);
  const { add, remove, chooseOrder } = usePartChanges(form, parts, left);

  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.transfers.split.title" values={{ amount: vnd(left) }} />}
      irreversible
      disabled={rest < 0}
      consequence={<Consequence parts={parts} rest={rest} returnsRest={returnsRest} />}
      confirmLabel={
        <FormattedMessage id="console.transfers.split.confirm" values={{ count: parts.length }} />
      }
      reload={reload}
      onConfirm={async (values) => {
        await moneyClient.adminIncomingTransfers.split({
          params: { id: transfer.id },
          body: splitInput(values, left),
        });
        await onDone();
      }}
      onClose={onClose}
    >
      {parts.map(({ key, order }, index) => (
        <PartFields
          key={key}
          control={control}
          index={index}
          order={order}
          taken={parts.flatMap((each) => each.order?.id ?? [])}
          error={formState.errors.parts?.[index]?.order?.message}
          onChoose={(next) => chooseOrder(index, next)}
          onRemove={parts.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      {parts.length < mostParts - 1 && (
        <Button variant="outlined" startIcon={<PlusIcon />} onClick={add} sx={{ alignSelf: 'flex-start' }}>
          <FormattedMessage id="console.transfers.split.add" />
        </Button>
      )}
      <Rest control={control} rest={rest} returnsRest={returnsRest} />
    </FormDialog>
  );
};
