import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bulkActionNames } from '#core/application.ts';
import { aContactMessage } from '#fixtures/content/public-site.ts';
import { actorFor, refusalOf, staff, world } from '#fixtures/engine/world.ts';
import { aSession, aUser } from '#fixtures/people/users.ts';
import { staffListNames } from '../saved-view/staff-lists.ts';
import { bulkMaxRows } from './bulk-action.ts';
import type { KeepStep } from './run-bulk-action.ts';

const message = (id: string, parts: object = {}) => aContactMessage({ id, ...parts });
const open = () => {
  const here = world({
    users: [aUser({ id: 'an' }), aUser({ id: 'binh', status: 'HOLD' }), aUser({ id: 'chi' }), aUser(staff)],
    sessions: [aSession({ userId: 'an' })],
    contactMessages: [
      message('new'),
      message('closed', { status: 'CLOSED' }),
      message('spam', { status: 'SPAM' }),
    ],
  });
  const everything = () =>
    JSON.stringify([
      here.rows('users'),
      here.rows('sessions'),
      here.rows('contactMessages'),
      here.rows('events'),
      here.rows('auditLog'),
    ]);
  const run = (action: string, ids: readonly string[], parts: object = {}, keep?: KeepStep) =>
    here.app.bulk.run(
      staff,
      {
        action,
        rows: ids.map((id) => ({ id, version: 1 })),
        reason: 'Theo yêu cầu',
        rehearsal: false,
        ...parts,
      },
      keep,
    );
  const results = async (work: ReturnType<typeof run>) =>
    (await work).map(({ id, result, code }) =>
      code === null ? `${id} ${result}` : `${id} ${result} ${code}`,
    );
  return { here, everything, run, results };
};

describe('What is done to many rows', () => {
  it('is done to each by the single action, with one line in the log each', async () => {
    const { here, run, results } = open();
    expect(await results(run('users.hold', ['an', 'binh', staff.id, 'nobody', 'chi', 'an']))).toEqual([
      'an DONE',
      'binh ALREADY',
      `${staff.id} REFUSED user.cannot_change_self`,
      'nobody REFUSED user.not_found',
      'chi DONE',
    ]);
    expect(here.rows('auditLog').map(({ action, targetId, reason }) => [action, targetId, reason])).toEqual([
      ['user.set_status', 'an', 'Theo yêu cầu'],
      ['user.set_status', 'chi', 'Theo yêu cầu'],
    ]);
    expect(here.rows('sessions').every(({ endedAt }) => endedAt !== null)).toBe(true);
  });

  it('is undone by the opposite, with its own lines', async () => {
    const { here, run, results } = open();
    const done = await run('contact-messages.close', ['new', 'closed']);
    expect(done).toMatchObject([{ id: 'new', result: 'DONE', version: 2 }, { result: 'ALREADY' }]);
    const rows = done.flatMap(({ id, result, version }) => (result === 'DONE' ? [{ id, version }] : []));
    expect(await results(run('contact-messages.reopen', [], { rows }))).toEqual(['new DONE']);
    expect(here.rows('contactMessages').find(({ id }) => id === 'new')?.status).toBe('NEW');
    expect(here.rows('auditLog').map(({ action }) => action)).toEqual(['contact.close', 'contact.reopen']);
  });

  it('is refused for a row that another person has changed since it was read', async () => {
    const { run, results } = open();
    await run('contact-messages.close', ['new']);
    await run('contact-messages.reopen', [], { rows: [{ id: 'new', version: 2 }] });
    expect(await results(run('contact-messages.close', ['new']))).toEqual(['new REFUSED version.stale']);
  });

  it('is for those who may see the list and do the single thing', async () => {
    const { here, everything, run } = open();
    const before = everything();
    const asked = { action: 'users.hold', rows: [{ id: 'an' }], reason: 'Đùa thôi', rehearsal: false };
    expect(await refusalOf(here.app.bulk.run(actorFor(aUser()), asked))).toBe('access.not_authorized');
    const viewer = actorFor(aUser({ id: 'viewer' }), ['user.view']);
    expect(await here.app.bulk.run(viewer, asked)).toMatchObject([{ code: 'access.not_authorized' }]);
    const away = { ...staff, sessionId: 'one', provenAt: new Date(0) };
    expect(await refusalOf(here.app.bulk.run(away, asked))).toBe('access.proof_due');
    expect(await refusalOf(run('users.hold', ['an'], { reason: ' ' }))).toBe('input.required');
    expect(await refusalOf(run('users.pardon', ['an']))).toBe('bulk_action.unknown');
    const many = Array.from({ length: bulkMaxRows + 1 }, (_, index) => `row-${index}`);
    expect(await refusalOf(run('users.hold', many))).toBe('input.max_value');
    expect(everything()).toBe(before);
  });

  it('asked again after the line dropped answers as it did, and does nothing twice', async () => {
    const { here, run } = open();
    const kept = new Map<string, Awaited<ReturnType<KeepStep>>>();
    let left = 1;
    const keep: KeepStep = async (row, work) => {
      const before = kept.get(row);
      if (before) return before;
      if (left === 0) throw new Error('The line dropped');
      left -= 1;
      const outcome = await work();
      kept.set(row, outcome);
      return outcome;
    };
    await expect(run('users.hold', ['an', 'chi'], {}, keep)).rejects.toThrow('The line dropped');
    left = 5;
    expect(await run('users.hold', ['an', 'chi'], {}, keep)).toMatchObject([
      { id: 'an', result: 'DONE' },
      { id: 'chi', result: 'DONE' },
    ]);
    expect(here.rows('auditLog')).toHaveLength(2);
  });

  it('is foreseen by a rehearsal, which leaves everything as it was', async () => {
    const actions = fc.constantFrom(
      'users.hold',
      'users.activate',
      'users.sign-out',
      'contact-messages.close',
      'contact-messages.spam',
      'contact-messages.reopen',
    );
    const ids = fc.uniqueArray(
      fc.constantFrom('an', 'binh', 'chi', 'new', 'closed', 'spam', staff.id, 'none'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(actions, ids), { maxLength: 4 }), async (steps) => {
        const { here, everything, run, results } = open();
        for (const [action, chosen] of steps) {
          const before = everything();
          const foreseen = await results(run(action, chosen, { rehearsal: true }));
          expect(everything()).toBe(before);
          const lines = here.rows('auditLog').length;
          const happened = await results(run(action, chosen));
          expect(happened).toEqual(foreseen);
          const done = happened.filter((text) => text.endsWith(' DONE')).length;
          expect(here.rows('auditLog')).toHaveLength(lines + done);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('is named by its list and a verb', () => {
    const names = bulkActionNames();
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) {
      const [list = '', verb = ''] = name.split('.');
      expect(staffListNames).toContain(list);
      expect(verb).toMatch(/^[a-z-]+$/);
    }
  });
});
