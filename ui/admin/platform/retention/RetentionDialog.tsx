import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { UnitField } from '#ui/components/forms/UnitField.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { InfoIcon, WarningIcon } from '#ui/icons.tsx';
import { useForm } from '#ui/use-form.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { type RetentionRow, useChangeRetention, useRetentionAgain, useRetentionPreview } from './data.ts';

type Props = Readonly<{ row: RetentionRow; onClose: () => void }>;

/** What these days would take away is counted before they can be confirmed. */
export const RetentionDialog = ({ row, onClose }: Props) => {
  const { kind, least, most, usual } = row;
  const { formatMessage } = useIntl();
  const toast = useToast();
  const change = useChangeRetention();
  const reload = useRetentionAgain();
  const schema = z.object({ days: z.int().min(least).max(most) });
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: { days: row.days },
  });
  const typed = useWatch({ control: form.control, name: 'days' });
  const days = schema.safeParse({ days: typed }).data?.days ?? null;
  const isShorter = days !== null && days < row.days;
  const preview = useRetentionPreview(kind, isShorter ? days : null);
  const counted = preview.isPlaceholderData ? undefined : preview.data;
  const name = formatMessage({ id: `console.retention.${kind}.name` });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.retention.title" values={{ name }} />}
      consequence={<FormattedMessage id={`console.retention.${kind}.what`} />}
      confirmLabel={<FormattedMessage id="console.retention.save" />}
      dangerous={isShorter}
      irreversible={false}
      disabled={days === row.days || (isShorter && counted === undefined)}
      reload={reload}
      onConfirm={async (values) => {
        await change(row, values.days);
        toast(formatMessage({ id: 'console.retention.saved' }));
      }}
      onClose={onClose}
    >
      <UnitField
        control={form.control}
        name="days"
        label={<FormattedMessage id="console.retention.days" />}
        hint={<FormattedMessage id="console.retention.bounds" values={{ least, most, usual }} />}
        unit={<FormattedMessage id="console.retention.days.unit" />}
        digits={0}
        required
      />
      {days !== null && (
        <Alert
          role="status"
          severity={isShorter ? 'warning' : 'info'}
          icon={isShorter ? <WarningIcon fontSize="inherit" /> : <InfoIcon fontSize="inherit" />}
        >
          {isShorter ? (
            counted ? (
              <FormattedMessage
                id="console.retention.shorter"
                values={{ ...counted, isAtLeast: String(counted.isAtLeast) }}
              />
            ) : (
              <FormattedMessage id="console.retention.counting" />
            )
          ) : (
            <FormattedMessage
              id={days === row.days ? 'console.retention.same' : 'console.retention.longer'}
            />
          )}
        </Alert>
      )}
    </FormDialog>
  );
};
