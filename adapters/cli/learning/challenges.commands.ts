import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import {
  challengeLimits,
  challengeStatuses,
  submissionStatuses,
} from '#core/learning/challenge/challenge.ts';
import type { WorkingCopy } from '#core/learning/challenge/use-cases/read-authoring.ts';
import type { Commands } from '../engine/commands.ts';
import type { Session } from '../engine/session.ts';
import { oneOf, rangeOf, readWhole, withPages, type PageFlags } from '../engine/values.ts';

type ListFlags = { status?: string; submission?: string; author?: string; search?: string } & PageFlags;

const sentenceOf = ({ id, title, status, submission, edition }: WorkingCopy): string =>
  `${id}, ${title}: ${status}, submission ${submission}, edition ${edition}.`;

const lackOf = ({ checklist }: WorkingCopy): readonly string[] => [
  ...checklist.issues.map(({ path, code }) => `${path}: ${code}`),
  ...checklist.warnings.map((warning) => `better with ${warning}`),
];

/** Takes a step and says where the challenge stands after it. */
const step =
  (session: Session, take: 'publishChallenge' | 'archiveChallenge' | 'restoreChallenge') =>
  async (id: string) => {
    const { app } = await session.application();
    const actor = await session.actor();
    const copy = await app.learning.readWorkingCopy(actor, await app.learning[take](actor, id));
    session.say(copy, sentenceOf(copy));
  };

/** What is looked at. */
const addReads = (challenges: Command, session: Session): void => {
  withPages(challenges.command('list'))
    .description('last changed first')
    .option('--status <status>', challengeStatuses.join(', '))
    .option('--submission <status>', submissionStatuses.join(', '))
    .option('--author <id>', 'of one person')
    .option('--search <text>', 'title, address or author; marks and case do not matter')
    .action(async (options: ListFlags) => {
      const { app } = await session.application();
      const { status, submission, author, search } = options;
      const { rows, ...extent } = await app.learning.listAllChallenges(await session.actor(), {
        sort: { field: 'updatedAt', order: 'DESC' },
        ...rangeOf(options),
        filter: {
          ...(status !== undefined && { status: oneOf(challengeStatuses, status) }),
          ...(submission !== undefined && { submission: oneOf(submissionStatuses, submission) }),
          ...(author !== undefined && { authorId: author }),
          ...(search !== undefined && { q: search }),
        },
      });
      const shown = { ...extent, ...options };
      if (session.isJson()) return session.page(rows, [], shown);
      const lines = rows.map((row) => ({ ...row, author: row.author?.name ?? '' }));
      return session.page(
        lines,
        ['id', 'slug', 'status', 'submission', 'author', 'learners', 'edition', 'title'],
        shown,
      );
    });

  challenges
    .command('show')
    .argument('<challenge>', 'its id')
    .description('the working copy with its tree')
    .action(async (id: string) => {
      const { app } = await session.application();
      const copy = await app.learning.readWorkingCopy(await session.actor(), id);
      const tree = copy.chapters.flatMap(({ position, title, lessons }) => [
        `${position}. ${title}`,
        ...lessons.map((lesson) => `   ${position}.${lesson.position} ${lesson.type} ${lesson.title}`),
      ]);
      session.say(copy, [sentenceOf(copy), ...tree].join('\n'));
    });

  challenges
    .command('check')
    .argument('<challenge>', 'its id')
    .description('what keeps it from being published, and what would make it better')
    .action(async (id: string) => {
      const { app } = await session.application();
      const copy = await app.learning.readWorkingCopy(await session.actor(), id);
      const lacking = lackOf(copy);
      session.say(copy.checklist, lacking.length === 0 ? 'Nothing is missing.' : lacking.join('\n'));
    });
};

/** What is decided. */
const addSteps = (challenges: Command, session: Session): void => {
  challenges
    .command('publish')
    .argument('<challenge>', 'its id')
    .description('make the working copy what learners read')
    .action(step(session, 'publishChallenge'));

  challenges
    .command('return')
    .argument('<challenge>', 'its id')
    .requiredOption('--reason <text>', 'what is to be mended; its author reads it')
    .description('give it back to its author')
    .action(async (id: string, { reason }: { reason: string }) => {
      const { app } = await session.application();
      const actor = await session.actor();
      await app.learning.returnChallenge(actor, { id, reason });
      const copy = await app.learning.readWorkingCopy(actor, id);
      session.say(copy, sentenceOf(copy));
    });

  challenges
    .command('archive')
    .argument('<challenge>', 'its id')
    .description('nobody finds it any more; who has begun goes on')
    .action(step(session, 'archiveChallenge'));

  challenges
    .command('restore')
    .argument('<challenge>', 'its id')
    .description('offer an archived one again')
    .action(step(session, 'restoreChallenge'));

  challenges
    .command('feature')
    .argument('<challenge>', 'its id')
    .argument('<place>', `from 1 to ${challengeLimits.featured}; 0 takes it away from there`)
    .description('its place among the featured ones')
    .action(async (id: string, typed: string) => {
      const place = readWhole('<place>', { least: 0, most: challengeLimits.featured }, typed);
      const { app } = await session.application();
      const actor = await session.actor();
      await app.learning.featureChallenge(actor, { id, place: place === 0 ? null : place });
      const copy = await app.learning.readWorkingCopy(actor, id);
      session.say(
        copy,
        `${copy.title}: ${copy.featured === null ? 'not featured' : `place ${copy.featured}`}.`,
      );
    });
};

/** What goes out and comes in. */
const addFiles = (challenges: Command, session: Session): void => {
  challenges
    .command('export')
    .argument('<challenge>', 'its id')
    .argument('<file>', 'written as JSON')
    .description('everything that was written in it, without pictures and videos')
    .action(async (id: string, path: string) => {
      const { app } = await session.application();
      const exported = await app.learning.exportChallenge(await session.actor(), id);
      await writeFile(path, `${JSON.stringify(exported, null, 2)}\n`);
      session.say(
        { file: path, chapters: exported.chapters.length },
        `${exported.chapters.length} chapters are in ${path}.`,
      );
    });

  challenges
    .command('import')
    .argument('<challenge>', 'whose working copy takes it in')
    .argument('<file>', 'as `export` wrote it')
    .description('add its chapters, lessons and quizzes behind what is there')
    .action(async (id: string, path: string) => {
      const { readExportedFile } = await import('./exported-file.ts');
      const tree = await readExportedFile(path);
      const { app } = await session.application();
      const actor = await session.actor();
      const { version } = await app.learning.readWorkingCopy(actor, id);
      await app.learning.importChallenge(actor, { ...tree, id, version });
      const copy = await app.learning.readWorkingCopy(actor, id);
      session.say(copy, `${copy.title} has ${copy.chapters.length} chapters now.`);
    });
};

export const commands: Commands = (program, session) => {
  const challenges = program
    .command('challenges')
    .description('challenges: look at them, check, publish, return, archive, feature, take out and in');

  addReads(challenges, session);
  addSteps(challenges, session);
  addFiles(challenges, session);
};
