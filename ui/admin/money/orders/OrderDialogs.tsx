import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { z } from 'zod';
import { inLanguage } from '#core/kernel/language.ts';
import { adminOrders } from '#http/money/contract/products.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { useLanguage } from '#ui/intl.ts';
import { useForm } from '#ui/use-form.ts';
import { shopClient } from '../shop/client.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { ReasonField } from '../../app/forms/ReasonField.tsx';
import type { StaffOrder } from '../shop/data.ts';

type Props = Readonly<{
  order: StaffOrder;
  reload: () => unknown;
  onDone: (after: StaffOrder) => Promise<unknown>;
  onClose: () => void;
}>;

const What = ({ order }: Readonly<{ order: StaffOrder }>) => {
  const language = useLanguage();
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      <FormattedMessage
        id="console.orders.what"
        values={{
          count: order.quantity,
          title: inLanguage(order.productTitle, language),
          name: order.userName,
        }}
      />
    </Typography>
  );
};

export const ProcessDialog = ({ order, reload, onDone, onClose }: Props) => {
  const form = useForm();
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.orders.process.title" values={{ name: order.userName }} />}
      consequence={<FormattedMessage id="console.orders.process.consequence" />}
      confirmLabel={<FormattedMessage id="console.orders.process" />}
      reload={reload}
      onConfirm={async () => onDone(await shopClient.adminOrders.process({ params: { id: order.id } }))}
      onClose={onClose}
    >
      <What order={order} />
    </FormDialog>
  );
};

const note = z.object({ note: z.string().max(500) });

export const CompleteDialog = ({ order, reload, onDone, onClose }: Props) => {
  const form = useForm<z.input<typeof note>, unknown, z.output<typeof note>>({
    resolver: contractResolver(note),
    defaultValues: { note: '' },
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.orders.complete.title" values={{ name: order.userName }} />}
      irreversible
      consequence={<FormattedMessage id="console.orders.complete.consequence" />}
      confirmLabel={<FormattedMessage id="console.orders.complete.confirm" />}
      reload={reload}
      onConfirm={async (values) =>
        onDone(
          await shopClient.adminOrders.complete({
            params: { id: order.id },
            body: values.note.trim() === '' ? {} : { note: values.note },
          }),
        )
      }
      onClose={onClose}
    >
      <What order={order} />
      <TextInput
        control={form.control}
        name="note"
        rows={2}
        maxLength={500}
        label={<FormattedMessage id="console.orders.note" />}
        hint={<FormattedMessage id="console.orders.note.hint" />}
      />
    </FormDialog>
  );
};

const reason = adminOrders.cancel.body;

export const CancelDialog = ({ order, reload, onDone, onClose }: Props) => {
  const form = useForm<z.input<typeof reason>, unknown, z.output<typeof reason>>({
    resolver: contractResolver(reason),
    defaultValues: { reason: '' },
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.orders.cancel.title" values={{ name: order.userName }} />}
      dangerous
      consequence={
        order.total === 0 ? (
          <FormattedMessage id="console.orders.cancel.free" values={{ count: order.quantity }} />
        ) : (
          <FormattedMessage
            id="console.orders.cancel.consequence"
            values={{
              coins: <CoinAmount key="coins" coin="FIT_COIN" amount={order.total} />,
              name: order.userName,
              count: order.quantity,
            }}
          />
        )
      }
      confirmLabel={
        <FormattedMessage
          id={order.total === 0 ? 'console.orders.cancel' : 'console.orders.cancel.confirm'}
        />
      }
      reload={reload}
      onConfirm={async (body) =>
        onDone(await shopClient.adminOrders.cancel({ params: { id: order.id }, body }))
      }
      onClose={onClose}
    >
      <What order={order} />
      <ReasonField control={form.control} notifiesMember />
    </FormDialog>
  );
};
