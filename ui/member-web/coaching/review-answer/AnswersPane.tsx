import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyState } from '#ui/components/States.tsx';
import { EditIcon } from '#ui/icons.tsx';
import { LetterPicture } from '#ui/illustrations/scenes.tsx';
import { AttachmentView } from '../review-parts/AttachmentView.tsx';
import { MessageView } from '../review-parts/MessageView.tsx';
import { AnswerList } from '../question-fields/AnswerList.tsx';
import type { Anchor, Review } from '../../app/data/reviews.ts';

type Props = Readonly<{ review: Review; onNote: (anchor: Anchor) => void }>;

/** What the member wrote, question by question; each answer is a button away from a note about it. */
export const AnswersPane = ({ review, onNote }: Props) => {
  const { form, answers, message, attachment } = review;
  const translated = review.isTranslatable ? review.id : undefined;
  const { formatMessage } = useIntl();
  const questions = form?.questions ?? [];
  if (questions.length === 0 && !message && attachment === null) {
    return (
      <EmptyState compact picture={<LetterPicture />} title={<FormattedMessage id="answer.answers.none" />} />
    );
  }
  return (
    <Card>
      <CardContent>
        <Stack sx={{ gap: 2.5 }}>
          <MessageView message={message} translated={translated} />
          <AttachmentView attachment={attachment} />
          {questions.map((question) => (
            <Box key={question.id}>
              <AnswerList questions={[question]} answers={answers} translated={translated} />
              <Button
                size="small"
                variant="text"
                startIcon={<EditIcon />}
                onClick={() => onNote({ kind: 'ANSWER', questionId: question.id })}
                aria-label={formatMessage({ id: 'answer.note.about' }, { name: question.label })}
                sx={{ minHeight: 44, ml: -1 }}
              >
                <FormattedMessage id="answer.note" />
              </Button>
            </Box>
          ))}
        </Stack>
      </CardContent>
    </Card>
  );
};
