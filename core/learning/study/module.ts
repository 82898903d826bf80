import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { studyArchive } from './archive.ts';
import {
  listAllEnrolments,
  listLearners,
  readLearner,
  readStatistics,
  viewEnrolment,
} from './use-cases/author-statistics.ts';
import { completeChallenge, completeChapter, completeLesson } from './use-cases/complete.ts';
import { deleteLessonNote, keepLessonNote, listLessonNotes } from './use-cases/keep-note.ts';
import { beatLesson, beginLessonSession } from './use-cases/measure-lesson.ts';
import { listLearning, readChallenge } from './use-cases/read-challenge.ts';
import { previewChallenge } from './use-cases/preview-challenge.ts';
import { readLearningDashboard } from './use-cases/read-dashboard.ts';
import { readEnrolment } from './use-cases/read-enrolment.ts';
import { readLesson, readLessonMedia } from './use-cases/read-lesson.ts';
import { readQuiz } from './use-cases/read-quiz.ts';
import { resetQuiz } from './use-cases/reset-quiz.ts';
import {
  askForAttempts,
  beginAndSubmit,
  beginAttempt,
  expireAttempts,
  readAttempt,
  saveAttempt,
  submitAttempt,
} from './use-cases/take-quiz.ts';

const useCases = (ports: Composition) => ({
  readChallenge: readChallenge(ports),
  listLearning: listLearning(ports),
  previewChallenge: previewChallenge(ports),
  readLearningDashboard: readLearningDashboard(ports),
  readEnrolment: readEnrolment(ports),
  readLesson: readLesson(ports),
  readLessonMedia: readLessonMedia(ports),
  beginLessonSession: beginLessonSession(ports),
  beatLesson: beatLesson(ports),
  completeLesson: completeLesson(ports),
  completeChapter: completeChapter(ports),
  completeChallenge: completeChallenge(ports),
  readQuiz: readQuiz(ports),
  beginAttempt: beginAttempt(ports),
  beginAndSubmit: beginAndSubmit(ports),
  readAttempt: readAttempt(ports),
  saveAttempt: saveAttempt(ports),
  submitAttempt: submitAttempt(ports),
  askForAttempts: askForAttempts(ports),
  expireAttempts: expireAttempts(ports),
  resetQuiz: resetQuiz(ports),
  keepLessonNote: keepLessonNote(ports),
  deleteLessonNote: deleteLessonNote(ports),
  listLessonNotes: listLessonNotes(ports),
  readStatistics: readStatistics(ports),
  listLearners: listLearners(ports),
  readLearner: readLearner(ports),
  listAllEnrolments: listAllEnrolments(ports),
  viewEnrolment: viewEnrolment(ports),
});

export const studyModule = {
  name: 'learning',
  hooks: {
    archiveOf: studyArchive,
    whenMemberIsAnonymised: async ({ lessonNotes, lessonSessions }, userId) => {
      await lessonNotes.deleteAllOf(userId);
      await lessonSessions.deleteAllOf(userId);
    },
  },
  useCases,
} as const satisfies Module;
