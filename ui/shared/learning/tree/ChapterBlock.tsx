import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { FormattedMessage } from 'react-intl';
import { challengeLimits } from '#core/learning/challenge/challenge.ts';
import { lessonLimits } from '#core/learning/lesson/lesson.ts';
import type { TreeChapter, TreeLesson } from '../data.ts';
import { fieldMark, type OpenPart } from '../part.ts';
import { AddForm } from './AddForm.tsx';
import { LessonFacts } from './LessonFacts.tsx';
import { QuizLine } from './QuizLine.tsx';
import { TreeRow } from './TreeRow.tsx';
import type { Moves } from './use-moves.ts';
import type { TreeSteps } from './use-tree-steps.ts';

type Props = Readonly<{
  chapter: TreeChapter;
  at: number;
  count: number;
  lessons: readonly TreeLesson[];
  isFull: boolean;
  moves: Moves;
  open: OpenPart;
  steps: TreeSteps;
}>;

const LessonRow = ({
  lesson,
  number,
  moves,
  open,
  steps,
}: Pick<Props, 'moves' | 'open' | 'steps'> & Readonly<{ lesson: TreeLesson; number: string }>) => (
  <Box component="li" sx={{ listStyle: 'none' }}>
    <TreeRow
      id={lesson.id}
      kind="lesson"
      number={number}
      title={lesson.title}
      facts={<LessonFacts lesson={lesson} />}
      place={moves.placeOf(lesson.id)}
      isOpen={open.part?.kind === 'lesson' && open.part.id === lesson.id}
      isDragged={moves.draggedId === lesson.id}
      mayMoveUp={moves.mayStep(lesson.id, -1)}
      mayMoveDown={moves.mayStep(lesson.id, 1)}
      onOpen={() => open.openPart({ kind: 'lesson', id: lesson.id })}
      onGrab={moves.grabLesson(lesson.id)}
      onMove={(by) => moves.moveLesson(lesson.id, by)}
      onMoveTo={() => moves.moveTo(lesson.id)}
    />
    <Box sx={{ pl: 4 }}>
      <QuizLine
        level="LESSON"
        subjectId={lesson.id}
        subject={lesson.title}
        quizId={lesson.quizId}
        open={open}
        steps={steps}
      />
    </Box>
  </Box>
);

export const ChapterBlock = ({ chapter, at, count, lessons, isFull, moves, open, steps }: Props) => {
  const noMore = isFull || lessons.length >= challengeLimits.lessonsInChapter;
  return (
    <Card component="li" sx={{ listStyle: 'none', px: 0.5, py: 1 }} {...fieldMark(`chapter.${chapter.id}`)}>
      <TreeRow
        id={chapter.id}
        kind="chapter"
        number={`${at + 1}.`}
        title={chapter.title}
        facts={
          <FormattedMessage
            id="learning.tree.chapter"
            values={{ count: lessons.length, max: challengeLimits.lessonsInChapter }}
          />
        }
        place={moves.placeOf(chapter.id)}
        isOpen={open.part?.kind === 'chapter' && open.part.id === chapter.id}
        isDragged={moves.draggedId === chapter.id}
        mayMoveUp={at > 0}
        mayMoveDown={at < count - 1}
        onOpen={() => open.openPart({ kind: 'chapter', id: chapter.id })}
        onGrab={moves.grabChapter(at)}
        onMove={(by) => moves.moveChapter(at, by)}
        onMoveTo={() => moves.moveTo(chapter.id)}
      />
      {/* All of one height while a chapter is dragged over the others. */}
      {!moves.isChapterDragged && (
        <>
          <Box component="ol" sx={{ m: 0, p: 0, pl: { xs: 1, sm: 2 } }}>
            {lessons.map((lesson, place) => (
              <LessonRow
                key={lesson.id}
                lesson={lesson}
                number={`${at + 1}.${place + 1}`}
                moves={moves}
                open={open}
                steps={steps}
              />
            ))}
          </Box>
          <Stack sx={{ pl: { xs: 1, sm: 2 }, alignItems: 'flex-start' }}>
            <AddForm
              label="learning.tree.addDocument"
              place={chapter.title}
              field="learning.field.lessonTitle"
              maxLength={lessonLimits.titleLength}
              disabled={noMore}
              onAdd={(title) => steps.addLesson(chapter.id, 'DOCUMENT', title)}
            />
            <AddForm
              label="learning.tree.addVideo"
              place={chapter.title}
              field="learning.field.lessonTitle"
              maxLength={lessonLimits.titleLength}
              disabled={noMore}
              onAdd={(title) => steps.addLesson(chapter.id, 'VIDEO', title)}
            />
            <QuizLine
              level="CHAPTER"
              subjectId={chapter.id}
              subject={chapter.title}
              quizId={chapter.quizId}
              open={open}
              steps={steps}
            />
          </Stack>
        </>
      )}
    </Card>
  );
};
