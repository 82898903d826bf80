import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { titleMaxLength } from '#core/assistant/ai-coach/answer.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { Field } from '#ui/components/forms/Field.tsx';
import { LimitNote } from '#ui/components/forms/LimitNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { type Conversation, useRename } from './data.ts';

type Props = Readonly<{ conversation: Conversation; onClose: () => void }>;

export default function RenameDialog({ conversation, onClose }: Props) {
  const id = useId();
  const [title, setTitle] = useState(conversation.title);
  const rename = useRename(onClose);
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <Box
        component="form"
        noValidate
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          if (title.trim() !== '')
            rename.mutate({ id: conversation.id, version: conversation.version, title: title.trim() });
        }}
      >
        <DialogTitle id={`${id}-title`} variant="h2">
          <FormattedMessage id="aiChat.rename.title" />
        </DialogTitle>
        <DialogContent>
          <Field id={id} label={<FormattedMessage id="aiChat.rename.name" />} error={undefined} required>
            <OutlinedInput
              id={id}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
              fullWidth
              inputProps={{ maxLength: titleMaxLength, required: true }}
            />
            <LimitNote text={title} limit={titleMaxLength} />
          </Field>
          {rename.isError && <ErrorNote error={rename.error} />}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <SubmitButton busy={rename.isPending} disabled={title.trim() === ''}>
            <FormattedMessage id="ui.save" />
          </SubmitButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
