import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '#core/kernel/time.ts';
import { memberNoteMaxLength } from '../member-note.ts';
import { desk } from '#fixtures/coaching/sequences/desk.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { actorFor, refusalOf, staff, system, visitor } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';

type Desk = ReturnType<typeof desk>;
const words = 'Đau gối trái khi chạy.';

const opened = async () => {
  const here = desk();
  const { id } = await here.request();
  const { coaching } = here.app;
  const about = here.member.id;
  return {
    here,
    reviewId: id,
    read: (actor = here.asCoach) => coaching.getMemberNote(actor, about),
    keep: (text: string, version?: number, actor = here.asCoach) =>
      coaching.keepMemberNote(actor, { memberId: about, text, version }),
  };
};

const anonymised = async (here: Desk, actor: Desk['asMember']): Promise<void> => {
  const credentials = here.store.committed.table('credentials');
  credentials.set(actor.id, { userId: actor.id, hash: hashOf('pw-pw-pw'), updatedAt: here.clock.now() });
  await here.app.account.deleteAccount(actor, { password: 'pw-pw-pw' });
  here.clock.forward(31 * day);
  await here.app.account.anonymiseDueAccounts(system);
};

describe('keepMemberNote', () => {
  it('writes, replaces, and deletes with an empty text', async () => {
    const { here, read, keep } = await opened();
    expect(await read()).toEqual({ text: '', version: 0, updatedAt: null });
    expect(await keep(`  ${words}\n\n`, 0)).toEqual({ text: words, version: 1, updatedAt: here.clock.now() });
    here.clock.forward(day);
    expect(await keep('Khỏi rồi.', 1)).toMatchObject({ version: 2, updatedAt: here.clock.now() });
    expect(await read()).toMatchObject({ text: 'Khỏi rồi.', version: 2 });
    expect(await keep(' \u200b ', 2)).toEqual({ text: '', version: 3, updatedAt: null });
    expect(await keep('', 3)).toEqual({ text: '', version: 3, updatedAt: null });
    expect(await read()).toEqual({ text: '', version: 3, updatedAt: null });
    expect(JSON.stringify(here.rows('memberNotes'))).not.toContain(words);
    expect(here.rows('auditLog')).toEqual([]);
  });

  it('refuses what was made from an older version, and says in the log when none is named', async () => {
    const { here, read, keep } = await opened();
    await keep(words, 0);
    for (const text of ['Khác', '']) {
      expect(await refusalOf(keep(text, 0))).toBe('version.stale');
      expect(await refusalOf(keep(text, 2))).toBe('version.stale');
    }
    expect(await read()).toMatchObject({ text: words, version: 1 });
    await keep('Ghi đè');
    const before = { version: 1 };
    expect(here.rows('auditLog')).toMatchObject([{ action: 'edit.without_version', targetType: 'member_note', before, after: { version: 2 } }]); // prettier-ignore
  });

  it('refuses what was made before a deletion, although another note was written since', async () => {
    const { read, keep } = await opened();
    await keep(words, 0);
    await keep('', 1);
    expect(await refusalOf(keep('Từ cửa sổ cũ', 0))).toBe('version.stale');
    await keep('Ghi chú mới', 2);
    expect(await refusalOf(keep('Từ cửa sổ cũ', 1))).toBe('version.stale');
    expect(await read()).toMatchObject({ text: 'Ghi chú mới', version: 3 });
  });

  it('refuses a text that is too long or hides something, and keeps what was there', async () => {
    const { read, keep } = await opened();
    await keep(words, 0);
    expect(await refusalOf(keep('a'.repeat(memberNoteMaxLength + 1), 1))).toBe('input.max_length');
    expect(await refusalOf(keep('a\u0007b', 1))).toBe('input.control_characters');
    expect(await refusalOf(keep(`a${'\u0301'.repeat(9)}`, 1))).toBe('input.too_many_marks');
    expect(await read()).toMatchObject({ text: words, version: 1 });
    await keep('a'.repeat(memberNoteMaxLength), 1);
    expect((await read()).text).toHaveLength(memberNoteMaxLength);
  });
});

