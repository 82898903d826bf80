import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { permissions, type Permission } from '#core/access/actor/permission.ts';
import { anOrder, aProduct } from '#fixtures/money/catalog.ts';
import { aPayment } from '#fixtures/money/payments.ts';
import { aContactMessage } from '#fixtures/content/public-site.ts';
import { aRole, aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, system, visitor, world } from '#fixtures/engine/world.ts';
import { listRights } from '../list-rights.ts';
import { mostNotes, staffNoteMaxLength, type WorkKind, type WorkRecord } from '../staff-note.ts';

const text = 'Đã gọi lại, hẹn chiều mai.';
const held: readonly Permission[] = ['user.view', 'payment.view', 'product.view', 'bug-report.view'];

const opened = (rights: readonly Permission[] = held) => {
  const role = aRole({ id: 'desk', permissions: rights });
  const narrow = aRole({ id: 'narrow', permissions: ['post.view'] });
  const clerk = aUser({ id: 'clerk', roleId: role.id, fullname: 'Đỗ Thu Hà' });
  const colleague = aUser({ id: 'colleague', roleId: role.id, fullname: 'Hoàng Văn Nam' });
  const writer = aUser({ id: 'writer', roleId: narrow.id });
  const member = aUser({ id: 'member' });
  const product = aProduct({});
  const here = world({
    roles: [role, narrow],
    users: [clerk, colleague, writer, member],
    payments: [aPayment({ id: 'a-payment', userId: member.id })],
    products: [product],
    orders: [anOrder({ id: 'an-order', userId: member.id }, product)],
    contactMessages: [aContactMessage({ id: 'a-message' })],
  });
  const records: Partial<Record<WorkKind, WorkRecord>> = {
    user: { kind: 'user', id: member.id },
    payment: { kind: 'payment', id: 'a-payment' },
    order: { kind: 'order', id: 'an-order' },
    contact_message: { kind: 'contact_message', id: 'a-message' },
  };
  return {
    ...here,
    work: here.app.staffWork,
    asClerk: actorFor(clerk, [...rights]),
    asColleague: actorFor(colleague, [...rights]),
    asWriter: actorFor(writer, ['post.view']),
    asMember: actorFor(member, []),
    person: { kind: 'user', id: member.id } as const,
    records: Object.values(records),
  };
};

describe('staff notes', () => {
  it('are so many on one record at most', async () => {
    const { work, asClerk, person } = opened();
    for (let count = 0; count < mostNotes; count += 1) await work.addStaffNote(asClerk, { ...person, text });
    expect(await refusalOf(work.addStaffNote(asClerk, { ...person, text }))).toBe('staff_note.limit');
  });

  it('are read by colleagues, and changed and deleted by their author alone', async () => {
    const { work, asClerk, asColleague, person, rows } = opened();
    const note = await work.addStaffNote(asClerk, { ...person, text: `  ${text} ` });
    expect((await work.readWork(asColleague, person)).notes).toMatchObject([
      { text, authorName: 'Đỗ Thu Hà' },
    ]);
    const edit = { id: note.id, text: 'Xong.', version: 1 };
    expect(await refusalOf(work.editStaffNote(asColleague, edit))).toBe('staff_note.not_own');
    expect(await refusalOf(work.deleteStaffNote(asColleague, note.id))).toBe('staff_note.not_own');
    await work.editStaffNote(asClerk, edit);
    expect(await refusalOf(work.editStaffNote(asClerk, edit))).toBe('version.stale');
    await work.deleteStaffNote(asClerk, note.id);
    expect((await work.readWork(asClerk, person)).notes).toEqual([]);
    expect(await refusalOf(work.deleteStaffNote(asClerk, note.id))).toBe('staff_note.not_found');
    expect(rows('auditLog').map(({ action }) => action)).toEqual([
      'staff_note.add',
      'staff_note.edit',
      'staff_note.delete',
    ]);
    expect(JSON.stringify(rows('auditLog'))).not.toContain(text);
  });

  it('take words, and not more than they hold', async () => {
    const { work, asClerk, person } = opened();
    const add = (typed: string) => refusalOf(work.addStaffNote(asClerk, { ...person, text: typed }));
    expect(await add(' \u200b ')).toBe('input.required');
    expect(await add('a'.repeat(staffNoteMaxLength + 1))).toBe('input.max_length');
    expect(await add('a\u0007b')).toBe('input.control_characters');
  });

  it('are in no archive, and in what staff give out about a person, on whatever record', async () => {
    const { app, work, asClerk, asMember, person } = opened();
    await work.addStaffNote(asClerk, { ...person, text });
    await work.addStaffNote(asClerk, { kind: 'payment', id: 'a-payment', text });
    expect(JSON.stringify((await app.account.exportMyData(asMember)).data)).not.toContain(text);
    expect(await work.listNotesAbout(system, person.id)).toHaveLength(2);
    expect(await refusalOf(work.listNotesAbout(asClerk, person.id))).toBe('access.not_authorized');
  });
});

