import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { QueryView } from '../components/QueryView.tsx';
import { useWorkingLesson, useWorkingQuiz, type WorkingCopy } from './data.ts';
import { ChapterEditor } from './ChapterEditor.tsx';
import { LessonEditor } from './lesson/LessonEditor.tsx';
import type { OpenPart } from './part.ts';
import { QuizEditor } from './quiz/QuizEditor.tsx';

type PartProps = Readonly<{ id: string; onClose: () => void }>;

const skeleton = <Skeleton variant="rounded" height={420} />;

const OpenLesson = ({ id, onClose }: PartProps) => (
  <QueryView query={useWorkingLesson(id)} skeleton={skeleton}>
    {(lesson) => <LessonEditor key={lesson.id} lesson={lesson} onClose={onClose} />}
  </QueryView>
);

const OpenQuiz = ({ id, onClose }: PartProps) => (
  <QueryView query={useWorkingQuiz(id)} skeleton={skeleton}>
    {(quiz) => <QuizEditor key={quiz.id} quiz={quiz} onClose={onClose} />}
  </QueryView>
);

/** The chapter, the lesson or the quiz that the address names. */
export const OpenPartView = ({ copy, open }: Readonly<{ copy: WorkingCopy; open: OpenPart }>) => {
  const { part } = open;
  const close = () => open.openPart(null);
  if (part?.kind === 'lesson') return <OpenLesson key={part.id} id={part.id} onClose={close} />;
  if (part?.kind === 'quiz') return <OpenQuiz key={part.id} id={part.id} onClose={close} />;
  const chapter = copy.chapters.find(({ id }) => id === part?.id);
  return chapter === undefined ? (
    <Typography sx={{ color: 'text.secondary', py: 4, textAlign: 'center' }}>
      <FormattedMessage id="learning.part.none" />
    </Typography>
  ) : (
    <ChapterEditor key={chapter.id} challengeId={copy.id} chapter={chapter} onClose={close} />
  );
};