describe('A note about a member', () => {
  it('is shown while a request stands, and is there again when the coach is asked anew', async () => {
    const { here, read, keep } = await opened();
    await keep(words, 0);
    await here.app.coaching.endCoachAccess(here.asMember, here.coach.id);
    expect(await refusalOf(read())).toBe('member_note.member_not_found');
    expect(await refusalOf(keep('Khác', 1))).toBe('member_note.member_not_found');
    expect(here.rows('memberNotes')).toMatchObject([{ text: words, version: 1 }]);
    const { id } = await here.request();
    expect(await read()).toMatchObject({ text: words });
    await here.answer(id);
    expect(await read()).toMatchObject({ text: words });
  });

  it('is closed while the member’s account is, and to a former coach', async () => {
    const { here, reviewId, read, keep } = await opened();
    await keep(words, 0);
    await here.answer(reviewId);
    const left = { ...here.member, status: 'DELETE' as const };
    here.store.committed.table('users').set(here.member.id, left);
    expect(await refusalOf(read())).toBe('member_note.member_not_found');
    here.store.committed.table('users').set(here.member.id, here.member);
    expect(await read()).toMatchObject({ text: words });
    expect(await refusalOf(read({ ...here.asCoach, type: 'USER' }))).toBe('coach.not_coach');
  });

  it.each(['member', 'coach'] as const)('is gone when the %s is anonymised', async (who) => {
    const { here, reviewId, keep } = await opened();
    await keep(words, 0);
    await here.answer(reviewId);
    await anonymised(here, who === 'member' ? here.asMember : here.asCoach);
    expect(here.rows('users').filter(({ anonymisedAt }) => anonymisedAt !== null)).toHaveLength(1);
    expect(here.rows('memberNotes')).toEqual([]);
  });

  it('is in the coach’s archive, also after the access has ended, and in no other', async () => {
    const { here, keep } = await opened();
    const { updatedAt } = await keep(words, 0);
    await here.app.coaching.endCoachAccess(here.asMember, here.coach.id);
    const archived = async (actor: Desk['asMember']) => (await here.app.account.exportMyData(actor)).data;
    expect((await archived(here.asCoach))['memberNotes']).toEqual([
      { memberId: here.member.id, text: words, updatedAt },
    ]);
    for (const other of [here.asMember, here.asOther]) {
      const data = await archived(other);
      expect(data['memberNotes']).toEqual([]);
      expect(JSON.stringify(data)).not.toContain(words);
    }
  });

  it('is seen by nobody but its coach, whatever happens between the two', async () => {
    const steps = ['request', 'end', 'answer', 'reject', 'cancel', 'keep', 'delete'] as const;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...steps), { maxLength: 8 }), async (played) => {
        const here = desk({ price: 0 });
        const { coaching } = here.app;
        const memberId = here.member.id;
        let last: string | null = null;
        let text = '';
        const read = async (actor: Parameters<typeof coaching.getMemberNote>[0]) =>
          coaching.getMemberNote(actor, memberId).then((note) => note.text).catch(() => null); // prettier-ignore
        const play: Record<(typeof steps)[number], () => Promise<unknown>> = {
          request: async () => void (last = (await here.request()).id),
          end: () => coaching.endCoachAccess(here.asMember, here.coach.id),
          answer: async () => last && here.answer(last),
          reject: async () => last && coaching.rejectReview(here.asCoach, { id: last, reason: 'Tôi bận.' }),
          cancel: async () => last && coaching.cancelReview(here.asMember, last),
          keep: async () => void ({ text } = await coaching.keepMemberNote(here.asCoach, { memberId, text: words })), // prettier-ignore
          delete: async () => void ({ text } = await coaching.keepMemberNote(here.asCoach, { memberId, text: '' })), // prettier-ignore
        };
        const others = [here.asMember, here.asOther, actorFor(aUser()), staff, system, visitor];
        for (const step of played) {
          await play[step]().catch(() => null); // what the state refuses changes nothing
          for (const other of others) expect(await read(other)).toBeNull();
          const sees = await here.ports.reads.reviews.mayCoachSee(here.coach.id, memberId, here.clock.now());
          expect(await read(here.asCoach)).toBe(sees ? text : null);
          expect(
            here
              .rows('memberNotes')
              .map((note) => note.text)
              .join(''),
          ).toBe(text);
        }
        const listed = await coaching.listMemberNotes(staff, {
          sort: { field: 'updatedAt', order: 'DESC' },
          from: 0,
          to: 9,
          filter: {},
        });
        const said = [listed, here.rows('auditLog'), here.rows('events'), here.rows('notifications')];
        expect(JSON.stringify(said)).not.toContain(words);
      }),
      { numRuns: 60 },
    );
  });
});

describe('listMemberNotes', () => {
  it('shows staff who may look at reviews whose note it is, and how long', async () => {
    const { here, keep } = await opened();
    await keep(words, 0);
    const request = { sort: { field: 'updatedAt', order: 'DESC' }, from: 0, to: 9, filter: {} } as const;
    const { rows } = await here.app.coaching.listMemberNotes(staff, request);
    expect(rows).toEqual([
      {
        coachId: here.coach.id,
        coachName: 'Trần Minh Khoa',
        memberId: here.member.id,
        memberName: 'Nguyễn Thị Hoà',
        length: words.length,
        updatedAt: here.clock.now(),
      },
    ]);
    const clerk = actorFor(aUser(), ['user.view']);
    for (const other of [clerk, here.asCoach, here.asMember, visitor])
      expect(await refusalOf(here.app.coaching.listMemberNotes(other, request))).toMatch(/^access\./);
  });
});
