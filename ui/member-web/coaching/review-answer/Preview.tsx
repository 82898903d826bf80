import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { typedCaptions } from '#core/platform/captions/typed-captions.ts';
import { EmptyState } from '#ui/components/States.tsx';
import type { SpokenReply } from '../../app/data/reviews.ts';
import type { AnchorGround } from '../review-parts/AnchorView.tsx';
import { ReplyDialog } from '../review-parts/ReplyDialog.tsx';
import { ReplyView } from '../review-parts/ReplyView.tsx';
import { useTargetSentence } from '../review-parts/use-target-sentence.ts';
import { useRecordingFile } from '../review-parts/recording/data.ts';
import { hasWords, type RecordingDraft, type ReplyForm } from './reply-form.ts';

type Props = Readonly<{ form: ReplyForm; ground: AnchorGround; onClose: () => void }>;

/** What is typed so far, as far as it can be read; a caption file is read when the answer is sent. */
const cuesOf = ({ captions, captionText }: RecordingDraft, seconds: number) => {
  if (captions !== 'TYPED') return null;
  const typed = captionText.includes('-->') ? { line: 1 } : typedCaptions(captionText, seconds);
  if ('cues' in typed) return typed.cues.map((cue) => ({ ...cue }));
  return [{ from: 0, to: seconds * 1000, text: captionText }];
};

const useHeard = (draft: RecordingDraft | null): SpokenReply | null => {
  const { data } = useRecordingFile(draft?.mediumId ?? null);
  if (draft === null || data === undefined) return null;
  const seconds = data.duration ?? 0;
  const kind = data.type === 'VIDEO' ? 'VIDEO' : 'AUDIO';
  return { ...draft, kind, seconds, captions: cuesOf(draft, seconds), isThere: true };
};

/** What the member will read, and hear. */
export default function Preview({ form, ground, onClose }: Props) {
  const sentence = useTargetSentence();
  const recording = useHeard(form.recording);
  const notes = form.notes.filter(({ text }) => text.trim() !== '').map((note) => ({ ...note, since: null }));
  return (
    <ReplyDialog title={<FormattedMessage id="answer.preview.title" />} onClose={onClose}>
      {hasWords(form) ? (
        <ReplyView reply={{ notes, targets: [], recording }} ground={ground} />
      ) : (
        <EmptyState compact title={<FormattedMessage id="answer.preview.empty" />} />
      )}
      {form.targets.length > 0 && (
        <Box sx={{ mt: 3 }}>
          <Typography variant="h3" component="p">
            <FormattedMessage id="review.targets" values={{ count: form.targets.length }} />
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
            {form.targets.map((target) => (
              <li key={target.id}>
                {sentence({
                  ...target,
                  value: Number.isNaN(target.value) ? null : target.value,
                  weeks: Number.isNaN(target.weeks) ? 0 : target.weeks,
                })}
              </li>
            ))}
          </Box>
        </Box>
      )}
    </ReplyDialog>
  );
}
