import type { Seed } from '#adapters/memory/create-store.ts';
import type { Challenge } from '#core/learning/challenge/challenge.ts';
import { memoryMediaStore } from '#fixtures/engine/ports.ts';
import { noon } from '#fixtures/engine/ids.ts';
import {
  aChallenge,
  aChapter,
  aLesson,
  anEdition,
  anEditionChapter,
  anEditionLesson,
  anEditionQuiz,
  aQuestion,
  aQuiz,
  aWorkingQuiz,
} from '#fixtures/learning/challenges.ts';
import { anAttempt, anEnrolment, aQuizState, handedIn } from '#fixtures/learning/enrolments.ts';
import { documentHtml } from '#fixtures/learning/school.ts';
import { aFullProfile, aUser } from '#fixtures/people/users.ts';
import { aMedium } from '#fixtures/platform/media.ts';

export const coach = aFullProfile({ fullname: 'Trần Quốc Bảo', username: 'quocbao', type: 'COACH' });

const drawing = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><rect width="320" height="180" fill="#${colour}"/></svg>`,
  )}`;

const cover = aMedium({
  id: 'cover',
  ownerId: coach.id,
  purpose: 'LEARNING',
  name: 'Bìa.jpg',
  key: drawing('7fb09a'),
  thumbnailKey: drawing('7fb09a'),
});
const film = aMedium({
  id: 'film',
  ownerId: coach.id,
  purpose: 'LEARNING',
  type: 'VIDEO',
  contentType: 'video/webm',
  duration: 60,
  name: 'Cách đo.webm',
  key: 'data:video/webm;base64,',
  thumbnailKey: drawing('8ea7c4'),
});

export const challengeId = 'start';
export const translationId = 'start-en';
const own = { challengeId } as const;

const chapters = [
  aChapter({ ...own, id: 'week-1', title: 'Tuần 1' }),
  aChapter({ ...own, id: 'week-2', position: 2, title: 'Tuần 2' }),
];
const lessons = [
  aLesson({
    ...own,
    chapterId: 'week-1',
    id: 'waist',
    title: 'Đo vòng eo',
    html: documentHtml,
    words: 60,
    isPreview: true,
  }),
  aLesson({
    ...own,
    chapterId: 'week-1',
    id: 'how',
    position: 2,
    title: 'Xem cách đo',
    type: 'VIDEO',
    html: '',
    words: 0,
    videoId: film.id,
    seconds: 60,
  }),
  aLesson({ ...own, chapterId: 'week-2', id: 'end', title: 'Tổng kết', html: documentHtml, words: 60 }),
];
const quiz = aQuiz({ id: 'quick', title: 'Kiểm tra nhanh', questions: [aQuestion({ id: 'where' })] });

const english = {
  id: translationId,
  language: 'en',
  translationGroup: challengeId,
  slug: 'start-in-14-days',
  title: 'Start in 14 days',
  status: 'DRAFT',
} as const;

type Options = Readonly<{ parts?: Partial<Challenge>; isEmpty?: boolean; isTranslated?: boolean }>;

/** A challenge of the coach as it is being written, as far as a story wants it. */
export const written = ({ parts = {}, isEmpty = false, isTranslated = false }: Options = {}): Seed => ({
  media: [cover, film],
  learning: {
    challenges: [
      aChallenge({
        id: challengeId,
        authorId: coach.id,
        status: 'DRAFT',
        slug: 'khoi-dong-14-ngay',
        coverId: cover.id,
        ...parts,
      }),
      ...(isTranslated ? [aChallenge({ ...english, authorId: coach.id })] : []),
    ],
    chapters: isEmpty
      ? []
      : [
          ...chapters,
          ...(isTranslated
            ? [aChapter({ id: 'week-1-en', challengeId: translationId, title: 'Week 1' })]
            : []),
        ],
    lessons: isEmpty
      ? []
      : [
          ...lessons,
          ...(isTranslated
            ? [
                aLesson({
                  challengeId: translationId,
                  chapterId: 'week-1-en',
                  id: 'waist-en',
                  title: 'Measuring your waist',
                  html: '<p>Stand straight and breathe out.</p>',
                }),
              ]
            : []),
        ],
    quizzes: isEmpty ? [] : [aWorkingQuiz({ ...quiz, ...own, subjectId: 'waist', level: 'LESSON' })],
  },
});

const learners = [
  aUser({ id: 'anh', fullname: 'Nguyễn Minh Anh' }),
  aUser({ id: 'ha', fullname: 'Lê Thu Hà' }),
];
const content = { id: 'content-of-quick', challengeId, sourceId: quiz.id, kind: 'QUIZ' as const, body: quiz };

const edition = anEdition({
  challengeId,
  by: coach.id,
  outline: {
    chapters: [
      anEditionChapter({
        id: 'week-1',
        lessons: [
          anEditionLesson({
            id: 'waist',
            quiz: anEditionQuiz({ id: quiz.id, title: quiz.title, contentId: content.id }),
          }),
        ],
      }),
    ],
    quiz: null,
  },
});

/** Published, with one learner who used up the tries of a quiz and one who has finished. */
export const learned = (): Seed => {
  const { learning, ...rest } = written({
    parts: { status: 'PUBLISHED', editionNo: 1, learners: 2, completed: 1, publishedAt: noon },
  });
  const enrolled = { challengeId, authorId: coach.id, paid: 240, fee: 36, net: 204 } as const;
  return {
    ...rest,
    users: learners,
    learning: {
      ...learning,
      learningContents: [content],
      editions: [edition],
      enrolments: [
        anEnrolment({
          ...enrolled,
          id: 'of-ha',
          userId: 'ha',
          status: 'COMPLETED',
          percent: 100,
          completedAt: noon,
        }),
        anEnrolment({ ...enrolled, id: 'of-anh', userId: 'anh', percent: 20 }),
      ],
      quizStates: [aQuizState({ enrolmentId: 'of-anh', quizId: quiz.id, used: 3, best: 0, askedAt: noon })],
      quizAttempts: [1, 2, 3].map((number) =>
        anAttempt({
          ...handedIn,
          id: `try-${number}`,
          enrolmentId: 'of-anh',
          quizId: quiz.id,
          contentId: content.id,
          number,
          score: 0,
          right: 0,
          answers: { where: ['where-wrong'] },
        }),
      ),
    },
  };
};

export const ports = { mediaStore: { ...memoryMediaStore(), signedUrl: async (key: string) => key } };
