import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type NoteKind, noteKinds } from '#core/coaching/reply/reply.ts';
import type { Note, Reply } from '../../app/data/reviews.ts';
import { TranslatedText } from '../../app/parts/TranslatedText.tsx';
import { CardSkeleton } from '#ui/components/Skeletons.tsx';
import { type AnchorGround, AnchorView } from './AnchorView.tsx';
import { TargetView } from './TargetView.tsx';

// Most answers are only written.
const RecordingPlayer = lazy(() => import('./recording/RecordingPlayer.tsx'));

type NoteProps = Readonly<{ note: Note; ground: AnchorGround; translated: string | undefined }>;

const NoteView = ({ note, ground, translated }: NoteProps) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gap: { xs: 1, sm: 2.5 },
      gridTemplateColumns:
        note.anchor === null ? 'minmax(0, 1fr)' : { sm: 'minmax(0, 220px) minmax(0, 1fr)' },
      alignItems: 'start',
    }}
  >
    {note.anchor !== null && <AnchorView anchor={note.anchor} since={note.since} ground={ground} />}
    <Typography
      component="div"
      sx={{
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
        maxWidth: 680,
        py: note.anchor ? { sm: 1 } : 0,
      }}
    >
      {translated === undefined ? (
        note.text
      ) : (
        <TranslatedText what={{ kind: 'review', id: translated, textId: note.id, text: note.text }}>
          {note.text}
        </TranslatedText>
      )}
    </Typography>
  </Box>
);

type KindProps = Omit<NoteProps, 'note'> & Readonly<{ kind: NoteKind; notes: readonly Note[] }>;

const KindOfNotes = ({ kind, notes, ...rest }: KindProps) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" sx={{ mb: 1.25 }}>
        <FormattedMessage id={`review.kind.${kind}`} />
      </Typography>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 2.5 }}>
        {notes.map((note) => (
          <NoteView key={note.id} note={note} {...rest} />
        ))}
      </Stack>
    </Box>
  );
};

type Props = Readonly<{
  reply: Reply;
  ground: AnchorGround;
  /** The review, where its reader may have the notes translated. */
  translated?: string | undefined;
}>;

/** The coach's answer by kind, each note beside what it speaks of; then the targets. */
export const ReplyView = ({ reply, ground, translated }: Props) => {
  const id = useId();
  const { formatMessage } = useIntl();
  return (
    <Stack sx={{ gap: 3 }}>
      {reply.recording !== null && (
        <Suspense fallback={<CardSkeleton height={120} />}>
          <RecordingPlayer
            recording={reply.recording}
            title={formatMessage({ id: `review.recording.label.${reply.recording.kind}` })}
          />
        </Suspense>
      )}
      {noteKinds.map((kind) => {
        const notes = reply.notes.filter((note) => note.kind === kind);
        return notes.length === 0 ? null : (
          <KindOfNotes key={kind} kind={kind} notes={notes} ground={ground} translated={translated} />
        );
      })}
      {reply.targets.length > 0 && (
        <Box component="section" aria-labelledby={id}>
          <Typography id={id} variant="h3" sx={{ mb: 1.25 }}>
            <FormattedMessage id="review.targets" values={{ count: reply.targets.length }} />
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {reply.targets.map((target) => (
              <TargetView key={target.id} target={target} />
            ))}
          </Box>
        </Box>
      )}
    </Stack>
  );
};
