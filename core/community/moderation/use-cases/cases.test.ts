import { describe, expect, it } from 'vitest';
import type { Permission } from '#core/access/actor/permission.ts';
import { requireMayPublish } from '#core/access/actor/actor.ts';
import { after, day } from '#core/kernel/time.ts';
import { superUserId } from '#core/kernel/id.ts';
import { moderationDesk } from '#fixtures/community/moderation-desk.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { actorFor, refusalOf, system } from '#fixtures/engine/world.ts';

const feed = { targetKind: 'FEED', targetId: 'post' } as const;
const writer = { targetKind: 'USER', targetId: 'writer' } as const;
const list = { sort: { field: 'dueAt', order: 'ASC' }, from: 0, to: 24, filter: {} } as const;

describe('the queue', () => {
  it('shows each kind to those alone whose role opens it', async () => {
    const here = moderationDesk();
    here.post('post', 'writer');
    await here.report(feed);
    await here.report(writer);
    const seenBy = async (permissions: readonly Permission[]) =>
      (await here.use.listCases(actorFor(here.second, permissions), list)).rows.map((row) => row.targetKind);
    expect((await seenBy(['feed.view', 'user.view'])).toSorted()).toEqual(['FEED', 'USER']);
    expect(await seenBy(['feed.view'])).toEqual(['FEED']);
    expect(await seenBy(['chat.view'])).toEqual([]);
    expect(await refusalOf(here.use.listCases(here.as.writer, list))).toBe('access.not_authorized');
    const { id = '' } = here.caseOf(writer) ?? {};
    const looker = actorFor(here.second, ['feed.view']);
    expect(await refusalOf(here.use.getCase(looker, id))).toBe('case.not_found');
  });

  it('gives a case to one person, who can be followed by another who saw it', async () => {
    const here = moderationDesk();
    here.post('post', 'writer');
    await here.report(feed);
    const { id = '', version = 0 } = here.caseOf(feed) ?? {};
    const taken = await here.use.takeCase(here.as.first, { id, version });
    expect(taken).toMatchObject({ status: 'TAKEN', takenBy: 'first', takenByName: 'Kiểm first' });
    expect(await refusalOf(here.use.takeCase(here.as.second, { id, version }))).toBe('version.stale');
    const over = await here.use.takeCase(here.as.second, { id, version: taken.version });
    expect(over.takenBy).toBe('second');
  });

  it('lets staff look at ten messages before and after the reported one, and writes each look down', async () => {
    const here = moderationDesk();
    const message = { targetKind: 'MESSAGE', targetId: '15' } as const;
    await here.report(message);
    const { id = '' } = here.caseOf(message) ?? {};
    expect((await here.use.getCase(here.as.first, id)).hasContext).toBe(true);
    const lines = await here.use.viewCaseContext(here.as.first, id);
    expect(lines.map((line) => Number(line.id))).toEqual(Array.from({ length: 21 }, (_, index) => index + 5));
    await here.use.viewCaseContext(here.as.first, id);
    const views = here.rows('auditLog').filter(({ action }) => action === 'case.view_messages');
    expect(views.map(({ actor, targetId }) => [actor, targetId])).toEqual([
      ['first', id],
      ['first', id],
    ]);
    const blind = actorFor(here.second, ['feed.view', 'feed.update']);
    expect(await refusalOf(here.use.viewCaseContext(blind, id))).toBe('case.not_found');
  });
});

