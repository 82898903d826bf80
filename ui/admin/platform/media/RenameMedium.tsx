import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import { nameMaxLength } from '#core/platform/media/medium.ts';
import { adminMedia } from '#http/platform/contract/admin-media.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { useForm } from '#ui/use-form.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { client } from '../../app/client.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { useRefreshed } from '../../app/parts/use-record.ts';

const { name } = adminMedia.change.body.shape;
const schema = z.object({ name: name.unwrap() });

type Props = Readonly<{
  medium: Readonly<{ id: string; name: string; version: number }>;
  onClose: () => void;
}>;

/** The name is what a file is found by, and what is read out for a picture. */
export const RenameMedium = ({ medium: { id, name: before, version }, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const refreshed = useRefreshed();
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: { name: before },
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.media.rename" />}
      consequence={<FormattedMessage id="console.media.rename.text" />}
      confirmLabel={<FormattedMessage id="ui.save" />}
      reload={() => refreshed('media')}
      onConfirm={async (values) => {
        await client.adminMedia.change({ params: { id }, body: { ...values, version } });
        await refreshed('media');
        toast(formatMessage({ id: 'console.media.renamed' }));
      }}
      onClose={onClose}
    >
      <TextInput
        control={form.control}
        name="name"
        label={<FormattedMessage id="console.media.name" />}
        maxLength={nameMaxLength}
        autoComplete="off"
        required
      />
    </FormDialog>
  );
};
