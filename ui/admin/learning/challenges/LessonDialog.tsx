import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { LessonReading } from '#ui/learning/preview/LessonReading.tsx';
import type { StaffChallenge } from '../data.ts';

type Lesson = StaffChallenge['chapters'][number]['lessons'][number];
type Props = Pick<StaffChallenge, 'language'> & Readonly<{ lesson: Lesson; onClose: () => void }>;

/** A lesson as its author has it now, with its pictures and its film. */
export const LessonDialog = ({ lesson: { id, type }, language, onClose }: Props) => {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md" scroll="paper">
      <DialogTitle id={titleId}>
        <FormattedMessage id={`console.challenges.lesson.${type}`} />
      </DialogTitle>
      <DialogContent>
        <LessonReading id={id} language={language} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <FormattedMessage id="ui.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
};