describe('a decision', () => {
  it('is never about oneself, user 1, or what one reported', async () => {
    const here = moderationDesk();
    const about = (targetId: string) => ({ targetKind: 'USER', targetId }) as const;
    for (const actor of [here.as.first, here.as.reporter]) await here.report(about('second'), actor);
    expect(await refusalOf(here.decide(about('second'), 'WARN', {}, here.as.second))).toBe('case.own');
    expect(await refusalOf(here.decide(about('second'), 'WARN', {}, here.as.first))).toBe('case.own');
    await here.report(about(superUserId));
    const onRoot = here.decide(about(superUserId), 'BAN', {}, here.as.first);
    expect(await refusalOf(onRoot)).toBe('user.super_user_protected');
    await here.decide(about(superUserId), 'DISMISS', {}, here.as.first);
    expect(here.caseOf(about(superUserId))).toMatchObject({ status: 'DECIDED', decision: 'DISMISS' });
  });

  it('reaches as far as the role', async () => {
    const here = moderationDesk();
    here.post('post', 'writer');
    await here.report(feed);
    const holding = (permissions: readonly Permission[]) => actorFor(here.first, permissions);
    const looker = holding(['feed.view']);
    for (const decision of ['DISMISS', 'HIDE', 'WARN', 'RESTRICT', 'HOLD', 'BAN'] as const)
      expect(await refusalOf(here.decide(feed, decision, { days: 1 }, looker))).toBe('access.not_authorized');
    const keeper = holding(['feed.view', 'feed.update']);
    for (const decision of ['WARN', 'RESTRICT', 'HOLD', 'BAN'] as const)
      expect(await refusalOf(here.decide(feed, decision, { days: 1 }, keeper))).toBe('access.not_authorized');
    const seen = await here.use.getCase(keeper, here.caseOf(feed)?.id ?? '');
    expect(seen.choices).toEqual(['DISMISS', 'HIDE']);
    const warner = holding(['feed.view', 'user.update']);
    expect((await here.use.getCase(warner, seen.id)).choices).toEqual(['DISMISS', 'WARN', 'RESTRICT']);
    expect(await refusalOf(here.decide(feed, 'WARN', { hide: true }, warner))).toBe('access.not_authorized');
    await here.decide(feed, 'HIDE', {}, keeper);
    expect(await refusalOf(here.decide(feed, 'HIDE', {}, keeper))).toBe('report.not_found');
  });

  it('names its reason, and days where it has an end', async () => {
    const here = moderationDesk();
    await here.report(writer);
    expect(await refusalOf(here.decide(writer, 'WARN', { reason: ' x ' }))).toBe('input.min_length');
    expect(await refusalOf(here.decide(writer, 'WARN', { reason: 'x'.repeat(501) }))).toBe(
      'input.max_length',
    );
    expect(await refusalOf(here.decide(writer, 'RESTRICT'))).toBe('input.required');
    expect(await refusalOf(here.decide(writer, 'HIDE'))).toBe('case.not_hideable');
  });

  it('to restrict lets the member publish by no way, until it ends by itself', async () => {
    const here = moderationDesk();
    await here.decide(writer, 'RESTRICT', { days: 7 });
    const until = after(noon, 7 * day);
    expect(here.userOf('writer').restrictedUntil).toEqual(until);
    const actor = await here.app.account.actorOf('writer', null);
    expect(() => requireMayPublish(actor, noon)).toThrow('social.restricted');
    expect(here.events('sanction.given')).toMatchObject([{ userId: 'writer', kind: 'RESTRICT' }]);
    here.clock.set(after(until, -1));
    expect(await here.use.endRestrictions(system)).toEqual({ ended: 0 });
    here.clock.set(until);
    expect(await here.use.endRestrictions(system)).toEqual({ ended: 1 });
    expect(await here.use.endRestrictions(system)).toEqual({ ended: 0 });
    expect(here.userOf('writer').restrictedUntil).toBeNull();
    expect(here.events('sanction.ended')).toMatchObject([{ by: 'time' }]);
  });

  it('to hold or ban goes through the account’s own operation', async () => {
    for (const [decision, status] of [
      ['HOLD', 'HOLD'],
      ['BAN', 'BAN'],
    ] as const) {
      const here = moderationDesk();
      await here.decide(writer, decision);
      expect(here.userOf('writer')).toMatchObject({ status, statusReason: 'Trái quy định.' });
      const actions = here.rows('auditLog').map(({ action }) => action);
      expect(actions).toEqual(expect.arrayContaining(['user.set_status', 'case.decide']));
      await here.react();
      expect(here.rows('sanctions')).toHaveLength(1);
      expect(here.rows('mails')).toMatchObject([
        { userId: 'writer', mail: { template: 'notification_system' } },
      ]);
    }
  });

  it('is told to the person and, without saying what, to those who reported', async () => {
    const here = moderationDesk();
    here.post('post', 'writer');
    await here.decide(feed, 'RESTRICT', { days: 1, hide: true });
    await here.react();
    const lines = here.rows('notifications').map(({ userId, topic }) => `${userId}: ${topic ?? ''}`);
    expect(lines.toSorted()).toEqual([
      'reporter: report_decided',
      'writer: content_hidden',
      'writer: restricted',
    ]);
    expect(here.rows('mails').map(({ userId, mail }) => [userId, mail.template])).toEqual([
      ['writer', 'notification_system'],
      ['writer', 'notification_system'],
    ]);
    for (const { mail } of here.rows('mails')) expect(mail.values['text']).toContain('Trái quy định.');
  });

  it('of every kind has its words, for the person and when it is taken back', async () => {
    for (const decision of ['HIDE', 'WARN', 'RESTRICT', 'HOLD', 'BAN'] as const) {
      const here = moderationDesk();
      here.post('post', 'writer');
      await here.decide(feed, decision, { days: 7 });
      await here.react();
      const [sanction] = here.rows('sanctions');
      await here.use.liftSanction(here.as.second, { id: sanction?.id ?? '', reason: 'Nhầm.' });
      await here.react();
      expect(here.rows('mails').map(({ userId }) => userId)).toEqual(['writer', 'writer']);
      const texts = here.rows('mails').map(({ mail }) => mail.values['text'] ?? '');
      expect(texts.filter((text) => text === '' || text.includes('{'))).toEqual([]);
      const lines = here.rows('notifications').filter(({ userId }) => userId === 'writer');
      expect(lines).toHaveLength(decision === 'HOLD' || decision === 'BAN' ? 1 : 2);
    }
  });

  it('leaves nothing waiting in the lists of staff', async () => {
    const here = moderationDesk();
    await here.report(writer);
    await here.react();
    const waiting = () =>
      here
        .rows('notifications')
        .filter(({ topic }) => topic === 'case_waiting')
        .map(({ userId }) => userId);
    expect(waiting().toSorted()).toEqual([superUserId, 'first', 'second']);
    await here.decide(writer, 'DISMISS');
    await here.react();
    expect(waiting()).toEqual([]);
  });
});
