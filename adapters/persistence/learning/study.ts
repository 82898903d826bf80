import type { LessonProgress } from '#core/learning/progress/lesson-progress.ts';
import type { LessonProgresses, QuizStates } from '#core/learning/progress/ports.ts';
import { graceMs, type Attempt, type QuizState } from '#core/learning/quiz/attempt.ts';
import type { LessonNote } from '#core/learning/study/lesson-note.ts';
import type { LessonSession } from '#core/learning/study/lesson-session.ts';
import type {
  HardQuestion,
  LessonNoteRow,
  LessonNotes,
  LessonSessions,
  QuizAttempts,
} from '#core/learning/study/ports.ts';
import { after } from '#core/kernel/time.ts';
import { fold, normalize } from '#core/kernel/text/text.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { containing } from '../engine/staff-list.ts';

/** Ranges as pairs of whole seconds, in order. */
const progressColumns = `p.enrolment_id, p.lesson_id, p.dwell_ms, p.reached_end, p.position_ms, p.content_done_at, p.done_at,
  coalesce((select jsonb_agg(jsonb_build_array(lower(r), upper(r)) order by lower(r)) from unnest(p.watched) r), '[]')
    as watched`;

const rangesOf = (watched: LessonProgress['watched']): string =>
  `{${watched.map(([from, to]) => `[${from},${to})`).join(',')}}`;

export const knexLessonProgresses = (db: Connection): LessonProgresses => ({
  of: (enrolmentId) =>
    rows<LessonProgress>(
      db(),
      `select ${progressColumns} from lesson_progress p where p.enrolment_id = ? order by p.lesson_id`,
      [enrolmentId],
    ),
  async find(enrolmentId, lessonId) {
    const [found] = await rows<LessonProgress>(
      db(),
      `select ${progressColumns} from lesson_progress p where p.enrolment_id = ? and p.lesson_id = ?`,
      [enrolmentId, lessonId],
    );
    return found ?? null;
  },
  async put({ enrolmentId, lessonId, watched, dwellMs, reachedEnd, positionMs, contentDoneAt, doneAt }) {
    await rows(
      db(),
      `insert into lesson_progress
         (enrolment_id, lesson_id, watched, dwell_ms, reached_end, position_ms, content_done_at, done_at)
       values (?, ?, ?::int4multirange, ?, ?, ?, ?, ?)
       on conflict (enrolment_id, lesson_id) do update set watched = excluded.watched, dwell_ms = excluded.dwell_ms,
         reached_end = excluded.reached_end, position_ms = excluded.position_ms,
         content_done_at = excluded.content_done_at, done_at = excluded.done_at`,
      [
        enrolmentId,
        lessonId,
        rangesOf(watched),
        Math.round(dwellMs),
        reachedEnd,
        Math.round(positionMs),
        contentDoneAt,
        doneAt,
      ],
    );
  },
});

export const knexQuizStates = (db: Connection): QuizStates => ({
  of: (enrolmentId) =>
    rows<QuizState>(db(), 'select * from quiz_states where enrolment_id = ? order by quiz_id', [enrolmentId]),
  async find(enrolmentId, quizId) {
    const [found] = await rows<QuizState>(
      db(),
      'select * from quiz_states where enrolment_id = ? and quiz_id = ?',
      [enrolmentId, quizId],
    );
    return found ?? null;
  },
  async put(state) {
    await db()('quiz_states').insert(state).onConflict(['enrolment_id', 'quiz_id']).merge();
  },
});

export const knexLessonSessions = (db: Connection): LessonSessions => ({
  async begin(session) {
    await rows(db(), 'update lesson_sessions set ended_at = ? where user_id = ? and ended_at is null', [
      session.lastBeatAt,
      session.userId,
    ]);
    await db()('lesson_sessions').insert(session);
  },
  async find(id) {
    const [found] = await rows<LessonSession>(db(), 'select * from lesson_sessions where id = ?', [id]);
    return found ?? null;
  },
  async lock(id) {
    const [found] = await rows<LessonSession>(
      db(),
      'select * from lesson_sessions where id = ? for no key update',
      [id],
    );
    return found ?? null;
  },
  async update({ id, ...session }) {
    await db()('lesson_sessions').where({ id }).update(session);
  },
  async deleteAllOf(userId) {
    await db()('lesson_sessions').where({ userId }).delete();
  },
});

const storedAttempt = ({ answers, ...attempt }: Attempt) => ({
  ...attempt,
  answers: JSON.stringify(answers),
});

/** As the core judges it: every right choice, and no other. */
const wrongness = `not (
  (select coalesce(jsonb_agg(c -> 'id' order by c ->> 'id'), '[]') from jsonb_array_elements(q -> 'choices') c
    where (c ->> 'isCorrect')::boolean)
  = (select coalesce(jsonb_agg(x order by x #>> '{}'), '[]') from jsonb_array_elements(coalesce(a.answers -> (q ->> 'id'), '[]')) x))`;

