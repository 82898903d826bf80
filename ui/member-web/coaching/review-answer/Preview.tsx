import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#ui/components/States.tsx';
import type { AnchorGround } from '../review-parts/AnchorView.tsx';
import { ReplyDialog } from '../review-parts/ReplyDialog.tsx';
import { ReplyView } from '../review-parts/ReplyView.tsx';
import { useTargetSentence } from '../review-parts/use-target-sentence.ts';
import { hasWords, type ReplyForm } from './reply-form.ts';

type Props = Readonly<{ form: ReplyForm; ground: AnchorGround; onClose: () => void }>;

/** What the member will read. */
export default function Preview({ form, ground, onClose }: Props) {
  const sentence = useTargetSentence();
  const notes = form.notes.filter(({ text }) => text.trim() !== '').map((note) => ({ ...note, since: null }));
  return (
    <ReplyDialog title={<FormattedMessage id="answer.preview.title" />} onClose={onClose}>
      {hasWords(form) ? (
        <ReplyView reply={{ notes, targets: [] }} ground={ground} />
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
