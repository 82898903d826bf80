import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { challengeLimits } from '#core/learning/challenge/challenge.ts';
import { EmptyState } from '../../components/States.tsx';
import { visuallyHidden } from '../../components/visually-hidden.ts';
import type { WorkingCopy } from '../data.ts';
import { fieldMark, type OpenPart } from '../part.ts';
import { rowButtonId, stayNear } from '../part-focus.ts';
import { SaveLine } from '../saving/SaveLine.tsx';
import { touchSize } from '../touch-size.ts';
import { AddForm } from './AddForm.tsx';
import { ChapterBlock } from './ChapterBlock.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { QuizLine } from './QuizLine.tsx';
import { rowsOf } from './tree-order.ts';
import { useMoves } from './use-moves.ts';
import { useTree } from './use-tree.ts';
import { useTreeSteps } from './use-tree-steps.ts';

type Props = Readonly<{ copy: WorkingCopy; open: OpenPart }>;

const TreeCounts = ({ copy }: Pick<Props, 'copy'>) => (
  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
    <FormattedMessage
      id="learning.tree.count"
      values={{
        chapters: copy.chapters.length,
        maxChapters: challengeLimits.chapters,
        lessons: copy.chapters.reduce((sum, { lessons }) => sum + lessons.length, 0),
        maxLessons: challengeLimits.lessons,
      }}
    />
  </Typography>
);

const undoByKey = (undo: () => void) => (event: KeyboardEvent<HTMLElement>) => {
  const isTyping =
    (event.target as HTMLElement).closest('input, textarea, [contenteditable="true"]') !== null; // every target of a key is an element
  if (isTyping || event.shiftKey || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z')
    return;
  event.preventDefault();
  undo();
};

/** Chapters and lessons of a challenge: added, opened, and put in order. */
export const TreeEditor = ({ copy, open }: Props) => {
  const tree = useTree(copy);
  const steps = useTreeSteps(copy, open);
  const [movedTo, setMovedTo] = useState<string>();
  const chapters = useMemo(() => new Map(copy.chapters.map((chapter) => [chapter.id, chapter])), [copy]);
  const lessons = useMemo(
    () => new Map(copy.chapters.flatMap((chapter) => chapter.lessons).map((lesson) => [lesson.id, lesson])),
    [copy],
  );
  const titled = useMemo(
    () => new Map<string, Readonly<{ title: string }>>([...chapters, ...lessons]),
    [chapters, lessons],
  );
  const { moves, said } = useMoves(tree, titled, setMovedTo);
  const { order } = tree;
  const isFull = lessons.size >= challengeLimits.lessons;
  const row = rowsOf(order).find(({ id }) => id === movedTo);

  return (
    <Box onKeyDown={undoByKey(tree.undo)} {...fieldMark('chapters')}>
      <Box component="output" aria-live="polite" sx={visuallyHidden}>
        {said}
      </Box>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap' }}>
        <TreeCounts copy={copy} />
        <Button
          size="small"
          sx={touchSize}
          disabled={!tree.mayUndo}
          onClick={tree.undo}
          aria-keyshortcuts="Control+Z"
        >
          <FormattedMessage id="ui.undo" />
        </Button>
      </Stack>
      {(tree.mayUndo || tree.autosave.state !== 'saved') && (
        <SaveLine autosave={tree.autosave} guards={false} />
      )}
      {order.length === 0 && (
        <EmptyState compact title={<FormattedMessage id="learning.tree.empty" />}>
          <FormattedMessage id="learning.tree.empty.text" />
        </EmptyState>
      )}
      <Box component="ol" sx={{ m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {order.map(({ id, lessonIds }, at) => {
          const chapter = chapters.get(id);
          if (chapter === undefined) return null;
          return (
            <ChapterBlock
              key={id}
              chapter={chapter}
              at={at}
              count={order.length}
              lessons={lessonIds.flatMap((lessonId) => lessons.get(lessonId) ?? [])}
              isFull={isFull}
              moves={moves}
              open={open}
              steps={steps}
            />
          );
        })}
      </Box>
      <Stack sx={{ alignItems: 'flex-start', mt: 1.5 }} {...fieldMark('quizzes')}>
        <AddForm
          label="learning.tree.addChapter"
          field="learning.field.chapterTitle"
          maxLength={challengeLimits.chapterTitleLength}
          disabled={order.length >= challengeLimits.chapters}
          onAdd={steps.addChapter}
        />
        <QuizLine
          level="CHALLENGE"
          subjectId={copy.id}
          subject={copy.title}
          quizId={copy.quizId}
          open={open}
          steps={steps}
        />
      </Stack>
      {row !== undefined && (
        <MoveDialog
          row={row}
          title={titled.get(row.id)?.title ?? ''}
          order={order}
          chapters={chapters}
          onMove={tree.put}
          onClose={() => {
            setMovedTo(undefined);
            stayNear(rowButtonId(row.id));
          }}
        />
      )}
    </Box>
  );
};