export const knexQuizAttempts = (db: Connection): QuizAttempts => ({
  async insert(attempt) {
    const refusals = { quiz_attempts_open: 'quiz.already_completed', quiz_attempts_number: 'quiz.already_completed' } as const; // prettier-ignore
    await refusing(refusals, db()('quiz_attempts').insert(storedAttempt(attempt)));
  },
  async find(id) {
    const [found] = await rows<Attempt>(db(), 'select * from quiz_attempts where id = ?', [id]);
    return found ?? null;
  },
  async lock(id) {
    const [found] = await rows<Attempt>(db(), 'select * from quiz_attempts where id = ? for no key update', [
      id,
    ]);
    return found ?? null;
  },
  async openOf(enrolmentId, quizId) {
    const [found] = await rows<Attempt>(
      db(),
      `select * from quiz_attempts where enrolment_id = ? and quiz_id = ? and status = 'OPEN'`,
      [enrolmentId, quizId],
    );
    return found ?? null;
  },
  async lastOf(enrolmentId, quizId) {
    const [found] = await rows<Attempt>(
      db(),
      'select * from quiz_attempts where enrolment_id = ? and quiz_id = ? order by number desc limit 1',
      [enrolmentId, quizId],
    );
    return found ?? null;
  },
  async update(attempt) {
    const { id, ...columns } = storedAttempt(attempt);
    await db()('quiz_attempts').where({ id }).update(columns);
  },
  async overdue(at, limit) {
    const found = await rows<{ id: string }>(
      db(),
      `select id from quiz_attempts where status = 'OPEN' and deadline_at < ? order by deadline_at, id limit ?`,
      [after(at, -graceMs), limit],
    );
    return found.map(({ id }) => id);
  },
  hardQuestionsOf: (challengeId, limit) =>
    rows<HardQuestion>(
      db(),
      `select a.quiz_id, q ->> 'id' as question_id, count(*)::int as answered,
         count(*) filter (where ${wrongness})::int as wrong
       from quiz_attempts a join enrolments e on e.id = a.enrolment_id
         join learning_contents k on k.id = a.content_id, jsonb_array_elements(k.body -> 'questions') q
       where e.challenge_id = ? and a.status <> 'OPEN'
       group by a.quiz_id, q ->> 'id' having count(*) filter (where ${wrongness}) > 0
       order by count(*) filter (where ${wrongness})::float8 / count(*) desc, count(*) desc, q ->> 'id' desc limit ?`,
      [challengeId, limit],
    ),
  ofUser: (userId) =>
    rows<Attempt>(
      db(),
      `select a.* from quiz_attempts a join enrolments e on e.id = a.enrolment_id
       where e.user_id = ? order by a.started_at, a.id`,
      [userId],
    ),
});

/** As it was last published, else as it is being written. */
const titleOf = `coalesce(
  (select l ->> 'title' from editions d, jsonb_array_elements(d.outline -> 'chapters') h, jsonb_array_elements(h -> 'lessons') l
   where d.challenge_id = n.challenge_id and l ->> 'id' = n.lesson_id order by d.number desc limit 1),
  (select l.title from lessons l where l.id = n.lesson_id), '')`;

export const knexLessonNotes = (db: Connection): LessonNotes => ({
  async find(userId, lessonId) {
    const [found] = await rows<LessonNote>(
      db(),
      'select * from lesson_notes where user_id = ? and lesson_id = ?',
      [userId, lessonId],
    );
    return found ?? null;
  },
  async put(note) {
    const { userId, lessonId, text } = note;
    if (text === '') await db()('lesson_notes').where({ userId, lessonId }).delete();
    else await db()('lesson_notes').insert(note).onConflict(['user_id', 'lesson_id']).merge();
  },
  async pageOf(userId, { limit, cursor, q = '' }) {
    const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
    const words = fold(normalize(q)).split(/\s+/u).filter(Boolean);
    const found = await rows<LessonNoteRow>(
      db(),
      `select * from (
         select n.*, ${titleOf} as lesson_title, c.title as challenge_title, c.slug as challenge_slug
         from lesson_notes n join challenges c on c.id = n.challenge_id where n.user_id = ?) t
       where true ${words.map(() => `and fold(t.text || ' ' || t.lesson_title) like ?`).join(' ')}
         ${at && id ? 'and (t.updated_at, t.lesson_id) < (?, ?)' : ''}
       order by t.updated_at desc, t.lesson_id desc limit ?`,
      [userId, ...words.map(containing), ...(at && id ? [at, id] : []), limit + 1],
    );
    return pageOf(found, limit, (row) => encodeCursor(row.updatedAt, row.lessonId));
  },
  of: (userId) =>
    rows<LessonNote>(db(), 'select * from lesson_notes where user_id = ? order by lesson_id', [userId]),
  async deleteAllOf(userId) {
    await db()('lesson_notes').where({ userId }).delete();
  },
});
