import { createHash } from 'node:crypto';
import type { Chapter } from '#core/learning/challenge/challenge.ts';
import type { Edition } from '#core/learning/challenge/edition.ts';
import type {
  ChapterRow,
  Chapters,
  Editions,
  LearningContents,
  LessonRow,
  Lessons,
  QuizRow,
  Quizzes,
} from '#core/learning/challenge/ports.ts';
import type { WorkingQuiz } from '#core/learning/challenge/working-tree.ts';
import type { Lesson, LessonContent } from '#core/learning/lesson/lesson.ts';
import type { Quiz } from '#core/learning/quiz/quiz.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { refusing, requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { staffList } from '../engine/staff-list.ts';
import { chapterList, lessonList, quizList } from './part-lists.ts';

const one = async <Row>(found: Promise<readonly Row[]>): Promise<Row | null> => (await found)[0] ?? null;

export const knexChapters = (db: Connection): Chapters => ({
  async insert(chapter) {
    await db()('chapters').insert(chapter);
  },
  find: (id) => one(rows<Chapter>(db(), 'select * from chapters where id = ?', [id])),
  async update({ id, version, ...chapter }) {
    requireFresh(
      await db()('chapters')
        .where({ id, version: version - 1 })
        .update({ ...chapter, version }),
    );
  },
  async delete({ id, challengeId, position }) {
    await rows(db(), 'delete from quizzes where subject_id = ?', [id]);
    await refusing({ lessons_chapter: 'chapter.has_lessons' }, db()('chapters').where({ id }).delete());
    await rows(db(), 'update chapters set position = position - 1 where challenge_id = ? and position > ?', [
      challengeId,
      position,
    ]);
  },
  list: (request) =>
    staffList<ChapterRow, keyof typeof staffLists.chapters>(
      db(),
      chapterList,
      readListRequest(staffLists.chapters, request),
    ),
});

const storedLesson = ({ captions, ...lesson }: Lesson) => ({ ...lesson, captions: JSON.stringify(captions) });
const storedQuiz = ({ questions, ...quiz }: WorkingQuiz) => ({
  ...quiz,
  questions: JSON.stringify(questions),
});

export const knexLessons = (db: Connection): Lessons => ({
  async insert(lesson) {
    await db()('lessons').insert(storedLesson(lesson));
  },
  find: (id) => one(rows<Lesson>(db(), 'select * from lessons where id = ?', [id])),
  async update({ id, version, ...lesson }) {
    const { id: _id, ...columns } = storedLesson({ id, version, ...lesson });
    requireFresh(
      await db()('lessons')
        .where({ id, version: version - 1 })
        .update(columns),
    );
  },
  async delete({ id, chapterId, position }) {
    await rows(db(), 'delete from quizzes where subject_id = ?', [id]);
    await db()('lessons').where({ id }).delete();
    await rows(db(), 'update lessons set position = position - 1 where chapter_id = ? and position > ?', [
      chapterId,
      position,
    ]);
  },
  async treeOf(challengeId) {
    const [chapters, lessons, quizzes] = await Promise.all([
      rows<Chapter>(db(), 'select * from chapters where challenge_id = ? order by position', [challengeId]),
      rows<Lesson>(
        db(),
        `select l.* from lessons l join chapters c on c.id = l.chapter_id
         where l.challenge_id = ? order by c.position, l.position`,
        [challengeId],
      ),
      rows<WorkingQuiz>(db(), 'select * from quizzes where challenge_id = ? order by id', [challengeId]),
    ]);
    return { chapters, lessons, quizzes };
  },
  async setOrder(challengeId, order) {
    await rows(
      db(),
      `update chapters c set position = t.place from unnest(?::text[]) with ordinality as t(id, place)
       where c.id = t.id and c.challenge_id = ?`,
      [order.map(({ id }) => id), challengeId],
    );
    const placed = order.flatMap(({ id, lessonIds }) =>
      lessonIds.map((lessonId, at) => ({ lessonId, chapterId: id, position: at + 1 })),
    );
    await rows(
      db(),
      `update lessons l set chapter_id = t.chapter_id, position = t.position
       from unnest(?::text[], ?::text[], ?::int[]) as t(id, chapter_id, position)
       where l.id = t.id and l.challenge_id = ?`,
      [
        placed.map(({ lessonId }) => lessonId),
        placed.map(({ chapterId }) => chapterId),
        placed.map(({ position }) => position),
        challengeId,
      ],
    );
  },
  list: (request) =>
    staffList<LessonRow, keyof typeof staffLists.lessons>(
      db(),
      lessonList,
      readListRequest(staffLists.lessons, request),
    ),
});

