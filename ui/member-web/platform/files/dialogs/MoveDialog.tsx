import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import type { Folder } from '../data.ts';
import { inTreeOrder } from '../folder-tree.ts';

type Props = Readonly<{
  title: ReactNode;
  folders: readonly Folder[];
  /** A folder that moves can't lie in itself. */
  without?: string;
  from: string | null;
  onMove: (folderId: string | null) => Promise<unknown>;
  onClose: () => void;
}>;

const top = '';

const Choice = ({ value, label, depth }: Readonly<{ value: string; label: ReactNode; depth: number }>) => (
  <FormControlLabel
    value={value}
    control={<Radio />}
    label={label}
    sx={{ minHeight: 44, pl: depth * 3, mr: 0, overflowWrap: 'anywhere' }}
  />
);

/** All folders as a tree, one of them to choose. */
export const MoveDialog = ({ title, folders, without, from, onMove, onClose }: Props) => {
  const id = useId();
  const [to, setTo] = useState(from ?? top);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();

  const move = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    try {
      await onMove(to === top ? null : to);
      onClose();
    } catch (reason) {
      setRefusal(reason);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <form onSubmit={(event) => void move(event)} style={{ display: 'contents' }}>
        <DialogContent>
          <RadioGroup aria-labelledby={`${id}-title`} value={to} onChange={(_, value) => setTo(value)}>
            <Choice value={top} label={<FormattedMessage id="files.top" />} depth={0} />
            {inTreeOrder(folders, { without }).map(({ folder, depth }) => (
              <Choice key={folder.id} value={folder.id} label={folder.name} depth={depth + 1} />
            ))}
          </RadioGroup>
          {refusal !== undefined && <ErrorNote error={refusal} />}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <SubmitButton busy={isBusy} disabled={to === (from ?? top)}>
            <FormattedMessage id="files.move.here" />
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
};
