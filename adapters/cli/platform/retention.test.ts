import { describe, expect, it } from 'vitest';
import { after, day } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aSession, aUser } from '#fixtures/people/users.ts';
import { world } from '#fixtures/engine/world.ts';
import { terminal } from '../testing/command-line.ts';

const open = () => {
  const here = world({
    users: [aUser({ id: 'hoa', email: 'hoa@example.com' })],
    sessions: [aSession({ userId: 'hoa', endedAt: after(noon, -50 * day), endReason: 'SIGN_OUT' })],
  });
  return { ...here, ...terminal(here) };
};

describe('retention on the command line', () => {
  it('is listed with its bounds and with what is kept for good, counted, and set', async () => {
    const { type, out, rows } = open();
    expect(await type('retention list')).toBe(0);
    expect(out.join('\n')).toMatch(/sessions +180 +180 +30 +730/);
    expect(out.join('\n')).toMatch(/money +for good/);
    expect(await type('retention set sessions 45 --dry-run')).toBe(0);
    expect(out.at(-1)).toBe('The next cleaning would take 1 rows; 0 as it is now.');
    expect(rows('auditLog')).toEqual([]);
    expect(await type('retention set SESSIONS 45 --yes')).toBe(0);
    expect(out.at(-1)).toBe('sessions is kept for 45 days.');
    expect(await type('retention set sessions 200')).toBe(0);
    expect(rows('auditLog').map(({ action }) => action)).toEqual(['retention.change', 'retention.change']);
  });

  it('refuses other kinds, other days, shortening that nobody confirmed, and people without the right', async () => {
    const { type, errors, rows } = open();
    for (const [line, said] of [
      ['retention set ledger 30', 'is none of'],
      ['retention set sessions 3', 'from 30 to 730'],
      ['retention set sessions 45', '--yes'],
      ['retention list --as hoa@example.com', 'access.not_authorized'],
    ] as const) {
      expect([line, await type(line)]).not.toEqual([line, 0]);
      expect(errors.at(-1)).toContain(said);
    }
    expect(rows('auditLog')).toEqual([]);
  });
});
