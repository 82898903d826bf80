import type { Language } from '#core/kernel/language.ts';
import { ask, becomeCoach } from '../coaching/coaching-people.ts';
import { drawnPicture } from '../community/community-people.ts';
import { upload } from '../engine/server.ts';
import type { Person, TestServer } from '../engine/test-server.ts';
import type { Texts } from './learning-texts.ts';

export const price = 300;
export const discount = 20;
/** What a learner pays, what the platform keeps of it, and what is the author's. */
export const pay = 240;
export const net = 204;

/** A coach who stands in the directory, and so may write challenges. */
export const openAuthor = async (testServer: TestServer, language: Language): Promise<Person> => {
  const author = await testServer.person('Trần Quốc Bảo', 'quocbao@example.com', { language });
  await becomeCoach(testServer, author, {
    username: 'quoc.bao',
    city: 'Huế',
    headline: language === 'vi' ? 'Đi bộ cùng bạn' : 'Walks with you',
    languages: [language],
    price: 0,
  });
  return author;
};

const question = (text: string, right: string, wrong: string, explanation: string) => ({
  kind: 'SINGLE',
  text,
  explanation,
  choices: [
    { text: right, isCorrect: true },
    { text: wrong, isCorrect: false },
  ],
});

export type Written = Readonly<{
  id: string;
  slug: string;
  documentId: string;
  /** Of that document. */
  quizId: string;
  filmId: string;
}>;

type Wanted = Readonly<{ language: Language; film: Uint8Array<ArrayBuffer>; texts: Texts }>;

/** Written by its author and published: a chapter to read with a quiz, and one to watch with a quiz. */
export const publishChallenge = async (
  testServer: TestServer,
  author: Person,
  { language, film, texts }: Wanted,
): Promise<Written> => {
  const post = (path: string, body?: unknown) => ask(testServer, author.token, ['POST', path], body);
  const send = (name: string, type: string, bytes: Uint8Array<ArrayBuffer>) =>
    upload(testServer.url, author.token, 'LEARNING', { name, type, bytes });
  const coverId = await send('cover.jpg', 'image/jpeg', new Uint8Array(await drawnPicture()));
  const videoId = await send('film.webm', 'video/webm', film);
  const { title, summary, description, chapters } = texts;
  const about = { title, summary, description: `<p>${description}</p>`, coverId, template: 'CLASSIC' };
  const made = await post('/authoring/challenges', { ...about, language, price, discount });
  const id = String(made['id']);
  const addChapter = async (chapter: string): Promise<string> => {
    const copy = await post('/authoring/chapters', { challengeId: id, title: chapter });
    const rows = copy['chapters'] as readonly { id: string }[]; // of our own contract
    return rows.at(-1)?.id ?? '';
  };
  const [first, second] = [await addChapter(chapters[0] ?? ''), await addChapter(chapters[1] ?? '')];
  const html = `<p>${texts.text}</p>`;
  const reading = { chapterId: first, title: texts.document, type: 'DOCUMENT', html, isPreview: false };
  const document = await post('/authoring/lessons', reading);
  const questions = [
    question(texts.question, texts.right, texts.wrong, texts.explanation),
    question(texts.second, texts.secondRight, texts.secondWrong, texts.explanation),
  ];
  const asked = { level: 'LESSON', subjectId: document['id'], title: texts.document, attempts: 3, questions };
  const quiz = await post('/authoring/quizzes', asked);
  const captions = { [language]: `WEBVTT\n\n00:00.000 --> 00:04.000\n${texts.caption}\n` };
  const watching = { chapterId: second, title: texts.film, type: 'VIDEO', videoId, captions };
  const watched = await post('/authoring/lessons', watching);
  await post('/authoring/quizzes', {
    level: 'CHALLENGE',
    subjectId: id,
    title: texts.title,
    questions: questions.slice(0, 1),
  });
  await post(`/authoring/challenges/${id}/submit`);
  await ask(testServer, testServer.token, ['POST', `/admin/challenges/${id}/publish`]);
  return {
    id,
    slug: String(made['slug']),
    documentId: String(document['id']),
    quizId: String(quiz['id']),
    filmId: String(watched['id']),
  };
};

type Attempt = Readonly<{
  id: string;
  questions: readonly Readonly<{ id: string; choices: readonly Readonly<{ id: string; text: string }>[] }>[];
}>;

/** Everything before its film is done, as a program does it. */
export const learnToFilm = async (
  testServer: TestServer,
  { token }: Pick<Person, 'token'>,
  { documentId, quizId }: Written,
  { right, secondRight }: Texts,
): Promise<void> => {
  const post = (path: string, body?: unknown) => ask(testServer, token, ['POST', path], body);
  const session = await post(`/lessons/${documentId}/sessions`, {});
  // As long as the text takes.
  await new Promise((resolve) => setTimeout(resolve, 8_000));
  await post(`/lesson-sessions/${String(session['id'])}/beats`, {
    seq: 1,
    visibleMs: 8_000,
    reachedEnd: true,
  });
  await post(`/lessons/${documentId}/complete`, {});
  const attempt = (await post(`/quizzes/${quizId}/attempts`)) as unknown as Attempt; // of our own contract
  const answers = Object.fromEntries(
    attempt.questions.map(({ id, choices }) => [
      id,
      choices.filter(({ text }) => text === right || text === secondRight).map((choice) => choice.id),
    ]),
  );
  await post(`/quiz-attempts/${attempt.id}/submit`, { answers });
};
