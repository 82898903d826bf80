import { describe, expect, it } from 'vitest';
import type { Permission } from '#core/access/actor/permission.ts';
import type { Target } from '#core/community/moderation/report.ts';
import { day } from '#core/kernel/time.ts';
import { chatScene } from '#fixtures/community/chat.ts';
import { aTextRule } from '#fixtures/community/moderation.ts';
import { actorFor, refusalOf, system } from '#fixtures/engine/world.ts';

const all: readonly Permission[] = ['chat.view', 'chat.update', 'chat.delete', 'user.view', 'user.update'];
const reason = 'Trái quy định.';

const scene = () => {
  const made = chatScene(5);
  const [one, other, third] = made.actors;
  const [, , , first, second] = made.users;
  if (!one || !other || !third || !first || !second) throw new Error('A scene of five has five people');
  const { community } = made.here.app;
  const moderator = (user: typeof first, permissions = all) => actorFor(user, permissions);
  const caseOf = ({ targetKind, targetId }: Target) =>
    made.here.rows('cases').findLast((row) => row.targetKind === targetKind && row.targetId === targetId);
  const report = (target: Target, actor = other) =>
    community.reportContent(actor, { ...target, reason: 'HARASSMENT', note: '' });
  const decide = async (target: Target, decision: 'HIDE' | 'DISMISS', actor = moderator(first)) => {
    const { id = '', version = 0 } = caseOf(target) ?? {};
    return community.decideCase(actor, { id, version, decision, reason });
  };
  const appeal = async () => {
    const sanctionId = made.here.rows('sanctions').at(-1)?.id ?? '';
    await community.fileAppeal(one, { id: sanctionId, text: 'Tôi không có ý đó.' });
  };
  const accept = async () => {
    const id = made.here.rows('appeals').at(-1)?.id ?? '';
    await community.acceptAppeal(moderator(second), { id, reason: 'Không sai.' });
  };
  return {
    ...made,
    community,
    one,
    other,
    third,
    first,
    second,
    moderator,
    caseOf,
    report,
    decide,
    appeal,
    accept,
  };
};

describe('A reported message', () => {
  it('is looked at with ten around it and no chat else, removed, and put back by an accepted appeal', async () => {
    const at = scene();
    const { chat, community, here, one, other, third, first, friends, text } = at;
    const roomId = await friends(one, other);
    const elsewhere = await friends(one, third);
    await text(one, elsewhere, 'Chuyện riêng');
    for (let count = 1; count <= 15; count += 1) await text(other, roomId, `Trước ${count}`);
    const { message } = await text(one, roomId, 'Lời xấu');
    for (let count = 1; count <= 15; count += 1) await text(other, roomId, `Sau ${count}`);
    const target = { targetKind: 'MESSAGE', targetId: message.id } as const;

    expect(await refusalOf(at.report(target, third))).toBe('report.not_found');
    expect(await refusalOf(at.report(target, one))).toBe('report.own');
    await at.report(target);
    await chat.editMessage(one, { id: message.id, body: 'Lời tốt' });
    const { id = '', snapshot } = at.caseOf(target) ?? {};
    expect(snapshot?.text).toBe('Lời xấu');

    const blind = at.moderator(first, ['feed.view', 'user.view']);
    expect(await refusalOf(community.viewCaseContext(blind, id))).toBe('case.not_found');
    const lines = await community.viewCaseContext(at.moderator(first), id);
    const bodies = lines.map(({ body }) => body);
    expect(bodies).toHaveLength(21);
    expect([bodies[0], bodies[10], bodies[20]]).toEqual(['Trước 6', 'Lời tốt', 'Sau 10']);
    const views = here.rows('auditLog').filter(({ action }) => action === 'case.view_messages');
    expect(views).toMatchObject([{ actor: first.id, targetId: id }]);

    const closer = at.moderator(first, ['chat.view', 'chat.update']);
    expect(await refusalOf(at.decide(target, 'HIDE', closer))).toBe('access.not_authorized');
    await at.decide(target, 'HIDE');
    const shown = async () =>
      (await chat.listMessages(other, { roomId, around: message.seq })).items.find(
        (item) => item.id === message.id,
      );
    expect(await shown()).toMatchObject({ body: '', deletedBy: 'STAFF' });
    const before = (await chat.getRoom(other, roomId)).rev;
    await at.appeal();
    await at.accept();
    expect(await shown()).toMatchObject({ body: 'Lời tốt', deletedAt: null, rev: before + 1 });
    expect((await chat.searchMessages(other, { q: 'lời tốt' })).items).toHaveLength(1);
  });

  it('that its writer deleted stays deleted, whatever an appeal says', async () => {
    const at = scene();
    const roomId = await at.friends(at.one, at.other);
    const { message } = await at.text(at.one, roomId, 'Lời xấu');
    const target = { targetKind: 'MESSAGE', targetId: message.id } as const;
    await at.report(target);
    await at.chat.deleteMessage(at.one, message.id);
    await at.decide(target, 'HIDE');
    await at.appeal();
    await at.accept();
    const { items } = await at.chat.listMessages(at.other, { roomId });
    expect(items).toMatchObject([{ body: '', deletedBy: 'OWN' }]);
  });

  it('keeps its text until its case is decided and its appeal too', async () => {
    const at = scene();
    const { chat, here } = at;
    const roomId = await at.friends(at.one, at.other);
    const { message } = await at.text(at.one, roomId, 'Lời xấu');
    const target = { targetKind: 'MESSAGE', targetId: message.id } as const;
    await at.report(target);
    await chat.deleteMessage(at.one, message.id);
    here.clock.forward(31 * day);
    expect(await chat.purgeDeleted(system)).toEqual({ purged: 0 });
    await at.decide(target, 'HIDE');
    await at.appeal();
    expect(await chat.purgeDeleted(system)).toEqual({ purged: 0 });
    await at.accept();
    expect(await chat.purgeDeleted(system)).toEqual({ purged: 1 });
    expect(JSON.stringify(here.rows('chatMessages'))).not.toContain('Lời xấu');
  });
});

