import type { Commands } from '../engine/commands.ts';

export const commands: Commands = (program, session) => {
  const quizzes = program.command('quizzes').description('quizzes of learners');

  quizzes
    .command('reset')
    .argument('<enrolment>', 'id of the enrolment')
    .argument('<quiz>', 'id of the quiz')
    .description('give one learner more attempts; what was tried stays, and they hear of it')
    .action(async (enrolmentId: string, quizId: string) => {
      const { app } = await session.application();
      const tries = await app.learning.resetQuiz(await session.actor(), { enrolmentId, quizId });
      session.say(tries, `${tries.left ?? 'Any number of'} attempts are left.`);
    });
};
