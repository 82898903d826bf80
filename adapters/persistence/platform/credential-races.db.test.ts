import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueCredential } from '#core/platform/credential/issue.ts';
import { specializationChecks } from '#core/coaching/specialization/specialization-request.ts';
import { system } from '#core/access/actor/actor.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { atOnce, times, warmUp } from '#fixtures/engine/races.ts';
import { actorFor, staff, visitor } from '#fixtures/engine/world.ts';
import { evidenceInput, fee } from '#fixtures/coaching/specializations.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { aNewCertificate } from '#fixtures/platform/credentials.ts';
import { aUser } from '#fixtures/people/users.ts';

let here: DatabaseWorld;
const holder = aUser({ fullname: 'Nguyễn Minh Anh' });
beforeAll(async () => {
  here = await databaseWorld();
  await here.seed({ users: [holder, aUser({ id: staff.id })] });
  await warmUp(here.db);
});
afterAll(() => here.close());

const issue = (sourceId: string) => () =>
  here.ports.transaction((repositories) =>
    issueCredential(repositories, here.ports, aNewCertificate(holder.id, sourceId), here.clock.now()),
  );

const countOf = async (sourceId: string): Promise<number> =>
  Number((await here.db('signed_credentials').where({ sourceId }).count<{ count: number }[]>())[0]?.count);

describe('certificates issued at once', () => {
  it('are one for one source, fifty times over', async () => {
    const { results, faults, codes } = await atOnce(times(50, () => issue('one-enrolment')));
    expect([codes, faults]).toEqual([[], []]);
    expect(new Set(results.map(({ publicId }) => publicId)).size).toBe(1);
    expect(await countOf('one-enrolment')).toBe(1);
    const issued = await here.db('events').whereRaw("event ->> 'sourceId' = 'one-enrolment'");
    expect(issued).toHaveLength(1);
  });

  it('have each a public id and a place of their own', async () => {
    const { results, faults } = await atOnce(times(50, (at) => issue(`enrolment-${at}`)));
    expect(faults).toEqual([]);
    expect(new Set(results.map(({ publicId }) => publicId)).size).toBe(50);
    expect(new Set(results.map(({ listNumber, listIndex }) => `${listNumber}#${listIndex}`)).size).toBe(50);
  });

  it('are revoked once, and issued again once', async () => {
    const { id, publicId } = await issue('revoked-enrolment')();
    const ended = await atOnce(
      times(10, () => () => here.app.credential.revoke(staff, { id, reason: 'CHEATING' })),
    );
    expect([ended.done, ended.codes]).toEqual([1, ['certificate.already_revoked']]);
    expect((await here.app.credential.view(visitor, { publicId })).status).toBe('REVOKED');

    const living = await issue('renewed-enrolment')();
    const again = await atOnce(times(10, () => () => here.app.credential.reissue(staff, { id: living.id })));
    expect([again.done, again.codes]).toEqual([1, ['certificate.not_reissuable']]);
    expect(await countOf('renewed-enrolment')).toBe(2);
  });
});

describe('a badge approved by two at once', () => {
  it('is one credential', async () => {
    const coach = aUser({ type: 'COACH' });
    const transfers = [aTransfer({ userId: coach.id, coin: 'FIT_COIN', amount: fee })];
    await here.seed({ users: [coach], transfers });
    const { id, version } = await here.app.specialization.request(actorFor(coach), {
      typeId: 'CPT',
      evidence: evidenceInput(),
    });
    const decision = { id, version, checklist: specializationChecks };
    const { done, faults } = await atOnce(
      times(8, () => () => here.app.specialization.approve(staff, decision)),
    );
    expect([done, faults]).toEqual([1, []]);
    expect(await countOf(id)).toBe(1);
    expect(await here.app.specialization.issueMissingBadges(system)).toEqual({ issued: 0 });
  });
});

describe('the database itself', () => {
  it('keeps a revocation for ever, and a private key not at all', async () => {
    const { id } = await issue('kept-enrolment')();
    await here.app.credential.revoke(staff, { id, reason: 'MISTAKE' });
    const row = () => here.db('signed_credentials').where({ id });
    await expect(row().update({ revokedAt: null, reason: null })).rejects.toThrow('stays revoked');
    await expect(row().update({ listIndex: 1 })).rejects.toThrow('keeps its public id');
    const key = { kty: 'OKP', crv: 'Ed25519', x: 'x', d: 'secret' };
    const kept = here.db('credential_keys').insert({
      kid: 'private',
      alg: 'EdDSA',
      publicJwk: JSON.stringify(key),
      createdAt: here.clock.now(),
    });
    await expect(kept).rejects.toThrow('credential_keys_public_jwk_check');
  });
});
