import { describe, expect, it } from 'vitest';
import { superUserId } from '#core/kernel/id.ts';
import { aUser } from '#fixtures/people/users.ts';
import { world } from '#fixtures/engine/world.ts';
import { terminal } from '../testing/command-line.ts';

const member = aUser({ id: 'member', email: 'an@example.com', fullname: 'An\u001b[2J' });

const open = (...answers: readonly string[]) => {
  const here = world({ users: [member] });
  const coins = async () => (await here.ports.reads.wallets.of(member.id)).fitCoin;
  return { ...terminal(here, ...answers), coins };
};

describe('coins on the command line', () => {
  it('are given at once up to the limit', async () => {
    const { type, out, coins } = open();
    expect(await type('coins grant an@example.com 20000 FIT_COIN --reason "Quà"')).toBe(0);
    expect(out.at(-1)).toBe('+20000 FIT_COIN; the balance is now 20000.');
    expect(await coins()).toBe(20_000);
  });

  it('wait for a second person above it, who is not the machine again', async () => {
    const { type, out, errors, coins } = open('30000');
    expect(await type('coins grant an@example.com 30000 FIT_COIN --reason "Quà"')).toBe(0);
    expect(errors.join('\n')).toContain('Type the amount again');
    const [, id = ''] = /^Request (\S+): GRANT of 30000 FIT_COIN .* is PENDING\. No coin moved/.exec(out.at(-1) ?? '') ?? []; // prettier-ignore
    expect(out.at(-1)).not.toContain('\u001b');
    expect(await type('coins requests')).toBe(0);
    expect(out.join('\n')).toContain(id);
    expect(await type(`coins approve ${id}`)).toBe(5);
    expect(errors.at(-1)).toContain('coin.second_person_required');
    expect(await coins()).toBe(0);
    expect(await type(`coins approve ${id} --as ${superUserId}`)).toBe(0);
    expect(out.at(-1)).toContain('is APPROVED');
    expect(await coins()).toBe(30_000);
    expect(await type(`coins reject ${id} --reason "Nhầm" --as ${superUserId}`)).toBe(5);
    expect(await type('coins requests --status APPROVED --json')).toBe(0);
    expect(JSON.parse(out.at(-1) ?? '')).toMatchObject({ id, decidedBy: superUserId });
  });

  it.each([
    ['typed differently', open('300000')],
    ['typed by nobody', open()],
  ])('of a large amount are not asked for when it is %s', async (_how, { type, errors, coins }) => {
    expect(await type('coins grant an@example.com 30000 FIT_COIN --reason "Quà"')).toBe(2);
    expect(errors.join('\n')).toMatch(/differ|--again/);
    expect(await type('coins requests')).toBe(0);
    expect(await coins()).toBe(0);
  });

  it('take the repeated amount as an option, and refuse what is too much for two as well', async () => {
    const { type, out, errors } = open();
    expect(
      await type('coins correct an@example.com --reason "Mã trùng" --again 30000 -- -30000 FIT_COIN'),
    ).toBe(0);
    expect(out.at(-1)).toContain('CORRECTION of -30000 FIT_COIN');
    expect(await type('coins grant an@example.com 100001 FIT_COIN --reason "Quà"')).toBe(6);
    expect(errors.at(-1)).toContain('coin.grant_too_large');
    expect(errors.at(-1)).toContain('100,000');
  });
});
