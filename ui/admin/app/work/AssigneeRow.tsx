import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { WorkRecord } from '#core/member-lifecycle/staff-work/staff-note.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { client } from '../client.ts';
import { useRefreshed } from '../parts/use-record.ts';
import { type Work, useAssignees } from './data.ts';

type Props = Readonly<{ record: WorkRecord; resource: string; assignee: Work['assignee'] }>;

/** Who works on the record: oneself with one press, a colleague by name, or nobody. */
export const AssigneeRow = ({ record, resource, assignee }: Props) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const toast = useToast();
  const refreshed = useRefreshed();
  const me = useSignedInUser()?.id;
  const colleagues = useAssignees(record).data?.items ?? [];
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const shown =
    assignee === null || colleagues.some((one) => one.id === assignee.id)
      ? colleagues
      : [assignee, ...colleagues];

  const assign = async (assigneeId: string | null) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await client.adminWork.assign({ params: record, body: { assigneeId } });
      await refreshed('work', resource);
      const name = shown.find((one) => one.id === assigneeId)?.name ?? '';
      toast(
        formatMessage(
          { id: assigneeId === null ? 'console.work.unassigned' : 'console.work.assigned' },
          { name },
        ),
      );
    } catch (error) {
      setRefusal(error);
    }
    setBusy(false);
  };

  return (
    <Box sx={{ mb: 2 }}>
      {refusal !== undefined && <ErrorNote error={refusal} />}
      <FormLabel htmlFor={id} sx={{ display: 'block', fontSize: '0.875rem', mb: 0.5 }}>
        <FormattedMessage id="console.work.assignee" />
      </FormLabel>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <NativeSelect
          variant="outlined"
          id={id}
          value={assignee?.id ?? ''}
          disabled={isBusy}
          onChange={({ target }) => void assign(target.value === '' ? null : target.value)}
          IconComponent={ChevronDownIcon}
          input={
            <OutlinedInput
              sx={{ minHeight: 44, minWidth: 220, maxWidth: '100%' }}
              inputProps={{ sx: { py: 1 } }}
            />
          }
        >
          <option value="">{formatMessage({ id: 'console.work.nobody' })}</option>
          {shown.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </NativeSelect>
        {me !== undefined && assignee?.id !== me && colleagues.some((one) => one.id === me) && (
          <Button variant="outlined" disabled={isBusy} onClick={() => void assign(me)} sx={{ minHeight: 44 }}>
            <FormattedMessage id="console.work.take" />
          </Button>
        )}
      </Box>
    </Box>
  );
};
