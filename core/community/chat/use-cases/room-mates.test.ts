import { describe, expect, it } from 'vitest';
import { hookAnswers } from '#core/application.ts';
import { personCards } from '#core/people/profile/views/person-card.ts';
import { hour } from '#core/kernel/time.ts';
import { chatScene } from '#fixtures/community/chat.ts';
import { anonymised } from '#fixtures/engine/suites/home.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { system } from '#fixtures/engine/world.ts';

/** Closed profiles with a picture each. */
const scene = (count = 3) => {
  const made = chatScene(count);
  const { here, users, actors } = made;
  for (const user of users) {
    const avatar = aMedium({ ownerId: user.id, purpose: 'AVATAR' });
    here.store.committed.table('media').set(avatar.id, avatar);
    here.store.committed.table('users').set(user.id, { ...user, isPublic: false, avatarId: avatar.id });
  }
  const [one, other, third] = actors;
  if (!one || !other || !third) throw new Error('A scene of three has three people');
  const showsPicture = async (viewer: typeof one, owner: typeof one): Promise<boolean> => {
    const cards = await personCards({ ...here.ports, hooks: hookAnswers() })(viewer, [owner.id]);
    return cards.get(owner.id)?.avatarUrl !== null;
  };
  return { ...made, one, other, third, showsPicture };
};

describe('Who is in one room', () => {
  it('is shown with the picture of a closed profile; a request and a block show none', async () => {
    const { here, chat, one, other, third, follow, group, text, showsPicture } = scene();
    const { id } = await chat.openRoom(third, { userId: one.id });
    await text(third, id);
    expect([await showsPicture(third, one), await showsPicture(one, third)]).toEqual([false, false]);
    const roomId = await group(one, [other]);
    here.store.committed.table('follows').delete([other.id, one.id].join('\0'));
    expect([await showsPicture(one, other), await showsPicture(other, one)]).toEqual([true, true]);
    follow(other, one);
    await here.app.community.blockUser(other, one.id);
    expect([await showsPicture(one, other), await showsPicture(other, one)]).toEqual([false, false]);
    const { members } = await chat.getRoom(one, roomId);
    expect(members.map(({ person }) => [person.id, person.avatarUrl !== null])).toEqual([
      [one.id, true],
      [other.id, false],
    ]);
  });

  it('leaves traces alone when the account is forgotten, as a change that devices hear of', async () => {
    const { here, chat, one, other, friends, text } = scene();
    const roomId = await friends(one, other);
    await text(one, roomId, 'Bí mật');
    await text(other, roomId, 'Trả lời', { replyToSeq: 1 });
    const { rev } = await chat.getRoom(other, roomId);
    await anonymised(here.ports, one.id, here.ports.clock.now());
    const { items, rev: after } = await chat.listMessages(other, { roomId, afterRev: rev });
    expect(items).toMatchObject([{ seq: 1, body: '', rev: rev + 1, deletedBy: 'OWN' }]);
    expect(after).toBe(rev + 1);
    expect((await chat.listMessages(other, { roomId })).items[1]?.quote).toMatchObject({ isDeleted: true });
  });
});

describe('Mails about what is unread', () => {
  it('are ten a day, together with all else that people do', async () => {
    const { here, chat, actors, one, friends, text } = scene(13);
    for (const other of actors.slice(1)) await text(other, await friends(one, other));
    here.clock.forward(hour);
    expect(await chat.notifyUnread(system)).toEqual({ notices: 12, mails: 10 });
    expect(here.rows('mails').filter(({ userId }) => userId === one.id)).toHaveLength(10);
  });
});
