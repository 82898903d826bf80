import type { Commands } from '../engine/commands.ts';

export const commands: Commands = (program, session) => {
  program
    .command('config')
    .description('what the environment says')
    .command('check')
    .description(
      'say in one sentence each what a start would refuse, and ask what is named outside whether it answers; starts, opens and changes nothing',
    )
    .action(async () => {
      const found = await session.checkConfig();
      const wrong = found.filter(({ isWrong }) => isWrong);
      if (wrong.length > 0) session.fail();
      if (session.isJson()) return session.list(found, []);
      for (const { isWrong, sentence } of found)
        session.console.out(`${isWrong ? 'wrong' : 'note '}  ${sentence}`);
      return session.console.out(
        wrong.length === 0 ? 'A start would take this configuration.' : `${wrong.length} to mend.`,
      );
    });
};
