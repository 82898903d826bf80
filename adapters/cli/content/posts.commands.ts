import type { Command } from 'commander';
import { postStatuses } from '#core/content/post/post.ts';
import type { WrittenPost } from '#core/content/post/views/written-post.ts';
import type { Commands } from '../engine/commands.ts';
import type { Session } from '../engine/session.ts';
import { choice, moment, oneOf, rangeOf, readWhole, withPages, type PageFlags } from '../engine/values.ts';

type ListFlags = { status?: string; waiting?: boolean; author?: string; search?: string } & PageFlags;

const onOff = ['ON', 'OFF'] as const;

const sentenceOf = ({ id, title, status, change, slug }: WrittenPost): string =>
  `${id}, ${title}: ${status}, change ${change}, /post/${slug}.`;

/** Takes a step and says where the article stands after it. */
const step = async (
  session: Session,
  id: string,
  take: (
    app: Awaited<ReturnType<Session['application']>>['app'],
    actor: Awaited<ReturnType<Session['actor']>>,
    read: () => Promise<WrittenPost>,
  ) => Promise<unknown>,
): Promise<void> => {
  const { app } = await session.application();
  const actor = await session.actor();
  const read = () => app.post.readWrittenPost(actor, id);
  await take(app, actor, read);
  const post = await read();
  session.say(post, sentenceOf(post));
};

const addReads = (posts: Command, session: Session): void => {
  withPages(posts.command('list'))
    .description('last changed first')
    .option('--status <status>', postStatuses.join(', '))
    .option('--waiting', 'only what waits for staff, also changes of published ones')
    .option('--author <id>', 'of one person')
    .option('--search <text>', 'title or description; marks and case do not matter')
    .action(async (options: ListFlags) => {
      const { app } = await session.application();
      const { status, waiting, author, search } = options;
      const { rows, ...extent } = await app.post.listAllPosts(await session.actor(), {
        sort: { field: 'updatedAt', order: 'DESC' },
        ...rangeOf(options),
        filter: {
          ...(status !== undefined && { status: oneOf(postStatuses, status) }),
          ...(waiting && { isWaiting: true }),
          ...(author !== undefined && { authorId: author }),
          ...(search !== undefined && { q: search }),
        },
      });
      const shown = { ...extent, ...options };
      if (session.isJson()) return session.page(rows, [], shown);
      const lines = rows.map((row) => ({ ...row, author: row.author?.name ?? '' }));
      const columns = ['id', 'slug', 'language', 'status', 'change', 'author', 'title'];
      return session.page(lines, columns, shown);
    });

  posts
    .command('show')
    .argument('<post>', 'its id')
    .description('where it stands, what lacks, and what it pays')
    .action(async (id: string) => {
      const { app } = await session.application();
      const post = await app.post.readWrittenPost(await session.actor(), id);
      const lacking = post.issues.map(({ path, code }) => `lacks ${path}: ${code}`);
      const pays = post.bounty
        ? [`pays ${post.bounty.amount} ${post.bounty.coin}: ${post.bounty.status}`]
        : [];
      session.say(post, [sentenceOf(post), ...lacking, ...pays].join('\n'));
    });

  posts
    .command('revisions')
    .argument('<post>', 'its id')
    .description('how it stood before, newest first')
    .action(async (id: string) => {
      const { app } = await session.application();
      const found = await app.post.listRevisions(await session.actor(), id);
      const lines = found.map(
        ({ number, kind, by, at, content }) => `${number} ${kind} ${at.toISOString()} ${by} ${content.title}`,
      );
      session.say(found, lines.join('\n'));
    });
};

const addSteps = (posts: Command, session: Session): void => {
  posts
    .command('publish')
    .argument('<post>', 'its id')
    .description('publish what was handed in, and pay what was promised')
    .action((id: string) =>
      step(session, id, async (app, actor, read) =>
        app.post.publishPost(actor, { id, version: (await read()).version }),
      ),
    );

  posts
    .command('schedule')
    .argument('<post>', 'its id')
    .addOption(moment('--at <time>', 'when the clock publishes it').makeOptionMandatory())
    .description('plan what was handed in; of one that is planned the time changes')
    .action((id: string, { at }: { at: string }) =>
      step(session, id, async (app, actor, read) =>
        app.post.schedulePost(actor, { id, version: (await read()).version, publishDate: new Date(at) }),
      ),
    );

  posts
    .command('unschedule')
    .argument('<post>', 'its id')
    .description('back to those that wait')
    .action((id: string) => step(session, id, (app, actor) => app.post.unschedulePost(actor, id)));

  posts
    .command('feature')
    .argument('<post>', 'its id')
    .addOption(choice('--hot <ON|OFF>', onOff))
    .addOption(choice('--home <ON|OFF>', onOff))
    .description('mark it as hot, or put it on the home page')
    .action((id: string, { hot, home }: { hot?: string; home?: string }) =>
      step(session, id, (app, actor) =>
        app.post.setFlags(actor, {
          id,
          ...(hot !== undefined && { hot: hot === 'ON' }),
          ...(home !== undefined && { isShowMain: home === 'ON' }),
        }),
      ),
    );

  for (const [name, description, verb] of [
    ['return', 'give it back to its author', 'returnPost'],
    ['return-change', 'give the proposed change back to its author', 'returnChange'],
    ['trash', 'put it out of every reader’s sight', 'trashPost'],
  ] as const)
    posts
      .command(name)
      .argument('<post>', 'its id')
      .requiredOption('--reason <text>', 'why; its author reads it')
      .description(description)
      .action((id: string, { reason }: { reason: string }) =>
        step(session, id, (app, actor) => app.post[verb](actor, { id, reason })),
      );

  posts
    .command('accept-change')
    .argument('<post>', 'its id')
    .description('publish the change that was proposed')
    .action((id: string) =>
      step(session, id, async (app, actor, read) =>
        app.post.acceptChange(actor, { id, version: (await read()).copyVersion }),
      ),
    );

  posts
    .command('restore')
    .argument('<post>', 'its id')
    .description('out of the trash: it is a draft again')
    .action((id: string) => step(session, id, (app, actor) => app.post.restorePost(actor, id)));

  posts
    .command('bounty')
    .argument('<post>', 'its id')
    .argument('<amount>', 'whole Base Coin; 0 takes the promise back')
    .description('promise its author coins for the first publication')
    .action((id: string, typed: string) => {
      const amount = readWhole('<amount>', { least: 0, most: 1_000_000_000 }, typed);
      return step(session, id, (app, actor) => app.post.setBounty(actor, { id, amount, coin: 'BASE_COIN' }));
    });

  posts
    .command('purge')
    .argument('<post>', 'its id, in the trash')
    .description('delete it for ever, with its history')
    .action(async (id: string) => {
      const { app } = await session.application();
      await app.post.purgePost(await session.actor(), id);
      session.say({ id }, `${id} is gone for ever.`);
    });
};

export const commands: Commands = (program, session) => {
  const posts = program
    .command('posts')
    .description('articles: look at them, publish, return, take down, reward');

  addReads(posts, session);
  addSteps(posts, session);
};