describe('A reported room', () => {
  it('is closed by who may, and opened again by an accepted appeal', async () => {
    const at = scene();
    const { chat, one, other, first } = at;
    const roomId = await at.group(one, [other, at.third]);
    const target = { targetKind: 'ROOM', targetId: roomId } as const;
    expect(await refusalOf(at.report(target, at.actors[3]))).toBe('report.not_found');
    await at.report(target);
    const remover = at.moderator(first, ['chat.view', 'chat.delete']);
    expect(await refusalOf(at.decide(target, 'HIDE', remover))).toBe('access.not_authorized');
    await at.decide(target, 'HIDE', at.moderator(first, ['chat.view', 'chat.update']));
    expect(await refusalOf(at.text(other, roomId))).toBe('chat.room_closed');
    await at.appeal();
    await at.accept();
    await at.text(other, roomId, 'Lại được');
    expect(await chat.getRoom(other, roomId)).toMatchObject({ closedAt: null, readOnly: null });
  });

  it('of two people is about the other one, and what its owner closed stays closed', async () => {
    const at = scene();
    const pair = await at.friends(at.one, at.other);
    await at.report({ targetKind: 'ROOM', targetId: pair });
    expect(at.caseOf({ targetKind: 'ROOM', targetId: pair })?.ownerId).toBe(at.one.id);

    const roomId = await at.group(at.one, [at.other]);
    const target = { targetKind: 'ROOM', targetId: roomId } as const;
    await at.report(target);
    await at.chat.closeRoom(at.one, roomId);
    await at.decide(target, 'HIDE');
    await at.appeal();
    await at.accept();
    expect((await at.chat.getRoom(at.other, roomId)).closedAt).not.toBeNull();
  });
});

describe('A text that meets a rule', () => {
  it('is refused, or delivered and looked at by staff: nothing waits in a conversation', async () => {
    const at = scene();
    const { chat, here, one, other } = at;
    const { textRules } = here.ports.reads;
    await textRules.insert(aTextRule({ pattern: 'lừa đảo', action: 'REFUSE' }));
    await textRules.insert(aTextRule({ pattern: 'giảm cân cấp tốc', action: 'HOLD' }));
    const roomId = await at.friends(one, other);
    expect(await refusalOf(at.text(one, roomId, 'Lừa đảo đây'))).toBe('social.content_refused');
    const { message } = await at.text(one, roomId, 'Chào bạn');
    const edit = (body: string) => chat.editMessage(one, { id: message.id, body });
    expect(await refusalOf(edit('Lừa đảo đây'))).toBe('social.content_refused');
    expect(here.rows('cases')).toEqual([]);
    await edit('Giảm cân cấp tốc nhé');
    await at.text(one, roomId, 'Giảm cân cấp tốc');
    const { items } = await chat.listMessages(other, { roomId });
    expect(items.map(({ body }) => body)).toEqual(['Giảm cân cấp tốc nhé', 'Giảm cân cấp tốc']);
    expect(here.rows('cases')).toMatchObject([
      { targetKind: 'MESSAGE', targetId: message.id, ownerId: one.id, heldAt: null },
      { targetKind: 'MESSAGE', words: ['giảm cân cấp tốc'], heldAt: null },
    ]);
  });

  it('holds as many links as an account of its age may send at once', async () => {
    const at = scene();
    const roomId = await at.friends(at.one, at.other);
    const links = (count: number) =>
      Array.from({ length: count }, (_, index) => `https://vi-du-${index}.vn`).join(' ');
    await at.text(at.one, roomId, links(5));
    expect(await refusalOf(at.text(at.one, roomId, links(6)))).toBe('social.text_limit');
  });
});
