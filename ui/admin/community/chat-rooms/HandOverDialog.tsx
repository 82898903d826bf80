import { useController } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { z } from 'zod';
import { staffReason } from '#http/engine/contract/endpoint.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { useForm } from '#ui/use-form.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { ReasonField } from '../../app/forms/ReasonField.tsx';
import { RecordPicker } from '../../app/forms/RecordPicker.tsx';
import { searchUsers } from '../../app/forms/search-users.ts';
import type { StaffRoom } from '../data.ts';
import { communityClient } from '../parts/client.ts';

const person = z.object({ id: z.string(), name: z.string(), note: z.string().optional() });
const schema = z.object({
  // Nobody is chosen at first.
  owner: person.nullable().pipe(person),
  reason: staffReason,
});
type Values = z.input<typeof schema>;

type Props = Readonly<{
  room: StaffRoom;
  reload: () => unknown;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}>;

/** A group passes to another of its members; who is none of them is refused. */
export const HandOverDialog = ({ room, reload, onDone, onClose }: Props) => {
  const form = useForm<Values, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: { owner: null, reason: '' },
  });
  const owner = useController({ control: form.control, name: 'owner' });
  const name = room.name ?? '';
  const handOver = async ({ owner: { id: userId }, reason }: z.output<typeof schema>) => {
    await communityClient.adminChatRooms.handOver({ params: { id: room.id }, body: { userId, reason } });
    await onDone();
  };
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.rooms.handOver.title" values={{ name }} />}
      consequence={<FormattedMessage id="console.rooms.handOver.consequence" />}
      confirmLabel={<FormattedMessage id="console.rooms.handOver" />}
      reload={reload}
      onConfirm={handOver}
      onClose={onClose}
    >
      <RecordPicker
        source={['users', 'room-owner']}
        search={searchUsers}
        least={2}
        required
        label={<FormattedMessage id="console.rooms.handOver.owner" />}
        hint={<FormattedMessage id="console.rooms.handOver.hint" />}
        nothing={<FormattedMessage id="console.rooms.handOver.nobody" />}
        error={owner.fieldState.error?.message}
        chosen={owner.field.value}
        onChoose={owner.field.onChange}
        inputRef={owner.field.ref}
      />
      <ReasonField control={form.control} />
    </FormDialog>
  );
};
