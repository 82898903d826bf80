import { describe, expect, it } from 'vitest';
import { keyOf } from '#adapters/memory/engine/store.ts';
import { aComment, aFeedPost, aFollow } from '#fixtures/community/feed.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { world } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { cli } from '../testing/command-line.ts';

const author = aUser({ fullname: 'Lê An', isPublic: true });
const reader = aUser({ email: 'binh@example.com', username: 'binh' });
const post = aFeedPost({ authorId: author.id });
const because = ['--reason', 'Quảng cáo thuốc.'];

const open = () =>
  world({
    users: [author, reader],
    follows: [aFollow(reader.id, author.id)],
    feedPosts: [post],
    comments: [aComment({ authorId: reader.id, subjectId: post.id })],
  });

describe('the feed on the command line', () => {
  it('hides a post with its reason and shows it again', async () => {
    const here = open();
    expect(await cli(here, 'feed', 'hide', post.id, ...because)).toEqual({
      code: 0,
      out: `Post ${post.id} by Lê An is now HIDDEN.`,
      errors: '',
    });
    expect(here.rows('feedPosts')).toMatchObject([{ status: 'HIDDEN', hiddenReason: 'Quảng cáo thuốc.' }]);
    expect((await cli(here, 'feed', 'restore', post.id)).out).toBe(
      `Post ${post.id} by Lê An is now PUBLISHED.`,
    );
    expect(here.rows('auditLog').map(({ action, reason }) => [action, reason])).toEqual([
      ['feed.hide', 'Quảng cáo thuốc.'],
      ['feed.restore', null],
    ]);
  });

  it('asks for a reason, and says that a post is not there', async () => {
    const withoutReason = await cli(open(), 'feed', 'hide', post.id);
    expect(withoutReason.code).toBe(2);
    expect(withoutReason.errors).toContain('--reason');
    const hidden = await cli(open(), 'feed', 'hide', 'gone', ...because);
    const shown = await cli(open(), 'feed', 'restore', 'gone');
    for (const refused of [hidden, shown]) {
      expect(refused.code).not.toBe(0);
      expect(refused.errors).toContain('feed.not_found');
    }
  });

  it('counts again what was counted wrong', async () => {
    const here = open();
    const counts = here.store.committed.table('socialCounts');
    counts.set(author.id, { userId: author.id, followers: 1, following: 0, posts: 7, broad: false });
    expect((await cli(here, 'feed', 'recount')).out).toMatch(
      /^[1-9]\d* counts were wrong and are right now\.$/,
    );
    expect(counts.get(author.id)?.posts).toBe(1);
    expect((await cli(here, 'feed', 'recount')).out).toBe('0 counts were wrong and are right now.');
  });

  it("makes one member's feed anew, by their name", async () => {
    const here = open();
    for (const name of [reader.id, 'binh@example.com', 'binh']) {
      here.store.committed.table('feedInbox').delete(keyOf(reader.id, post.id));
      expect((await cli(here, 'feed', 'rebuild-inbox', name)).out).toBe('1 posts stand ready.');
      expect(here.rows('feedInbox')).toContainEqual({
        userId: reader.id,
        postId: post.id,
        authorId: author.id,
      });
    }
    const nobody = await cli(here, 'feed', 'rebuild-inbox', 'nobody@example.com');
    expect(nobody.code).not.toBe(0);
    expect(nobody.errors).toContain('nobody@example.com');
  });

  it('posts in the site’s name, so that who follows the site reads it', async () => {
    const here = open();
    const posted = await cli(here, 'feed', 'post', 'Chào cả nhà');
    const [id] = here.rows('feedPosts').flatMap(({ id: one, text }) => (text === 'Chào cả nhà' ? [one] : []));
    expect(posted).toEqual({ code: 0, out: `Post ${id} by Fitboard is now PUBLISHED.`, errors: '' });
    expect(here.rows('auditLog')).toMatchObject([{ action: 'feed.create', targetId: id }]);
    const empty = await cli(here, 'feed', 'post', '');
    expect([empty.code === 0, empty.errors]).toEqual([false, expect.stringContaining('feed.empty')]);
  });

  it('purges a deleted post, with its reason, and no other', async () => {
    const gone = aFeedPost({ authorId: author.id, text: 'Bí mật', status: 'DELETED', deletedAt: noon });
    const here = world({ users: [author, reader], feedPosts: [post, gone] });
    expect((await cli(here, 'feed', 'purge', gone.id)).errors).toContain('--reason');
    expect((await cli(here, 'feed', 'purge', post.id, ...because)).errors).toContain('feed.not_found');
    expect((await cli(here, 'feed', 'purge', gone.id, ...because)).out).toBe(
      `Nothing is left of post ${gone.id}.`,
    );
    expect(JSON.stringify(here.rows('feedPosts'))).not.toContain('Bí mật');
    expect(here.rows('feedPosts').some(({ text }) => text === post.text)).toBe(true);
    expect(here.rows('auditLog').map(({ action, reason }) => [action, reason])).toEqual([
      ['feed.purge', 'Quảng cáo thuốc.'],
    ]);
  });

  it('is refused without the right to', async () => {
    const commands = [
      ['hide', post.id, ...because],
      ['restore', post.id],
      ['post', 'Chào'],
      ['purge', post.id, ...because],
      ['recount'],
      ['rebuild-inbox', 'binh'],
    ];
    for (const words of commands)
      expect((await cli(open(), '--as', 'binh@example.com', 'feed', ...words)).errors).toContain(
        'access.not_authorized',
      );
  });
});