export const knexQuizzes = (db: Connection): Quizzes => ({
  async insert(quiz) {
    await refusing({ quizzes_place: 'quiz.exists' }, db()('quizzes').insert(storedQuiz(quiz)));
  },
  find: (id) => one(rows<WorkingQuiz>(db(), 'select * from quizzes where id = ?', [id])),
  async update(quiz) {
    const { id, ...columns } = storedQuiz(quiz);
    requireFresh(
      await db()('quizzes')
        .where({ id, version: quiz.version - 1 })
        .update(columns),
    );
  },
  async delete(id) {
    await db()('quizzes').where({ id }).delete();
  },
  list: (request) =>
    staffList<QuizRow, keyof typeof staffLists.quizzes>(
      db(),
      quizList,
      readListRequest(staffLists.quizzes, request),
    ),
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const knexLearningContents = (db: Connection): LearningContents => {
  const keep = async (kind: 'LESSON' | 'QUIZ', challengeId: string, sourceId: string, body: object) => {
    const text = JSON.stringify(body);
    const [kept] = await rows<{ id: string }>(
      db(),
      `insert into learning_contents (challenge_id, kind, source_id, sha256, body) values (?, ?, ?, ?, ?::jsonb)
       on conflict (kind, source_id, sha256) do update set sha256 = excluded.sha256 returning id`,
      [challengeId, kind, sourceId, sha256(text), text],
    );
    return kept!.id; // inserted, or there before
  };
  const bodyOf = async <Body>(kind: string, id: string): Promise<Body | null> => {
    const [found] = await rows<{ body: Body }>(
      db(),
      'select body from learning_contents where id = ? and kind = ?',
      [id, kind],
    );
    return found?.body ?? null;
  };
  return {
    keepLesson: (challengeId, lessonId, content) => keep('LESSON', challengeId, lessonId, content),
    keepQuiz: (challengeId, quizId, content) => keep('QUIZ', challengeId, quizId, content),
    lesson: (id) => bodyOf<LessonContent>('LESSON', id),
    quiz: (id) => bodyOf<Quiz>('QUIZ', id),
    async challengeOf(kind, id) {
      const [found] =
        kind === 'CHAPTER'
          ? await rows<{ challengeId: string }>(
              db(),
              `select challenge_id from editions where outline -> 'chapters' @> ?::jsonb limit 1`,
              [JSON.stringify([{ id }])],
            )
          : await rows<{ challengeId: string }>(
              db(),
              'select challenge_id from learning_contents where kind = ? and source_id = ? limit 1',
              [kind, id],
            );
      return found?.challengeId ?? null;
    },
  };
};

export const knexEditions = (db: Connection): Editions => ({
  async insert({ outline, ...edition }) {
    await db()('editions').insert({ ...edition, outline: JSON.stringify(outline) });
  },
  newest: (challengeId) =>
    one(
      rows<Edition>(db(), 'select * from editions where challenge_id = ? order by number desc limit 1', [
        challengeId,
      ]),
    ),
  ofStructure: (challengeId, structureNo) =>
    one(
      rows<Edition>(
        db(),
        'select * from editions where challenge_id = ? and structure_no = ? order by number desc limit 1',
        [challengeId, structureNo],
      ),
    ),
  historyOf: (challengeId) =>
    rows<Omit<Edition, 'outline'>>(
      db(),
      `select challenge_id, number, kind, structure_no, by, at from editions
       where challenge_id = ? order by number desc`,
      [challengeId],
    ),
});
