import { OperatorError } from '#adapters/ports/operator-error.ts';
import type { Commands } from '../engine/commands.ts';

const operations = () => import('#adapters/composition/operations.ts');

export const commands: Commands = (program, session) => {
  const group = program.command('jobs').description('the work the clock does');

  group
    .command('list')
    .description('every job and when it runs, in the time zone of Vietnam')
    .action(async () => {
      const { jobs } = await operations();
      session.list(
        jobs.map(({ name, cron }) => ({ name, when: cron ?? 'as soon as there is work' })),
        ['name', 'when'],
      );
    });

  group
    .command('run')
    .argument('[name]', 'as `jobs list` shows it')
    .description('do one job now; an instance that is doing it already is left to it')
    .action(async (name: string | undefined) => {
      const { jobs, runJob } = await operations();
      const names = jobs.map((job) => job.name).join(', ');
      if (name === undefined) throw new OperatorError(`Which job? There are: ${names}.`);
      if (!jobs.some((job) => job.name === name))
        throw new OperatorError(`No job is "${name}". There are: ${names}.`);
      const { app } = await session.application();
      await runJob(app, name);
      session.say({ job: name, done: true }, `Did ${name}.`);
    });
};
