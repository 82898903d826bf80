import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormattedMessage } from 'react-intl';
import type { NoteKind } from '#core/coaching/reply/reply.ts';
import { WarningIcon } from '#ui/icons.tsx';
import type { SavedWeek } from '#ui/indicator/week.ts';
import type { AnchorGround } from '../review-parts/AnchorView.tsx';
import type { Review } from '../../app/data/reviews.ts';
import type { ServerDraft } from './data.ts';
import { DraftConflict } from './DraftConflict.tsx';
import { Editor } from './Editor.tsx';
import type { ReplyKeeper } from './reply-keeper.ts';
import { SendBar } from './SendBar.tsx';
import { useRecording } from './recording/use-recording.ts';
import { useKept } from './use-reply-keeper.ts';
import type { Sending } from './use-send.ts';

type Props = Readonly<{
  keeper: ReplyKeeper;
  review: Review;
  userId: string;
  limits: ServerDraft['limits'];
  week: SavedWeek | undefined;
  ground: AnchorGround;
  sending: Sending;
  newest: string | undefined;
  onNote: (kind: NoteKind) => void;
  onRejected: () => void;
}>;

/** The writing side of the desk: drawn again with each letter, and nothing else with it. */
export default function ReplyPane({
  keeper,
  review,
  userId,
  limits,
  week,
  ground,
  sending,
  newest,
  onNote,
  onRejected,
}: Props) {
  const { form, saving, edition } = useKept(keeper);
  const recording = useRecording({ userId, reviewId: review.id, limits, form, change: keeper.change });
  return (
    <Stack sx={{ gap: 2 }}>
      {saving.state === 'CONFLICT' && <DraftConflict keeper={keeper} />}
      {sending.isStale && (
        <Alert
          severity="warning"
          role="alert"
          icon={<WarningIcon fontSize="inherit" />}
          action={
            <Button color="inherit" size="small" onClick={sending.acceptNewer}>
              <FormattedMessage id="answer.stale.accept" />
            </Button>
          }
        >
          <FormattedMessage id="answer.stale" />
        </Alert>
      )}
      <Editor
        key={edition}
        review={review}
        week={week}
        ground={ground}
        form={form}
        change={keeper.change}
        issues={sending.issues}
        recording={recording}
        newest={newest}
        onNote={onNote}
      />
      <SendBar
        review={review}
        form={form}
        saving={saving}
        ground={ground}
        sending={sending}
        isRecordingLeft={recording.isLeft}
        onRejected={onRejected}
      />
    </Stack>
  );
}
