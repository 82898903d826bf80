import { without } from '#core/access/actor/archive.ts';
import type { Hooks } from '#core/kernel/hooks.ts';

export const enrolmentArchive: Hooks['archiveOf'] = async (
  { enrolments, challengeReviews, lessonProgresses, quizStates },
  userId,
) => {
  const own = await enrolments.allOf(userId);
  const progress = await Promise.all(own.map(({ id }) => lessonProgresses.of(id)));
  const states = await Promise.all(own.map(({ id }) => quizStates.of(id)));
  return {
    enrolments: own.map((enrolment) =>
      without(enrolment, 'userId', 'userName', 'authorId', 'fee', 'net', 'earningHoldId', 'version'),
    ),
    lessonProgress: progress.flat(),
    quizStates: states.flat(),
    challengeReviews: (await challengeReviews.ofUser(userId)).map((review) =>
      without(review, 'userId', 'version'),
    ),
  };
};
