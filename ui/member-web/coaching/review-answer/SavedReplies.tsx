import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { Field } from '#ui/components/forms/Field.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { type SavedReply, useSavedReplies } from '../../app/data/coach-desk.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { useKeepReply } from './data.ts';

const Keep = ({ text }: Readonly<{ text: string }>) => {
  const id = useId();
  const toast = useToast();
  const { formatMessage } = useIntl();
  const [title, setTitle] = useState('');
  const add = useKeepReply(() => {
    setTitle('');
    toast(formatMessage({ id: 'answer.saved.kept' }), { kind: 'success' });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (title.trim() !== '') add.mutate({ title, text });
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ mt: 3 }}>
      <Field id={id} label={<FormattedMessage id="answer.saved.title" />} error={undefined}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <OutlinedInput
            id={id}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
            inputProps={{ maxLength: 80 }}
            sx={{ flex: '1 1 180px' }}
          />
          <SubmitButton variant="outlined" busy={add.isPending} disabled={title.trim() === ''}>
            <FormattedMessage id="answer.saved.keep" />
          </SubmitButton>
        </Box>
      </Field>
      {add.error !== null && <ErrorNote error={add.error} />}
    </Box>
  );
};

const Reply = ({ reply, onInsert }: Readonly<{ reply: SavedReply; onInsert: () => void }>) => {
  const { formatMessage } = useIntl();
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', justifyContent: 'space-between' }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="p">
          {reply.title}
        </Typography>
        <Typography
          variant="body2"
          sx={{
            color: 'text.secondary',
            display: '-webkit-box',
            WebkitLineClamp: 3,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          {reply.text}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        size="small"
        onClick={onInsert}
        aria-label={formatMessage({ id: 'answer.saved.insert.label' }, { title: reply.title })}
        sx={{ minHeight: 44, flexShrink: 0 }}
      >
        <FormattedMessage id="answer.saved.insert" />
      </Button>
    </Box>
  );
};

type Props = Readonly<{ text: string; onInsert: (text: string) => void; onClose: () => void }>;

/** Texts this coach writes often: put one into the note, or keep the note as one. */
export default function SavedReplies({ text, onInsert, onClose }: Props) {
  const id = useId();
  const replies = useSavedReplies();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} variant="h2">
        <FormattedMessage id="answer.saved" />
      </DialogTitle>
      <DialogContent>
        <QueryView
          query={replies}
          skeleton={<ListSkeleton rows={3} picture={false} />}
          compact
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyState compact title={<FormattedMessage id="answer.saved.none" />} />}
        >
          {({ items }) => (
            <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 2 }}>
              {items.map((reply) => (
                <Reply
                  key={reply.id}
                  reply={reply}
                  onInsert={() => {
                    onInsert(reply.text);
                    onClose();
                  }}
                />
              ))}
            </Stack>
          )}
        </QueryView>
        {text.trim() !== '' && <Keep text={text} />}
      </DialogContent>
      <DialogActions>
        <Link component={LocalLink} to={paths.savedReplies} sx={{ mr: 'auto', ml: 1 }}>
          <FormattedMessage id="answer.saved.all" />
        </Link>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
