import { challengeAddresses } from './public-addresses.ts';
import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { challengeBulk } from './bulk.ts';
import { gateErrorParams, gateErrors } from '#core/learning/gate/errors.ts';
import { lessonErrorParams, lessonErrors } from '#core/learning/lesson/errors.ts';
import { quizErrorParams, quizErrors } from '#core/learning/quiz/errors.ts';
import { quizSettingRules } from '#core/learning/quiz/setting-rules.ts';
import { challengeArchive } from './archive.ts';
import { challengeErrorFields, challengeErrorParams, challengeErrors } from './errors.ts';
import { challengeReactions } from './notices.ts';
import { challengesShowing, mayOpenShown } from './shown-media.ts';
import { exportChallenge } from './use-cases/export-challenge.ts';
import { importChallenge } from './use-cases/import-challenge.ts';
import { listAllChapters, listAllLessons, listAllQuizzes } from './use-cases/list-parts.ts';
import {
  currentAddress,
  listAllChallenges,
  listChallenges,
  listFeaturedChallenges,
  listOwnChallenges,
} from './use-cases/list-challenges.ts';
import {
  archiveChallenge,
  featureChallenge,
  publishChallenge,
  restoreChallenge,
  returnChallenge,
} from './use-cases/publish-challenge.ts';
import {
  compareWithEdition,
  readWorkingChapter,
  readWorkingCopy,
  readWorkingLesson,
  readWorkingQuiz,
} from './use-cases/read-authoring.ts';
import { submitChallenge, withdrawChallenge } from './use-cases/submit-challenge.ts';
import { createChallenge, deleteChallenge, editChallenge } from './use-cases/write-challenge.ts';
import { addLesson, deleteLesson, editLesson } from './use-cases/write-lesson.ts';
import { addQuiz, deleteQuiz, editQuiz } from './use-cases/write-quiz.ts';
import { addChapter, deleteChapter, editChapter, orderTree } from './use-cases/write-tree.ts';

const useCases = (ports: Composition) => ({
  createChallenge: createChallenge(ports),
  editChallenge: editChallenge(ports),
  deleteChallenge: deleteChallenge(ports),
  addChapter: addChapter(ports),
  editChapter: editChapter(ports),
  deleteChapter: deleteChapter(ports),
  orderTree: orderTree(ports),
  addLesson: addLesson(ports),
  editLesson: editLesson(ports),
  deleteLesson: deleteLesson(ports),
  addQuiz: addQuiz(ports),
  editQuiz: editQuiz(ports),
  deleteQuiz: deleteQuiz(ports),
  submitChallenge: submitChallenge(ports),
  withdrawChallenge: withdrawChallenge(ports),
  publishChallenge: publishChallenge(ports),
  returnChallenge: returnChallenge(ports),
  archiveChallenge: archiveChallenge(ports),
  restoreChallenge: restoreChallenge(ports),
  featureChallenge: featureChallenge(ports),
  currentAddress: currentAddress(ports),
  listChallenges: listChallenges(ports),
  listFeaturedChallenges: listFeaturedChallenges(ports),
  listOwnChallenges: listOwnChallenges(ports),
  listAllChallenges: listAllChallenges(ports),
  listAllChapters: listAllChapters(ports),
  listAllLessons: listAllLessons(ports),
  listAllQuizzes: listAllQuizzes(ports),
  exportChallenge: exportChallenge(ports),
  importChallenge: importChallenge(ports),
  readWorkingCopy: readWorkingCopy(ports),
  readWorkingChapter: readWorkingChapter(ports),
  readWorkingLesson: readWorkingLesson(ports),
  readWorkingQuiz: readWorkingQuiz(ports),
  compareWithEdition: compareWithEdition(ports),
});

export const challengeModule = {
  name: 'learning',
  errors: { ...gateErrors, ...lessonErrors, ...quizErrors, ...challengeErrors },
  errorParams: { ...gateErrorParams, ...lessonErrorParams, ...quizErrorParams, ...challengeErrorParams },
  errorFields: challengeErrorFields,
  reactions: challengeReactions,
  hooks: {
    archiveOf: challengeArchive,
    publicAddressesOf: challengeAddresses,
    mediumUsesOf: challengesShowing,
    mayOpenMedium: mayOpenShown,
    settingRules: quizSettingRules,
    whenMemberIsAnonymised: ({ challenges }, userId) => challenges.forgetDraftsOf(userId),
  },
  bulk: challengeBulk,
  useCases,
} as const satisfies Module;
