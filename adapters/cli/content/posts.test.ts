import { describe, expect, it } from 'vitest';
import { filledContent } from '#fixtures/content/filled-content.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { world } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { cli } from '../testing/command-line.ts';

const scene = () => world({ users: [aUser({ id: 'owner', createdAt: noon })], content: filledContent });

describe('articles on the command line', () => {
  it('are looked at, rewarded, published, taken down and deleted for ever', async () => {
    const here = scene();
    const waiting = await cli(here, 'posts', 'list', '--waiting');
    expect(waiting.out).toContain('a-waiting-article');
    expect(waiting.out).toContain('a-changed-article');
    expect(waiting.out).not.toContain('a-draft');
    expect((await cli(here, 'posts', 'bounty', 'a-waiting-article', '500')).code).toBe(0);
    expect((await cli(here, 'posts', 'show', 'a-waiting-article')).out).toContain(
      'pays 500 BASE_COIN: RESERVED',
    );
    expect((await cli(here, 'posts', 'publish', 'a-waiting-article')).out).toContain('PUBLISHED');
    expect(here.events('bounty.paid')).toHaveLength(1);
    expect((await cli(here, 'posts', 'trash', 'a-waiting-article')).errors).toContain('--reason');
    const taken = await cli(here, 'posts', 'trash', 'a-waiting-article', '--reason', 'Nguồn đã bị rút lại.');
    expect(taken.out).toContain('TRASH');
    expect((await cli(here, 'posts', 'restore', 'a-waiting-article')).out).toContain('DRAFT');
    expect((await cli(here, 'posts', 'purge', 'a-binned-article')).out).toContain('gone for ever');
    expect((await cli(here, 'posts', 'publish', 'gone')).errors).toContain('post.not_found');
  });

  it('have their changes accepted or returned, and their history shown', async () => {
    const here = scene();
    expect((await cli(here, 'posts', 'accept-change', 'a-changed-article')).out).toContain(
      'Giảm cân an toàn',
    );
    const again = await cli(
      here,
      'posts',
      'return-change',
      'a-changed-article',
      '--reason',
      'Không còn gì chờ.',
    );
    expect(again.errors).toContain('post.wrong_state');
    expect((await cli(here, 'posts', 'revisions', 'a-draft')).out).toContain('1 SAVED');
    const back = await cli(here, 'posts', 'return', 'a-planned-article', '--reason', 'Đổi lịch đăng sau.');
    expect(back.out).toContain('DRAFT');
  });

  it('are planned, taken off the plan, and put in front', async () => {
    const here = scene();
    const plan = (at: string) => cli(here, 'posts', 'schedule', 'a-waiting-article', '--at', at);
    expect((await cli(here, 'posts', 'schedule', 'a-waiting-article')).errors).toContain('--at');
    expect((await plan('ngày mai')).code).not.toBe(0);
    expect((await plan('2026-11-20T05:01:00Z')).errors).toContain('post.schedule_invalid');
    expect((await plan('2026-11-21T05:00:00Z')).out).toContain('SCHEDULED');
    expect((await cli(here, 'posts', 'list', '--status', 'SCHEDULED')).out).toContain('a-waiting-article');
    expect((await cli(here, 'posts', 'unschedule', 'a-waiting-article')).out).toContain('PENDING');
    expect((await cli(here, 'posts', 'feature', 'an-article', '--hot', 'on', '--home', 'on')).code).toBe(0);
    expect(here.rows('posts').find(({ id }) => id === 'an-article')).toMatchObject({
      hot: true,
      isShowMain: true,
    });
    expect((await cli(here, 'posts', 'feature', 'an-article', '--hot', 'maybe')).code).not.toBe(0);
    expect((await cli(here, 'posts', 'feature', 'a-draft', '--hot', 'on')).errors).toContain(
      'post.wrong_state',
    );
  });

  it('are refused when a word or a number is wrong, and for who may not', async () => {
    const here = scene();
    for (const words of [
      ['list', '--status', 'GONE'],
      ['bounty', 'a-waiting-article', '1.5'],
      ['bounty', 'a-waiting-article', '-1'],
      ['show', 'none'],
      ['return', 'a-waiting-article', '--reason', 'ngắn'],
    ])
      expect([words, (await cli(here, 'posts', ...words)).code]).not.toEqual([words, 0]);
    expect((await cli(here, 'posts', 'publish', 'a-waiting-article', '--as', 'owner')).errors).toContain(
      'access.',
    );
    expect(here.rows('posts').find(({ id }) => id === 'a-waiting-article')).toMatchObject({
      status: 'PENDING',
    });
    expect((await cli(here, '--json', 'posts', 'show', 'a-draft')).out).toContain('"status":"DRAFT"');
  });
});
