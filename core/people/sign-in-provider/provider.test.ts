import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { userStatuses } from '#core/access/actor/actor.ts';
import { memberRoleId } from '#core/access/role/role.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { nextPage, standingOf } from './provider.ts';

const holder = fc.record({
  status: fc.constantFrom(...userStatuses),
  emailVerifiedAt: fc.constantFrom(null, noon),
  roleId: fc.constantFrom(memberRoleId, 'clerks'),
});
const claim = fc.record({ email: fc.constantFrom(null, 'an@example.com'), isEmailVerified: fc.boolean() });

describe('a person whom no account is linked to', () => {
  it('never gets an account that there is by an address alone', () =>
    fc.assert(
      fc.property(claim, holder, (said, held) => {
        const standing = standingOf(said, held);
        const isWaiting =
          held.status === 'PENDING' && held.emailVerifiedAt === null && held.roleId === memberRoleId;
        if (standing === 'NEW') expect(isWaiting).toBe(true);
        if (said.email !== null && said.isEmailVerified && !isWaiting) expect(standing).toBe('EXISTS');
      }),
    ));

  it('confirms an address that the provider does not vouch for, and no account is looked at', () =>
    fc.assert(
      fc.property(claim, fc.option(holder), (said, held) => {
        const isVouchedFor = said.email !== null && said.isEmailVerified;
        expect(standingOf(said, held) === 'ADDRESS_DUE').toBe(!isVouchedFor);
      }),
    ));
});

it('a person goes on to pages of this site alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { origin } = new URL(nextPage(text), 'https://fitboard.example');
      expect(origin).toBe('https://fitboard.example');
    }),
  );
  for (const wrong of ['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example', ''])
    expect(nextPage(wrong)).toBe('/dashboard');
  expect(nextPage('/en/dashboard/rewards?x=1')).toBe('/en/dashboard/rewards?x=1');
  expect(nextPage(`/${'x'.repeat(500)}`)).toBe('/dashboard');
});