describe('an assignment', () => {
  it('goes to a colleague who may see the record, is told to that one, and is undone', async () => {
    const { work, asClerk, person, rows, events } = opened();
    await work.assignWork(asClerk, { ...person, assigneeId: 'colleague' });
    await work.assignWork(asClerk, { ...person, assigneeId: 'colleague' });
    expect((await work.readWork(asClerk, person)).assignee).toEqual({
      id: 'colleague',
      name: 'Hoàng Văn Nam',
    });
    expect(events('work.assigned')).toHaveLength(1);
    await work.assignWork(asClerk, { ...person, assigneeId: null });
    expect((await work.readWork(asClerk, person)).assignee).toBeNull();
    expect(rows('auditLog')).toMatchObject([
      { action: 'work.assign', before: { assigneeId: null }, after: { assigneeId: 'colleague' } },
      { action: 'work.assign', before: { assigneeId: 'colleague' }, after: { assigneeId: null } },
    ]);
  });

  it('writes one line into the list of the assignee, and none for oneself', async () => {
    const { app, work, asClerk, person, rows } = opened();
    await work.assignWork(asClerk, { ...person, assigneeId: 'colleague' });
    await work.assignWork(asClerk, { kind: 'payment', id: 'a-payment', assigneeId: 'clerk' });
    await app.events.handleEvents(system);
    expect(rows('notifications')).toMatchObject([
      { userId: 'colleague', topic: 'work_assigned', link: '/admin/users/member/show' },
    ]);
  });

  it('reaches nobody who may not see the record, and no member', async () => {
    const { work, asClerk, person } = opened();
    for (const assigneeId of ['writer', 'member', 'none'])
      expect(await refusalOf(work.assignWork(asClerk, { ...person, assigneeId }))).toBe(
        'staff_work.assignee_may_not_see',
      );
    const { items } = await work.listAssignees(asClerk, person);
    expect(items.map(({ id }) => id)).not.toContain('writer');
    expect(items.map(({ id }) => id)).toContain('colleague');
  });

  it('of two at once leaves one, with a line for each change', async () => {
    const { work, asClerk, asColleague, person, rows } = opened();
    await Promise.all([
      work.assignWork(asClerk, { ...person, assigneeId: 'clerk' }),
      work.assignWork(asColleague, { ...person, assigneeId: 'colleague' }),
    ]);
    expect(rows('assignments')).toHaveLength(1);
    expect(rows('auditLog')).toHaveLength(2);
  });
});

describe('who sees notes and assignments', () => {
  it('are those whose rights open the record, whatever else they hold; never a member', async () => {
    await fc.assert(
      fc.asyncProperty(fc.subarray([...permissions], { maxLength: 5 }), async (rights) => {
        const { work, asClerk, asMember, records } = opened(rights);
        for (const record of records) {
          const mayRead = listRights[record.kind].some((right) => rights.includes(right));
          if (mayRead) await expect(work.readWork(asClerk, record)).resolves.toMatchObject({ notes: [] });
          else expect(await refusalOf(work.readWork(asClerk, record))).toBe('access.not_authorized');
          for (const actor of [asMember, visitor])
            expect(await refusalOf(work.readWork(actor, record))).toMatch(/^access\./);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('find nothing where there is no such record', async () => {
    const { work, asClerk } = opened();
    expect(await refusalOf(work.readWork(asClerk, { kind: 'order', id: 'none' }))).toBe(
      'staff_work.not_found',
    );
  });
});
