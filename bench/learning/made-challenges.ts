import { superUserId } from '#core/kernel/id.ts';
import { challengeLimits } from '#core/learning/challenge/challenge.ts';
import type { BenchDatabase } from '../bench-database.ts';
import { applicationOn, personOf } from '../community/crowd.ts';

const html = `<p>${Array.from({ length: 300 }, (_, at) => `chữ${at}`).join(' ')}</p>`;

const questions = Array.from({ length: 5 }, (_, at) => ({
  kind: 'SINGLE' as const,
  text: `Câu hỏi ${at + 1}`,
  explanation: '',
  points: 1,
  choices: [
    { text: 'Đúng', isCorrect: true },
    { text: 'Sai', isCorrect: false },
  ],
}));
const quiz = {
  title: 'Kiểm tra',
  attempts: 0,
  shuffleQuestions: true,
  shuffleChoices: true,
  timeLimit: null,
  questions,
};

/** The row of a file that is never opened; answers its id. */
const addMedium = async (
  { bare }: BenchDatabase,
  id: string,
  { type, contentType, seconds }: Readonly<{ type: string; contentType: string; seconds: number | null }>,
): Promise<string> => {
  await bare.query(
    `insert into media (id, owner_id, source, type, purpose, name, content_type, size, key, duration, created_at)
     values ($1, $2, 'LOCAL', $3, 'LEARNING', $1, $4, 1, $1, $5, now())`,
    [id, superUserId, type, contentType, seconds],
  );
  return id;
};

const begin = async (database: BenchDatabase, title: string) => {
  const { learning, account } = applicationOn(database);
  const author = await account.actorNamed(superUserId);
  const picture = { type: 'IMAGE', contentType: 'image/jpeg', seconds: null };
  const coverId = await addMedium(database, 'bench-cover', picture);
  const id = await learning.createChallenge(author, {
    language: 'vi',
    title,
    summary: 'Một thử thách để đo.',
    description: '<p>Mỗi ngày một ít.</p>',
    coverId,
    template: 'CLASSIC',
  });
  return { learning, author, id };
};

const chapterOf = (title: string, lessons: number) => ({
  title,
  summary: '',
  quiz: null,
  lessons: Array.from({ length: lessons }, (_, at) => ({
    title: `${title}, bài ${at + 1}`,
    type: 'DOCUMENT' as const,
    html,
    isPreview: false,
    captions: {},
    quiz: at % 2 === 0 ? quiz : null,
  })),
});

/** Three chapters of three lessons, published; answers its id. */
export const makeSmallChallenge = async (database: BenchDatabase): Promise<string> => {
  const { learning, author, id } = await begin(database, 'Chín bài');
  const { version } = await learning.readWorkingCopy(author, id);
  const chapters = [1, 2, 3].map((chapter) => chapterOf(`Chương ${chapter}`, 3));
  await learning.importChallenge(author, { id, version, chapters, quiz });
  await learning.publishChallenge(author, id);
  return id;
};

export const filmSeconds = 7_200;

/**
 * As large as a challenge may be: 200 lessons in five chapters, a quiz to every second one of them; published, free, its
 * first lesson a film of two hours.
 */
export const makeLargestChallenge = async (database: BenchDatabase) => {
  const { learning, author, id } = await begin(database, 'Hai trăm bài');
  const film = { type: 'VIDEO', contentType: 'video/webm', seconds: filmSeconds };
  const videoId = await addMedium(database, 'bench-film', film);
  await learning.addChapter(author, { challengeId: id, title: 'Xem' });
  const { chapters: begun } = await learning.readWorkingCopy(author, id);
  const filmId = await learning.addLesson(author, {
    chapterId: begun[0]?.id ?? '',
    title: 'Phim',
    type: 'VIDEO',
    videoId,
  });
  const { lessons, lessonsInChapter } = challengeLimits;
  const chapters = Array.from({ length: lessons / lessonsInChapter }, (_, chapter) =>
    chapterOf(`Chương ${chapter + 1}`, lessonsInChapter - (chapter === 0 ? 1 : 0)),
  );
  const { version } = await learning.readWorkingCopy(author, id);
  await learning.importChallenge(author, { id, version, chapters, quiz });
  await learning.publishChallenge(author, id);
  return { id, filmId };
};

/** A learner of it who has done so many lessons, and their quizzes. */
export const makeLearner = async (
  database: BenchDatabase,
  { id, person, done }: Readonly<{ id: string; person: number; done: number }>,
) => {
  const { bare } = database;
  const { learning } = applicationOn(database);
  const learner = await personOf(database, person);
  const enrolment = await learning.enroll(learner, { id, price: 0 });
  const { chapters } = await learning.readChallenge(learner, id);
  const first = chapters.flatMap((chapter) => chapter.lessons).slice(0, done);
  const quizIds = first.flatMap(({ quizId }) => quizId ?? []);
  await bare.query(
    `insert into lesson_progress (enrolment_id, lesson_id, watched, dwell_ms, reached_end, position_ms, content_done_at, done_at)
     select $1, unnest($2::text[]), '{}', 20000, true, 0, now(), now()`,
    [enrolment, first.map((lesson) => lesson.id)],
  );
  await bare.query(
    `insert into quiz_states (enrolment_id, quiz_id, used, extra, best, completed_at, passed_at)
     select $1, unnest($2::text[]), 1, 0, 100, now(), now()`,
    [enrolment, quizIds],
  );
  return learner;
};
