import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import { outstandingVnd } from '#core/money/payment/payment.ts';
import { adminIncomingTransfers } from '#http/money/contract/admin-payments.ts';
import { CheckboxInput, TextInput, UnitField } from '#ui/components/forms/inputs.tsx';
import { codeMessage, contractResolver } from '#ui/api/contract-resolver.ts';
import { useFormats } from '#ui/intl.tsx';
import { PlusIcon, TrashIcon } from '#ui/icons.tsx';
import { useForm } from '#ui/use-form.ts';
import { moneyClient } from '../../app/money-client.ts';
import { OrderPicker } from '../parts/OrderPicker.tsx';
import type { StaffPayment } from '../parts/payment.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { useMay } from '../../app/parts/rights.ts';
import type { TransferDialogProps } from './MatchDialog.tsx';
import { nextPortion, remainderOf } from './portions.ts';

const mostParts = 10;
const note = adminIncomingTransfers.return.body.shape.note;

/** `key` keeps a part's boxes its own when another one goes. */
type Part = { key: number; order: StaffPayment | null; amountVnd: number | null };
type Values = { parts: Part[]; returnsRest: boolean; note: string };

const part = z
  .object({
    key: z.number(),
    order: z.custom<StaffPayment | null>((value) => value !== null, codeMessage('input.required')),
    amountVnd: z.int(codeMessage('input.whole_number')).min(1).nullable(),
  })
  .superRefine(({ order, amountVnd }, context) => {
    if (amountVnd === null)
      context.addIssue({ code: 'custom', path: ['amountVnd'], message: codeMessage('input.required') });
    else if (order !== null && amountVnd > outstandingVnd(order))
      context.addIssue({
        code: 'custom',
        path: ['amountVnd'],
        message: codeMessage('incoming_transfer.amount_exceeded', { available: outstandingVnd(order) }),
      });
  });
const schema = z
  .object({ parts: z.array(part), returnsRest: z.boolean(), note: z.string() })
  .superRefine((values, context) => {
    if (!values.returnsRest) return;
    const checked = note.safeParse(values.note);
    if (!checked.success)
      context.addIssue({
        code: 'custom',
        path: ['note'],
        message: codeMessage('input.min_length', { length: 3 }),
      });
  });

const emptyPart = (key: number): Part => ({ key, order: null, amountVnd: null });

/** Several orders paid by one transfer, and what is over sent back: in one step, all of it or nothing. */
export const SplitDialog = ({ transfer, reload, onDone, onClose }: TransferDialogProps) => {
  const { formatMessage } = useIntl();
  const { vnd } = useFormats();
  const may = useMay();
  const form = useForm<Values, unknown, Values>({
    resolver: contractResolver(schema),
    defaultValues: { parts: [emptyPart(0), emptyPart(1)], returnsRest: false, note: '' },
  });
  const { control, setValue, clearErrors, formState } = form;
  const nextKey = useRef(2);
  const [parts, returnsRest] = useWatch({ control, name: ['parts', 'returnsRest'] });
  const put = (next: Part[]) => {
    setValue('parts', next, { shouldDirty: true });
    clearErrors('parts');
  };
  const left = transfer.unallocatedVnd;
  const rest = remainderOf(left, parts);
  const completed = parts.filter(
    ({ order, amountVnd }) => order !== null && amountVnd === outstandingVnd(order),
  ).length;

  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.transfers.split.title" values={{ amount: vnd(left) }} />}
      irreversible
      disabled={rest < 0}
      consequence={
        <FormattedMessage
          id="console.transfers.split.consequence"
          values={{
            orders: parts.length,
            completed,
            rest: rest > 0 ? (returnsRest ? 'returned' : 'waits') : 'none',
            amount: vnd(Math.max(0, rest)),
          }}
        />
      }
      confirmLabel={
        <FormattedMessage id="console.transfers.split.confirm" values={{ count: parts.length }} />
      }
      reload={reload}
      onConfirm={async (values) => {
        const restVnd = remainderOf(left, values.parts);
        await moneyClient.adminIncomingTransfers.split({
          params: { id: transfer.id },
          body: {
            parts: [
              ...values.parts.flatMap(({ order, amountVnd }) =>
                order === null || amountVnd === null ? [] : [{ paymentId: order.id, amountVnd }],
              ),
              ...(values.returnsRest && restVnd > 0
                ? [{ paymentId: null, amountVnd: restVnd, note: values.note }]
                : []),
            ],
          },
        });
        await onDone();
      }}
      onClose={onClose}
    >
      {parts.map(({ key, order }, index) => {
        return (
          <Box
            key={key}
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
            <OrderPicker
              chosen={order}
              taken={parts.flatMap((each) => each.order?.id ?? [])}
              error={formState.errors.parts?.[index]?.order?.message}
              onChoose={(next) => {
                const others = parts.filter((_, at) => at !== index);
                setValue(`parts.${index}.order`, next, { shouldValidate: formState.isSubmitted });
                setValue(`parts.${index}.amountVnd`, nextPortion(remainderOf(left, others), next), {
                  shouldValidate: formState.isSubmitted,
                });
              }}
            />
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
            {parts.length > 1 && (
              <Button
                variant="text"
                color="error"
                size="small"
                startIcon={<TrashIcon />}
                onClick={() => put(parts.filter((_, at) => at !== index))}
                sx={{ mt: 1 }}
                aria-label={formatMessage({ id: 'console.transfers.split.remove' }, { number: index + 1 })}
              >
                <FormattedMessage id="console.transfers.split.removeShort" />
              </Button>
            )}
          </Box>
        );
      })}
      {parts.length < mostParts - 1 && (
        <Button
          variant="outlined"
          startIcon={<PlusIcon />}
          onClick={() => {
            put([...parts, emptyPart(nextKey.current)]);
            nextKey.current += 1;
          }}
          sx={{ alignSelf: 'flex-start' }}
        >
          <FormattedMessage id="console.transfers.split.add" />
        </Button>
      )}
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
    </FormDialog>
  );
};
