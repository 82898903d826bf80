import { FormattedMessage } from 'react-intl';
import type { z } from 'zod';
import { adminIncomingTransfers } from '#http/money/contract/admin-payments.ts';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { useFormats } from '#ui/intl.ts';
import { useForm } from '#ui/use-form.ts';
import { moneyClient } from '../../app/money-client.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import type { TransferDialogProps } from './MatchDialog.tsx';

const schema = adminIncomingTransfers.return.body;

export const ReturnDialog = ({ transfer, reload, onDone, onClose }: TransferDialogProps) => {
  const { vnd } = useFormats();
  const amount = vnd(transfer.unallocatedVnd);
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: { note: '' },
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.transfers.return.title" values={{ amount }} />}
      dangerous
      consequence={
        <FormattedMessage
          id="console.transfers.return.consequence"
          values={{ amount, reference: transfer.bankReference }}
        />
      }
      confirmLabel={<FormattedMessage id="console.transfers.return.confirm" values={{ amount }} />}
      reload={reload}
      onConfirm={async (body) => {
        await moneyClient.adminIncomingTransfers.return({ params: { id: transfer.id }, body });
        await onDone();
      }}
      onClose={onClose}
    >
      <TextInput
        control={form.control}
        name="note"
        required
        rows={2}
        maxLength={500}
        label={<FormattedMessage id="console.transfers.return.note" />}
        hint={<FormattedMessage id="console.transfers.return.note.hint" />}
      />
    </FormDialog>
  );
};
