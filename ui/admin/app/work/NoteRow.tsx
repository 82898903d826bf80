import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { useFormats } from '#ui/intl.ts';
import { client } from '../client.ts';
import { NoteForm } from './NoteForm.tsx';
import type { Note } from './data.ts';

type Props = Readonly<{ note: Note; onChanged: () => Promise<unknown> }>;

/** A colleague's note is read; one's own is changed and deleted, the latter after one more press. */
export const NoteRow = ({ note, onChanged }: Props) => {
  const { id, text, version, authorId, authorName, createdAt, updatedAt } = note;
  const { dateTime } = useFormats();
  const isOwn = useSignedInUser()?.id === authorId;
  const [mode, setMode] = useState<'read' | 'edit' | 'delete'>('read');
  const [refusal, setRefusal] = useState<unknown>();

  const remove = async () => {
    setRefusal(undefined);
    try {
      await client.adminWork.deleteNote({ params: { id } });
      await onChanged();
    } catch (error) {
      setRefusal(error);
    }
  };
  if (mode === 'edit')
    return (
      <Box component="li" sx={{ py: 1.5 }}>
        <NoteForm
          text={text}
          onSave={async (typed) => {
            await client.adminWork.editNote({ params: { id }, body: { text: typed, version } });
            setMode('read');
            await onChanged();
          }}
          onCancel={() => setMode('read')}
        />
      </Box>
    );
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {authorName || <FormattedMessage id="console.colleague" />} · {dateTime(createdAt)}
        {updatedAt.getTime() > createdAt.getTime() && (
          <>
            {' · '}
            <FormattedMessage id="console.work.note.edited" values={{ time: dateTime(updatedAt) }} />
          </>
        )}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
      {refusal !== undefined && <ErrorNote error={refusal} />}
      {isOwn && mode === 'read' && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button variant="text" size="small" sx={{ minHeight: 44 }} onClick={() => setMode('edit')}>
            <FormattedMessage id="ui.edit" />
          </Button>
          <Button variant="text" size="small" sx={{ minHeight: 44 }} onClick={() => setMode('delete')}>
            <FormattedMessage id="console.work.note.delete" />
          </Button>
        </Box>
      )}
      {isOwn && mode === 'delete' && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="body2">
            <FormattedMessage id="console.work.note.delete.ask" />
          </Typography>
          <Button
            variant="outlined"
            color="error"
            size="small"
            sx={{ minHeight: 44 }}
            onClick={() => void remove()}
          >
            <FormattedMessage id="console.work.note.delete" />
          </Button>
          <Button variant="text" size="small" sx={{ minHeight: 44 }} onClick={() => setMode('read')}>
            <FormattedMessage id="ui.cancel" />
          </Button>
        </Box>
      )}
    </Box>
  );
};
