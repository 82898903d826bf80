import { type PointerEvent, useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import type { TreeChapter, TreeLesson } from '../data.ts';
import { rowButtonId, stayNear } from '../part-focus.ts';
import { useDragging } from '../../use-dragging.ts';
import { chapterMoved, lessonStepped, rowMoved, rowsOf } from './tree-order.ts';
import type { Tree } from './use-tree.ts';

type Titled = ReadonlyMap<string, Pick<TreeChapter | TreeLesson, 'title'>>;

/** Everything that moves rows; places are those of the whole list. */
export type Moves = Readonly<{
  /** Of the dragged row. */
  draggedId: string | undefined;
  isChapterDragged: boolean;
  placeOf: (id: string) => number | undefined;
  grabChapter: (at: number) => (event: PointerEvent<HTMLElement>) => void;
  grabLesson: (id: string) => (event: PointerEvent<HTMLElement>) => void;
  moveChapter: (at: number, by: 1 | -1) => void;
  moveLesson: (id: string, by: 1 | -1) => void;
  mayStep: (id: string, by: 1 | -1) => boolean;
  moveTo: (id: string) => void;
}>;

/** Ways to move rows by buttons, keys and drag, and what is said of each. */
export const useMoves = (tree: Tree, titled: Titled, moveTo: (id: string) => void) => {
  const { formatMessage } = useIntl();
  const { order, put } = tree;
  const [said, setSaid] = useState('');
  const rows = rowsOf(order);

  const dragChapter = useCallback(
    (from: number, to: number) => put(chapterMoved(order, from, to)),
    [order, put],
  );
  const dragLesson = useCallback((from: number, to: number) => put(rowMoved(order, from, to)), [order, put]);
  const chapters = useDragging(dragChapter);
  const lessons = useDragging(dragLesson);
  const chapterAt = chapters.at;
  const isChapterDragged = chapterAt !== undefined;

  const say = (id: string, number: number, count: number) =>
    setSaid(formatMessage({ id: 'learning.tree.moved' }, { title: titled.get(id)?.title, number, count }));

  const moves: Moves = {
    draggedId: isChapterDragged
      ? order[chapterAt]?.id
      : lessons.at === undefined
        ? undefined
        : rows[lessons.at]?.id,
    isChapterDragged,
    placeOf: (id) => {
      if (isChapterDragged) {
        const at = order.findIndex((chapter) => chapter.id === id);
        return at < 0 ? undefined : at;
      }
      // No lesson stands above the first chapter.
      const place = rows.findIndex((row) => row.id === id);
      return place < 1 ? undefined : place;
    },
    grabChapter: (at) => chapters.grab(at),
    grabLesson: (id) => lessons.grab(rows.findIndex((row) => row.id === id)),
    moveChapter: (at, by) => {
      const id = order[at]?.id;
      put(chapterMoved(order, at, at + by));
      if (id === undefined) return;
      say(id, at + by + 1, order.length);
      stayNear(rowButtonId(id));
    },
    moveLesson: (id, by) => {
      const next = lessonStepped(order, id, by);
      if (next === undefined) return;
      put(next);
      const chapter = next.find(({ lessonIds }) => lessonIds.includes(id));
      say(id, (chapter?.lessonIds.indexOf(id) ?? 0) + 1, chapter?.lessonIds.length ?? 1);
      stayNear(rowButtonId(id));
    },
    mayStep: (id, by) => lessonStepped(order, id, by) !== undefined,
    moveTo,
  };
  return { moves, said };
};
