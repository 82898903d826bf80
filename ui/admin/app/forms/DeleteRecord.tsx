import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { TrashIcon } from '#ui/icons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import type { Place } from '../layout/places.ts';
import { useForgotten, useRefreshed } from '../parts/use-record.ts';

type Question = Readonly<{ title: ReactNode; text: ReactNode; confirmLabel: ReactNode }>;

type Props = Readonly<{
  place: Place;
  id: string;
  ask: Question;
  remove: () => Promise<unknown>;
  /** Said once it is gone. */
  deleted: string;
  /** Something hangs on it, so it stays; what may be done in its place, by whom and when that may be. */
  instead: (Question & Readonly<{ run: () => Promise<unknown>; mayRun: boolean }>) | null;
}>;

/** Takes a record away for good; one that others stand on is set aside instead, and the question says why. */
export const DeleteRecord = ({ place, id, ask, remove, deleted, instead }: Props) => {
  const navigate = useNavigate();
  const toast = useToast();
  const forgotten = useForgotten();
  const refreshed = useRefreshed();
  const [asks, setAsks] = useState(false);

  const run = async () => {
    await remove();
    toast(deleted);
    await navigate(`/admin/${place}`);
    forgotten(place, id);
    await refreshed(place);
  };
  const { title, text, confirmLabel } = instead ?? ask;

  return (
    <>
      <Button
        variant="outlined"
        color="error"
        size="small"
        startIcon={<TrashIcon />}
        disabled={instead !== null && !instead.mayRun}
        onClick={() => setAsks(true)}
      >
        <FormattedMessage id="ui.delete" />
      </Button>
      <ConfirmDialog
        open={asks}
        title={title}
        confirmLabel={confirmLabel}
        dangerous={instead === null}
        onConfirm={instead === null ? run : instead.run}
        onClose={() => setAsks(false)}
      >
        {text}
      </ConfirmDialog>
    </>
  );
};
