import { describe, expect, it } from 'vitest';
import { aRole, aUser } from '#fixtures/people/users.ts';
import { world } from '#fixtures/engine/world.ts';
import { terminal } from '../testing/command-line.ts';

const open = () => {
  const here = world({
    roles: [aRole({ id: 'clerk', permissions: ['payment.view'] })],
    users: [aUser({ id: 'clerk', email: 'clerk@example.com', roleId: 'clerk' })],
  });
  return { ...here, ...terminal(here) };
};

describe('settings on the command line', () => {
  it('are shown, changed by the rules of the settings page, and logged', async () => {
    const { type, out, rows } = open();
    expect(await type('settings set analyticsId G-ABCDEF1')).toBe(0);
    expect(out.at(-1)).toBe('analyticsId: G-ABCDEF1');
    expect(await type('settings set referralMonthlyCap 5')).toBe(0);
    expect(await type('settings set comingSoonUntil 2026-12-24T00:00:00Z')).toBe(0);
    expect(await type('settings set comingSoonUntil null')).toBe(0);
    expect(await type('settings show referralMonthlyCap --json')).toBe(0);
    expect(JSON.parse(out.at(-1) ?? '')).toEqual({ referralMonthlyCap: 5 });
    const before = out.length;
    expect(await type('settings list --changed')).toBe(0);
    expect(out.slice(before).join('\n')).toContain('analyticsId');
    expect(out.slice(before).join('\n')).not.toContain('siteName');
    expect(rows('auditLog').map(({ action }) => action)).toEqual(Array(4).fill('settings.update'));
  });

  it('switch features off and on, one by one', async () => {
    const { type, out, rows } = open();
    expect(await type('features off chat')).toBe(0);
    expect(out.at(-1)).toBe('CHAT is off.');
    expect(await type('features off SHOP')).toBe(0);
    expect(await type('features on CHAT')).toBe(0);
    expect(await type('features list')).toBe(0);
    expect(out.at(-1)).toMatch(/CHAT +on/);
    expect(out.at(-1)).toMatch(/SHOP +off/);
    expect(await type('features off games')).toBe(2);
    expect(await type('features off FEED --as clerk@example.com')).toBe(3);
    expect(rows('auditLog').map(({ action }) => action)).toEqual(Array(3).fill('settings.update'));
  });

  it('take pictures of the brand, and go back to the usual ones', async () => {
    const { type, out, errors, rows } = open();
    expect(await type(`settings picture logo ${import.meta.filename}`)).toBe(0);
    expect(out.at(-1)).toMatch(/^logoUrl: \/brand\/[\w-]+\/logo\.png$/);
    expect(rows('media')).toMatchObject([{ purpose: 'SITE' }]);
    expect(await type('settings picture logo --usual')).toBe(0);
    expect(out.at(-1)).toBe('logoUrl: /logo.svg');
    for (const [line, said] of [
      ['settings picture banner a.png', 'is none of'],
      ['settings picture logo', 'Give either'],
      ['settings picture logo /nowhere/a.png', 'is no file'],
      [`settings picture logo ${import.meta.filename} --as clerk@example.com`, 'access.not_authorized'],
    ] as const) {
      expect([line, await type(line)]).not.toEqual([line, 0]);
      expect(errors.at(-1)).toContain(said);
    }
    expect(rows('media')).toHaveLength(1);
  });

  it('refuse what is none of them, what is not of their kind, and people without the right', async () => {
    const { type, errors, rows } = open();
    for (const [line, said] of [
      ['settings set nothing 1', 'is no setting'],
      ['settings show nothing', 'is no setting'],
      ['settings set referralMonthlyCap many', "can't be read"],
      ['settings set referralMonthlyCap -1', 'setting.invalid'],
      ['settings set analyticsId GTM-ABC', 'setting.invalid'],
      ['settings set maintenanceUntil soon', 'setting.invalid'],
      ['settings list --as clerk@example.com', 'access.not_authorized'],
    ] as const) {
      expect([line, await type(line)]).not.toEqual([line, 0]);
      expect(errors.at(-1)).toContain(said);
    }
    expect(rows('auditLog')).toEqual([]);
  });
});
