import type { Commands } from '../engine/commands.ts';
import { resolveUser } from '../people/resolve-user.ts';

export const commands: Commands = (program, session) => {
  const feed = program.command('feed').description('posts of the feed, and what is kept of them');

  feed
    .command('hide')
    .argument('<post>', 'its id')
    .requiredOption('--reason <text>', 'why; its author reads it')
    .description('take a post out of sight')
    .action(async (id: string, { reason }: { reason: string }) => {
      const { app } = await session.application();
      const post = await app.community.hideFeedPostAsStaff(await session.actor(), { id, reason });
      session.say(post, `Post ${post.id} by ${post.authorName} is now ${post.status}.`);
    });

  feed
    .command('restore')
    .argument('<post>', 'its id')
    .description('show a hidden or held post')
    .action(async (id: string) => {
      const { app } = await session.application();
      const post = await app.community.restoreFeedPostAsStaff(await session.actor(), id);
      session.say(post, `Post ${post.id} by ${post.authorName} is now ${post.status}.`);
    });

  feed
    .command('post')
    .argument('<text>', 'what it says')
    .description('post in the name of the site')
    .action(async (text: string) => {
      const { app } = await session.application();
      const post = await app.community.postAsSite(await session.actor(), { text });
      session.say(post, `Post ${post.id} by ${post.authorName} is now ${post.status}.`);
    });

  feed
    .command('purge')
    .argument('<post>', 'its id')
    .requiredOption('--reason <text>', 'why; it is written down')
    .description('forget now what a deleted post said, and its files')
    .action(async (id: string, { reason }: { reason: string }) => {
      const { app } = await session.application();
      const post = await app.community.purgeFeedPost(await session.actor(), { id, reason });
      session.say(post, `Nothing is left of post ${post.id}.`);
    });

  feed
    .command('recount')
    .description('count followers, posts, likes, comments and replies again')
    .action(async () => {
      const { app } = await session.application();
      const result = await app.community.recountFeed(await session.actor());
      session.say(result, `${result.corrected} counts were wrong and are right now.`);
    });

  feed
    .command('rebuild-inbox')
    .argument('<user>', 'id, e-mail address or username')
    .description("make a member's feed anew from those they follow")
    .action(async (name: string) => {
      const { app } = await session.application();
      const result = await app.community.rebuildInbox(
        await session.actor(),
        await resolveUser(session, name),
      );
      session.say(result, `${result.posts} posts stand ready.`);
    });
};
