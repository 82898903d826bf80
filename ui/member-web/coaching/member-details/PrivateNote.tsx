import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { memberNoteMaxLength } from '#core/coaching/member-note/member-note.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardSkeleton } from '#ui/components/Skeletons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { useFormats } from '#ui/intl.ts';
import { LockIcon } from '#ui/icons.tsx';
import { TextArea } from '../review-parts/TextArea.tsx';
import { NoteConflict } from './NoteConflict.tsx';
import { type NoteEditor, useNoteEditor } from './use-note-editor.ts';
import { type MemberNote, useMemberNote } from './data.ts';

const Counter = ({ count }: Readonly<{ count: number }>) => (
  <Typography variant="body2" component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
    <FormattedMessage id="members.note.count" values={{ count, limit: memberNoteMaxLength }} />
  </Typography>
);

/** Where the note stands, in one line that is read out when it changes. */
const SavingLine = ({ editor, note }: Readonly<{ editor: NoteEditor; note: MemberNote }>) => {
  const { dateTime } = useFormats();
  return (
    <Typography component="output" variant="body2" sx={{ color: 'text.secondary', display: 'block' }}>
      {editor.isBusy ? (
        <FormattedMessage id="members.note.saving" />
      ) : editor.isDirty ? (
        <FormattedMessage id="members.note.unsaved" />
      ) : note.updatedAt === null ? (
        <FormattedMessage id="members.note.none" />
      ) : (
        <FormattedMessage id="members.note.saved" values={{ at: dateTime(note.updatedAt) }} />
      )}
    </Typography>
  );
};

type EditorProps = Readonly<{ coachId: string; memberId: string; note: MemberNote }>;

const Editor = ({ coachId, memberId, note }: EditorProps) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const editor = useNoteEditor({ coachId, memberId, note });
  const { text, isDirty, isStale, isBusy, isDeletion, refusal } = editor;

  const report = (isSaved: boolean) => {
    if (!isSaved) return;
    const id = text.trim() === '' ? 'members.note.deleted' : 'members.note.done';
    toast(formatMessage({ id }), { kind: 'success' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isDirty && !isStale && !isBusy) void editor.save().then(report);
  };

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 1.5 }}>
      <LeaveGuard when={isDirty && !isBusy} text={<FormattedMessage id="members.note.leave" />} />
      <TextArea
        label={<FormattedMessage id="members.note.label" />}
        hint={<FormattedMessage id="members.note.hint" />}
        corner={<Counter count={text.length} />}
        value={text}
        onChange={editor.change}
        maxLength={memberNoteMaxLength}
        rows={4}
      />
      <SavingLine editor={editor} note={note} />
      {refusal !== undefined && <ErrorNote error={refusal} />}
      {isStale && (
        <NoteConflict
          theirs={note.text}
          isBusy={isBusy}
          onKeepMine={() => void editor.saveOver().then(report)}
          onTakeTheirs={editor.takeTheirs}
        />
      )}
      {!isStale && (
        <Box>
          <SubmitButton variant="outlined" busy={isBusy} disabled={!isDirty && !isBusy}>
            <FormattedMessage id={isDeletion ? 'members.note.delete' : 'members.note.save'} />
          </SubmitButton>
        </Box>
      )}
    </Stack>
  );
};

/** What a coach writes down about a member, for the coach alone; closed while no request stands between the two. */
export const PrivateNote = ({ memberId }: Readonly<{ memberId: string }>) => {
  const user = useSignedInUser();
  const query = useMemberNote(memberId);
  const isClosed = isApiError(query.error, 'member_note.member_not_found') && query.data === undefined;
  return (
    <Card component="section" aria-labelledby="member-note">
      <CardContent>
        <Typography id="member-note" variant="h2" sx={{ mb: 2 }}>
          <FormattedMessage id="members.note" />
        </Typography>
        {isClosed ? (
          <Alert severity="info" icon={<LockIcon fontSize="inherit" />}>
            <FormattedMessage id="members.note.closed" />
          </Alert>
        ) : (
          <QueryView query={query} compact skeleton={<CardSkeleton height={180} />}>
            {(note) => user && <Editor key={memberId} coachId={user.id} memberId={memberId} note={note} />}
          </QueryView>
        )}
      </CardContent>
    </Card>
  );
};
