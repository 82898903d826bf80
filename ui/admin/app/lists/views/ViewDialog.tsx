import { FormattedMessage } from 'react-intl';
import { z } from 'zod';
import { savedViewLimits } from '#core/access/saved-view/saved-view.ts';
import type { StaffListName } from '#core/access/saved-view/staff-lists.ts';
import { savedViews } from '#http/access/contract/saved-views.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { CheckboxInput } from '#ui/components/forms/CheckboxInput.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { useForm } from '#ui/use-form.ts';
import { useState } from 'react';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { type SavedView, useViewChanges, type ViewQuery } from './data.ts';

const schema = z.object({ name: savedViews.add.body.shape.name, isShared: z.boolean() });

type Props = Readonly<{
  list: StaffListName;
  /** Left out: a new one, of what the list shows now. */
  view?: SavedView | undefined;
  now: ViewQuery;
  onKept: (view: SavedView) => void;
  onClose: () => void;
}>;

/** The name of a view, and who sees it. */
const ViewDialog = ({ list, view, now, onKept, onClose }: Props) => {
  const { add, change } = useViewChanges(list);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: { name: view?.name ?? '', isShared: view?.isShared ?? false },
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id={view === undefined ? 'console.views.add' : 'console.views.edit'} />}
      consequence={
        <FormattedMessage
          id={view === undefined ? 'console.views.add.consequence' : 'console.views.edit.consequence'}
        />
      }
      confirmLabel={<FormattedMessage id="ui.save" />}
      onConfirm={async ({ name, isShared }) => {
        onKept(
          view === undefined
            ? await add({ body: { list, name, isShared, query: now as never }, idempotencyKey }) // the list's own filters
            : await change({ id: view.id, body: { version: view.version, name, isShared } }),
        );
      }}
      onClose={onClose}
    >
      <TextInput
        control={form.control}
        name="name"
        required
        maxLength={savedViewLimits.name}
        label={<FormattedMessage id="console.views.name" />}
      />
      <CheckboxInput
        control={form.control}
        name="isShared"
        label={<FormattedMessage id="console.views.isShared" />}
        hint={<FormattedMessage id="console.views.isShared.hint" />}
      />
    </FormDialog>
  );
};
export default ViewDialog;
