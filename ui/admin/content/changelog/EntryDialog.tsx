import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import { changelogKinds, changelogLimits } from '#core/content/changelog/changelog.ts';
import { adminChangelog } from '#http/content/contract/changelog.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { CheckboxInput } from '#ui/components/forms/CheckboxInput.tsx';
import { SelectInput } from '#ui/components/forms/SelectInput.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { useForm } from '#ui/use-form.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { BilingualInput } from '../../app/forms/BilingualInput.tsx';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { useRefreshed } from '../../app/parts/use-record.ts';
import type { StaffEntry } from '../data.ts';
import { contentClient } from '../parts/client.ts';

const { kind, title, text, isPublished } = adminChangelog.add.body.shape;
/** Ids of reports, apart by spaces or commas, as they are copied from an address. */
const schema = z.object({
  kind,
  title,
  text,
  isPublished,
  reports: z.string().regex(/^[A-Za-z0-9_,\s-]{0,2000}$/),
});
type Typed = z.output<typeof schema>;

type Props = Readonly<{ entry: StaffEntry | null; reload?: () => unknown; onClose: () => void }>;

/** A new entry, or another wording of one. */
export const EntryDialog = ({ entry, reload, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const refreshed = useRefreshed();
  const form = useForm<z.input<typeof schema>, unknown, Typed>({
    resolver: contractResolver(schema),
    defaultValues: {
      kind: entry?.kind ?? 'NEW',
      title: entry?.title ?? { vi: '', en: '' },
      text: entry?.text ?? { vi: '', en: '' },
      isPublished: entry !== null && entry.publishedAt !== null,
      reports: entry?.reportIds.join(' ') ?? '',
    },
  });
  const save = async ({ reports, ...typed }: Typed) => {
    const body = { ...typed, reportIds: reports.split(/[,\s]+/).filter(Boolean) };
    if (entry === null) await contentClient.adminChangelog.add({ body });
    else
      await contentClient.adminChangelog.change({
        params: { id: entry.id },
        body: { ...body, version: entry.version },
      });
    await refreshed('changelog');
    toast(formatMessage({ id: 'console.changelog.saved' }));
  };
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id={entry === null ? 'console.changelog.add' : 'console.changelog.edit'} />}
      consequence={<FormattedMessage id="console.changelog.consequence" />}
      confirmLabel={<FormattedMessage id="ui.save" />}
      reload={reload}
      onConfirm={save}
      onClose={onClose}
    >
      <SelectInput
        control={form.control}
        name="kind"
        label={<FormattedMessage id="console.changelog.kind" />}
        options={changelogKinds.map((value) => ({
          value,
          label: formatMessage({ id: `changelog.kind.${value}` }),
        }))}
        required
      />
      <BilingualInput
        control={form.control}
        name="title"
        label={<FormattedMessage id="console.changelog.title" />}
        maxLength={changelogLimits.title.max}
        required
        inBoth
      />
      <BilingualInput
        control={form.control}
        name="text"
        rows={4}
        label={<FormattedMessage id="console.changelog.text" />}
        maxLength={changelogLimits.text.max}
        required
        inBoth
      />
      <TextInput
        control={form.control}
        name="reports"
        label={<FormattedMessage id="console.changelog.reports" />}
        hint={<FormattedMessage id="console.changelog.reports.hint" />}
      />
      <CheckboxInput
        control={form.control}
        name="isPublished"
        label={<FormattedMessage id="console.changelog.publish" />}
      />
    </FormDialog>
  );
};
