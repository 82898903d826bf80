import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { maxNotes, maxTargets, type NoteKind } from '#core/coaching/reply/reply.ts';
import { useFieldError } from '#ui/components/forms/Field.tsx';
import { CardSkeleton } from '#ui/components/Skeletons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { ErrorIcon, PlusIcon, TargetIcon } from '#ui/icons.tsx';
import type { SavedWeek } from '#ui/indicator/week.ts';
import type { AnchorGround } from '../review-parts/AnchorView.tsx';
import { TargetView } from '../review-parts/TargetView.tsx';
import type { Review } from '../../app/data/reviews.ts';
import { NoteEditor } from './NoteEditor.tsx';
import {
  changed,
  hasWords,
  kindsFor,
  type NoteDraft,
  putBack,
  type ReplyForm,
  type TargetDraft,
  without,
} from './reply-form.ts';
import { measuredMetrics, TargetEditor } from './TargetEditor.tsx';
import type { RecordingState } from './recording/use-recording.ts';
import type { Issues } from './use-send.ts';

const RecordingPart = lazy(() => import('./recording/RecordingPart.tsx'));

type Props = Readonly<{
  review: Review;
  week: SavedWeek | undefined;
  ground: AnchorGround;
  form: ReplyForm;
  change: (next: (form: ReplyForm) => ReplyForm) => void;
  issues: Issues;
  recording: RecordingState;
  /** The note that was just begun. */
  newest: string | undefined;
  onNote: (kind: NoteKind) => void;
}>;

type KindProps = Omit<Props, 'change' | 'form' | 'recording'> &
  Readonly<{
    kind: NoteKind;
    notes: readonly NoteDraft[];
    isFull: boolean;
    onChange: (id: string, part: Partial<NoteDraft>) => void;
    onRemove: (note: NoteDraft) => void;
  }>;

const KindOfNotes = ({
  kind,
  notes,
  review,
  week,
  ground,
  issues,
  newest,
  isFull,
  onNote,
  onChange,
  onRemove,
}: KindProps) => (
  <Box component="section" aria-labelledby={`write-${kind}`}>
    <Typography id={`write-${kind}`} variant="h3" sx={{ mb: 1 }}>
      <FormattedMessage id={`review.kind.${kind}`} />
    </Typography>
    {notes.length > 0 && (
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, mb: 1, p: 0, gap: 2 }}>
        {notes.map((note, index) => (
          <NoteEditor
            key={note.id}
            note={note}
            number={index + 1}
            review={review}
            week={week}
            ground={ground}
            isNew={note.id === newest}
            error={issues.notes[note.id]}
            onChange={(part) => onChange(note.id, part)}
            onRemove={() => onRemove(note)}
          />
        ))}
      </Stack>
    )}
    <Button
      variant="outlined"
      size="small"
      startIcon={<PlusIcon />}
      disabled={isFull}
      onClick={() => onNote(kind)}
      sx={{ minHeight: 44 }}
    >
      <FormattedMessage id="answer.note.add" />
    </Button>
  </Box>
);

const Targets = ({
  review,
  week,
  form,
  change,
  issues,
}: Pick<Props, 'review' | 'week' | 'form' | 'change' | 'issues'>) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const decided = (review.reply?.targets ?? []).filter(({ status }) => status !== 'OPEN');
  const setTargets = (next: (targets: readonly TargetDraft[]) => readonly TargetDraft[]) =>
    change((now) => ({ ...now, targets: next(now.targets) }));
  const measured = week === undefined ? [] : measuredMetrics(week);
  const next =
    measured.find((metric) => !form.targets.some((target) => target.metric === metric)) ?? measured[0];

  const remove = (target: TargetDraft) => {
    const index = form.targets.indexOf(target);
    setTargets((targets) => without(targets, target.id));
    toast(formatMessage({ id: 'answer.target.removed' }), {
      undo: () => setTargets((targets) => putBack(targets, target, index)),
    });
  };

  return (
    <Box component="section" aria-labelledby="write-targets">
      <Typography id="write-targets" variant="h3">
        <FormattedMessage id="answer.targets" />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        <FormattedMessage id="answer.targets.lead" />
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {decided.map((target) => (
          <TargetView key={target.id} target={target} />
        ))}
        {week !== undefined &&
          form.targets.map((target) => (
            <TargetEditor
              key={target.id}
              target={target}
              week={week}
              error={issues.targets[target.id]}
              onChange={(part) => setTargets((targets) => changed(targets, target.id, part))}
              onRemove={() => remove(target)}
            />
          ))}
      </Box>
      {next !== undefined && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<TargetIcon />}
          disabled={decided.length + form.targets.length >= maxTargets}
          onClick={() =>
            setTargets((targets) => [
              ...targets,
              { id: crypto.randomUUID(), metric: next, direction: 'DECREASE', value: null, weeks: 4 },
            ])
          }
          sx={{ minHeight: 44, mt: 1.5 }}
        >
          <FormattedMessage id="answer.target.add" />
        </Button>
      )}
    </Box>
  );
};

/** The answer as it is written: notes by kind, then what later weeks are held against. */
export const Editor = (props: Props) => {
  const { recording, ...rest } = props;
  const { review, form, change, issues } = rest;
  const { formatMessage } = useIntl();
  const toast = useToast();
  const say = useFieldError();
  const setNotes = (next: (notes: readonly NoteDraft[]) => readonly NoteDraft[]) =>
    change((now) => ({ ...now, notes: next(now.notes) }));

  const remove = (note: NoteDraft) => {
    const index = form.notes.indexOf(note);
    setNotes((notes) => without(notes, note.id));
    // An empty one is not worth a word.
    if (note.text.trim() === '') return;
    toast(formatMessage({ id: 'answer.note.removed' }), {
      undo: () => setNotes((notes) => putBack(notes, note, index)),
    });
  };

  return (
    <Card component="section" aria-labelledby="write">
      <CardContent>
        <Stack sx={{ gap: 3 }}>
          <Typography id="write" variant="h2">
            <FormattedMessage id="answer.write" />
          </Typography>
          {issues.all !== undefined && !hasWords(form) && (
            <Alert severity="error" icon={<ErrorIcon fontSize="inherit" />}>
              {say(issues.all)}
            </Alert>
          )}
          {kindsFor(review.type).map((kind) => (
            <KindOfNotes
              {...rest}
              key={kind}
              kind={kind}
              notes={form.notes.filter((note) => note.kind === kind)}
              isFull={form.notes.length >= maxNotes}
              onChange={(id, part) => setNotes((notes) => changed(notes, id, part))}
              onRemove={remove}
            />
          ))}
          <Suspense fallback={<CardSkeleton height={160} />}>
            <RecordingPart state={recording} issue={issues.recording} />
          </Suspense>
          <Targets {...rest} />
        </Stack>
      </CardContent>
    </Card>
  );
};
