import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { challengeBookmarks, lessonBookmarks, lessonComments } from './lesson-subject.ts';
import { listKeptChallenges, listKeptLessons } from './use-cases/list-kept.ts';
import { lockLesson } from './use-cases/lock-lesson.ts';

const useCases = (ports: Composition) => ({
  lockLesson: lockLesson(ports, true),
  unlockLesson: lockLesson(ports, false),
  listKeptChallenges: listKeptChallenges(ports),
  listKeptLessons: listKeptLessons(ports),
});

/** What people say beside a lesson, and what they keep of challenges. */
export const lessonTalkModule = {
  name: 'community',
  hooks: { commentSubjects: lessonComments, bookmarkSubjects: lessonBookmarks },
  useCases,
} as const satisfies Module;

export const keptChallengeModule = {
  name: 'community',
  hooks: { bookmarkSubjects: challengeBookmarks },
  useCases: () => ({}),
} as const satisfies Module;
