import { jobs, runJob } from '#adapters/composition/operations.ts';
import { OperatorError } from '#adapters/ports/operator-error.ts';
import type { Commands } from '../engine/commands.ts';

export const commands: Commands = (program, session) => {
  program
    .command('jobs')
    .description('the work the clock does')
    .command('run')
    .argument('[name]', jobs.map(({ name }) => name).join(', '))
    .description('do one job now; an instance that is doing it already is left to it')
    .action(async (name: string | undefined) => {
      const names = jobs.map((job) => job.name).join(', ');
      if (name === undefined) throw new OperatorError(`Which job? There are: ${names}.`);
      if (!jobs.some((job) => job.name === name))
        throw new OperatorError(`No job is "${name}". There are: ${names}.`);
      const { app } = await session.application();
      await runJob(app, name);
      session.say({ job: name, done: true }, `Did ${name}.`);
    });
};
