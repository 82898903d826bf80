import { describe, expect, it } from 'vitest';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import { day } from '#core/kernel/time.ts';
import { chatScene } from '#fixtures/community/chat.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { refusalOf, system } from '#fixtures/engine/world.ts';

const scene = () => {
  const made = chatScene(4);
  const [one, other, third, fourth] = made.actors;
  if (!one || !other || !third || !fourth) throw new Error('A scene of four has four people');
  const keep = (parts: Partial<Medium> = {}): Medium => {
    const medium = aMedium({ ownerId: one.id, purpose: 'CHAT', name: 'ảnh.webp', ...parts });
    made.here.store.committed.table('media').set(medium.id, medium);
    return medium;
  };
  const { media } = made.here.app;
  const opens = (actor: typeof one, { id }: Medium): Promise<string | null> =>
    media.getMediumUrl(actor, id).then(
      () => null,
      (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
    );
  return { ...made, one, other, third, fourth, media, keep, opens };
};

describe('A file that was sent', () => {
  it('is opened by those who are in the room since then, and is not there for others', async () => {
    const { here, one, other, third, fourth, keep, opens, group, text, chat, follow } = scene();
    const file = keep();
    expect(await opens(other, file)).toBe('media.not_found');
    const roomId = await group(one, [other]);
    await text(one, roomId, '', { attachmentIds: [file.id] });
    follow(third, one);
    await chat.addMembers(one, { roomId, userIds: [third.id] });
    expect(await opens(other, file)).toBeNull();
    for (const actor of [third, fourth]) expect(await opens(actor, file)).toBe('media.not_found');
    await here.app.community.blockUser(one, other.id);
    expect(await opens(other, file)).toBe('media.not_found');
    await here.app.community.unblockUser(one, other.id);
    expect(await opens(other, file)).toBeNull();
    await chat.leaveRoom(other, roomId);
    expect(await opens(other, file)).toBe('media.not_found');
  });

  it('stays and says where it was sent, until the message is deleted', async () => {
    const { one, other, media, keep, opens, friends, group, text, chat } = scene();
    const file = keep();
    const pair = await friends(one, other);
    const roomId = await group(one, [other]);
    const { message } = await text(one, roomId, '', { attachmentIds: [file.id] });
    const { message: again } = await text(one, pair, '', { attachmentIds: [file.id] });
    expect(await refusalOf(media.deleteMedium(one, file.id))).toBe('media.in_use');
    const { items } = await media.listMediumUses(one, file.id);
    expect(items.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
      { kind: 'CHAT', id: message.id, title: 'Nhóm', link: `/dashboard/chat/${roomId}` },
      { kind: 'CHAT', id: again.id, title: 'Người 2', link: `/dashboard/chat/${pair}` },
    ]);
    await chat.deleteMessage(one, message.id);
    await chat.deleteMessage(one, again.id);
    expect(await opens(other, file)).toBe('media.not_found');
    await media.deleteMedium(one, file.id);
  });

  it('outlives the nightly clean-up as long as it is shown', async () => {
    const { here, one, other, media, keep, friends, text } = scene();
    const sent = keep();
    const forgotten = keep();
    await text(one, await friends(one, other), '', { attachmentIds: [sent.id] });
    here.clock.forward(31 * day);
    await media.cleanUpMedia(system);
    const left = here.rows('media').map(({ id }) => id);
    expect([left.includes(sent.id), left.includes(forgotten.id)]).toEqual([true, false]);
  });

  it('is a group’s picture too, for those in it', async () => {
    const { one, other, fourth, media, keep, opens, group, chat } = scene();
    const [photo, next, paper] = [keep(), keep(), keep({ type: 'FILE', contentType: 'application/pdf' })];
    const roomId = await group(one, [other]);
    const refused = chat.changeRoom(one, { roomId, photoId: paper.id });
    expect(await refusalOf(refused)).toBe('chat.attachments_not_found');
    await chat.changeRoom(one, { roomId, photoId: photo.id });
    expect([await opens(other, photo), await opens(fourth, photo)]).toEqual([null, 'media.not_found']);
    expect((await media.listMediumUses(one, photo.id)).items).toMatchObject([
      { kind: 'ROOM', title: 'Nhóm' },
    ]);
    await chat.changeRoom(one, { roomId, photoId: next.id });
    expect(await opens(other, photo)).toBe('media.not_found');
    await media.deleteMedium(one, photo.id);
  });
});
