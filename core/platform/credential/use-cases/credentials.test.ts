import { describe, expect, it } from 'vitest';
import { aMedium } from '#fixtures/platform/media.ts';
import { aNewCertificate } from '#fixtures/platform/credentials.ts';
import { newerTestKeyPair, testCredentialSigner } from '#fixtures/engine/credential-ports.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, staff, system, visitor, world } from '#fixtures/engine/world.ts';
import { after, day } from '#core/kernel/time.ts';
import { credentialArchive } from '../archive.ts';
import type { Credential } from '../credential.ts';
import { issueCredential, type NewCredential } from '../issue.ts';
import { revokeCredentialOf } from '../revoke.ts';

const holder = aUser({ fullname: 'Nguyễn Minh Anh', email: 'anh@example.com' });
const other = aUser({ fullname: 'Trần Văn Bình', email: 'binh@example.com' });

const certifiedWorld = (replaced: Parameters<typeof world>[1] = {}) => {
  const here = world({ users: [holder, other], media: [aMedium({ ownerId: holder.id })] }, replaced);
  const { ports, clock } = here;
  const issue = (sourceId = 'an-enrolment', parts: Partial<NewCredential> = {}): Promise<Credential> =>
    ports.transaction((repositories) =>
      issueCredential(repositories, ports, aNewCertificate(holder.id, sourceId, parts), clock.now()),
    );
  return { ...here, issue, actor: actorFor(holder) };
};

const bytesOf = (jwt: string): string[] => jwt.split('');

describe('issuing', () => {
  it('gives one credential for each source, however often and at once it is asked for', async () => {
    const { issue, rows, events } = certifiedWorld();
    const all = await Promise.all(Array.from({ length: 50 }, () => issue()));
    expect(new Set(all.map(({ publicId }) => publicId)).size).toBe(1);
    expect(rows('signedCredentials')).toHaveLength(1);
    expect(events('credential.issued')).toHaveLength(1);
    const second = await issue('another-enrolment');
    expect(second.publicId).not.toBe(all[0]?.publicId);
    expect([second.listNumber, second.listIndex]).not.toEqual([all[0]?.listNumber, all[0]?.listIndex]);
  });

  it('draws another index when the first is taken', async () => {
    const digits = ['000000000007', '000000000007', '000000000131079', '000000000009'];
    let tokens = 0;
    const chance = {
      token: () => `${String((tokens += 1)).padStart(22, 't')}xx`,
      digits: () => digits.shift() ?? '1',
    };
    const { issue } = certifiedWorld({ chance });
    expect((await issue('one')).listIndex).toBe(7);
    // The second draw is 7 again, and so is the third, which is taken modulo the length of the list.
    expect((await issue('two')).listIndex).toBe(9);
  });

  it('leaves nothing behind when the transaction around it fails', async () => {
    const { ports, clock, rows, events } = certifiedWorld();
    const failing = ports.transaction(async (repositories) => {
      await issueCredential(repositories, ports, aNewCertificate(holder.id, 'e'), clock.now());
      throw new Error('the last step failed');
    });
    await expect(failing).rejects.toThrow('the last step failed');
    expect([rows('signedCredentials'), rows('achievements'), events('credential.issued')]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('keeps what was printed, whatever is renamed later', async () => {
    const { app, issue, ports, clock } = certifiedWorld();
    const { publicId, jwts } = await issue();
    await ports.reads.users.update({ ...holder, fullname: 'Tên Khác', version: 2 });
    const settings = await app.settings.readSettings(staff);
    await app.settings.updateSettings(staff, { siteName: 'Khác', version: settings.version });
    await ports.transaction(async (repositories) =>
      issueCredential(
        repositories,
        ports,
        aNewCertificate(other.id, 'of-another', {
          achievement: { ...aNewCertificate(other.id, 'x').achievement, name: 'Tên mới' },
        }),
        clock.now(),
      ),
    );
    expect(await app.credential.view(visitor, { publicId })).toMatchObject({ name: 'Nguyễn Minh Anh' });
    expect(await app.credential.readSigned(visitor, { publicId })).toBe(jwts?.EdDSA);
    expect(await app.credential.readAchievement(visitor, { id: 'ch1-3' })).toMatchObject({
      name: 'Khởi động 14 ngày',
    });
    expect(await app.credential.verify(visitor, { publicId })).toMatchObject({ siteName: 'Fitboard' });
  });
});

describe('everybody who knows the public id', () => {
  it('reads every printed fact, and how it stands', async () => {
    const { app, issue } = certifiedWorld();
    const { publicId } = await issue();
    expect(await app.credential.view(visitor, { publicId })).toEqual({
      publicId,
      kind: 'CERTIFICATE',
      status: 'VALID',
      name: 'Nguyễn Minh Anh',
      title: 'Khởi động 14 ngày',
      author: 'Trần Quốc Bảo',
      startedOn: '2026-11-01',
      completedOn: '2026-11-20',
      hours: 2,
      score: 92,
      edition: 3,
      template: 'ENERGY',
      language: 'vi',
      validUntil: null,
      revokedOn: null,
      reason: null,
      replacedBy: null,
      links: {
        pdf: `https://fitboard.example/api/certificates/${publicId}/pdf`,
        jwt: `https://fitboard.example/api/credentials/${publicId}`,
      },
    });
    for (const guess of ['', 'a', `${publicId.slice(0, -1)}x`])
      expect(await refusalOf(app.credential.view(visitor, { publicId: guess }))).toBe(
        'certificate.not_found',
      );
  });

  it('sees it expire by its date alone', async () => {
    const { app, issue, clock } = certifiedWorld();
    const { publicId } = await issue('b', { kind: 'BADGE', validUntil: after(noon, day) });
    const status = async () => (await app.credential.view(visitor, { publicId })).status;
    clock.set(after(noon, day - 1));
    expect(await status()).toBe('VALID');
    clock.set(after(noon, day));
    expect(await status()).toBe('EXPIRED');
  });
});

describe('checking a signed text', () => {
  it('proves both forms by our keys', async () => {
    const { app, issue } = certifiedWorld();
    const { publicId, jwts } = await issue();
    for (const jwt of [jwts?.EdDSA ?? '', `\n ${jwts?.RS256} \n`]) {
      const certificate = await app.credential.view(visitor, { publicId });
      expect(await app.credential.check(visitor, { jwt })).toEqual({
        signature: 'VALID',
        issuer: 'OURS',
        status: 'VALID',
        revokedOn: null,
        certificate,
      });
    }
  });

  it('refuses whatever has one character changed, wherever it is', async () => {
    const { app, issue } = certifiedWorld();
    const { jwts } = await issue();
    const jwt = jwts?.EdDSA ?? '';
    const places = [
      ...Array.from({ length: 40 }, (_, at) => Math.floor((at * jwt.length) / 40)),
      jwt.length - 1,
    ];
    for (const place of places) {
      const letters = bytesOf(jwt);
      letters[place] = letters[place] === 'A' ? 'B' : 'A';
      expect(await refusalOf(app.credential.check(visitor, { jwt: letters.join('') })), String(place)).toBe(
        'certificate.signature_invalid',
      );
    }
    // The last letter of a signature has bits to spare: another spelling of the same bytes is refused too.
    const [head, body, signature = ''] = jwt.split('.');
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const spare = alphabet[alphabet.indexOf(signature.at(-1) ?? '') + 1];
    const respelled = `${head}.${body}.${signature.slice(0, -1)}${spare}`;
    expect(await refusalOf(app.credential.check(visitor, { jwt: respelled }))).toBe(
      'certificate.signature_invalid',
    );
  });

  it('refuses what is none, too long, or nothing', async () => {
    const { app } = certifiedWorld();
    for (const jwt of [
      'x',
      'a.b',
      'a.b.c',
      'a.b.c.d',
      `e30.e30.${'A'.repeat(20_000)}`,
      'W10.W10.AA',
      'bnVsbA.e30.AA',
    ])
      expect(await refusalOf(app.credential.check(visitor, { jwt })), jwt.slice(0, 20)).toBe(
        'certificate.signature_invalid',
      );
    expect(await refusalOf(app.credential.check(visitor, { jwt: '  ' }))).toBe('input.required');
  });

  it('takes no other document of ours for a certificate', async () => {
    const { app, issue } = certifiedWorld();
    await issue();
    const list = await app.credential.readStatusList(visitor, { list: 1 });
    expect(await refusalOf(app.credential.check(visitor, { jwt: list }))).toBe(
      'certificate.signature_invalid',
    );
  });
});

describe('revoking', () => {
  it('is for ever, is told to the holder, and stands in the status list', async () => {
    const { app, issue, rows, mailer, ports } = certifiedWorld();
    const { id, publicId, listIndex, jwts } = await issue();
    const before = await app.credential.readStatusList(visitor, { list: 1 });
    const shown = await app.credential.revoke(staff, { id, reason: 'CHEATING', note: 'Hai tài khoản.' });
    expect(shown).toMatchObject({ status: 'REVOKED', reason: 'CHEATING', revokedOn: '2026-11-20' });
    expect(await refusalOf(app.credential.revoke(staff, { id, reason: 'MISTAKE' }))).toBe(
      'certificate.already_revoked',
    );
    expect(await app.credential.check(visitor, { jwt: jwts?.EdDSA ?? '' })).toMatchObject({
      signature: 'VALID',
      status: 'REVOKED',
      revokedOn: '2026-11-20',
    });
    expect(await app.credential.readStatusList(visitor, { list: 1 })).not.toBe(before);
    expect(await ports.reads.signedCredentials.revokedIndexes(1)).toEqual([listIndex]);
    await app.events.handleEvents(system);
    await app.notification.sendMails(system);
    expect(rows('notifications')).toMatchObject([
      {
        userId: holder.id,
        topic: 'credential_revoked',
        params: { title: 'Khởi động 14 ngày', reason: 'CHEATING' },
      },
    ]);
    expect(mailer.sent).toHaveLength(1);
    expect(rows('auditLog').map(({ action, reason }) => [action, reason])).toContainEqual([
      'credential.revoke',
      'Hai tài khoản.',
    ]);
    expect((await app.credential.view(visitor, { publicId })).status).toBe('REVOKED');
  });

  it('makes room for a new one of the same source', async () => {
    const { issue, ports, clock } = certifiedWorld();
    const first = await issue();
    await ports.transaction((repositories) =>
      revokeCredentialOf(
        repositories,
        { kind: 'CERTIFICATE', sourceId: 'an-enrolment' },
        { reason: 'REFUNDED', by: 'system', at: clock.now() },
      ),
    );
    expect((await issue()).publicId).not.toBe(first.publicId);
  });

  it('is staff’s alone, and so is the list', async () => {
    const { app, issue, actor } = certifiedWorld();
    const { id } = await issue();
    expect(await refusalOf(app.credential.revoke(actor, { id, reason: 'MISTAKE' }))).toBe(
      'access.not_authorized',
    );
    expect(await refusalOf(app.credential.revoke(staff, { id: 'unknown', reason: 'MISTAKE' }))).toBe(
      'certificate.not_found',
    );
    const request = { sort: { field: 'createdAt', order: 'DESC' }, from: 0, to: 24, filter: {} } as const;
    expect(await refusalOf(app.credential.list(actor, request))).toBe('access.not_authorized');
    expect((await app.credential.list(staff, request)).rows).toMatchObject([
      { id, userName: 'Nguyễn Minh Anh' },
    ]);
  });
});

describe('issuing again', () => {
  it('corrects a name once in thirty days; the old one says what replaced it', async () => {
    const { app, issue, actor, ports, clock } = certifiedWorld();
    const { publicId } = await issue();
    expect(await refusalOf(app.credential.reissueOwn(actor, { publicId }))).toBe(
      'certificate.not_reissuable',
    );
    await ports.reads.users.update({ ...holder, fullname: 'Nguyễn Minh Ánh', version: 2 });
    expect(await refusalOf(app.credential.reissueOwn(actorFor(other), { publicId }))).toBe(
      'certificate.not_found',
    );
    const again = await app.credential.reissueOwn(actor, { publicId });
    expect(again).toMatchObject({ name: 'Nguyễn Minh Ánh', status: 'VALID', completedOn: '2026-11-20' });
    expect(await app.credential.view(visitor, { publicId })).toMatchObject({
      status: 'REVOKED',
      reason: 'REPLACED',
      replacedBy: again.publicId,
      name: 'Nguyễn Minh Anh',
    });
    await ports.reads.users.update({ ...holder, fullname: 'Nguyễn Minh Anh', version: 3 });
    clock.set(after(noon, 30 * day - 1));
    expect(await refusalOf(app.credential.reissueOwn(actor, { publicId: again.publicId }))).toBe(
      'certificate.not_reissuable',
    );
    clock.set(after(noon, 30 * day));
    expect(await app.credential.reissueOwn(actor, { publicId: again.publicId })).toMatchObject({
      name: 'Nguyễn Minh Anh',
    });
  });

  it('never renames a badge by its holder', async () => {
    const { app, issue, actor, ports } = certifiedWorld();
    const { publicId } = await issue('badge', { kind: 'BADGE' });
    await ports.reads.users.update({ ...holder, fullname: 'Người Nổi Tiếng', version: 2 });
    expect(await refusalOf(app.credential.reissueOwn(actor, { publicId }))).toBe(
      'certificate.not_reissuable',
    );
  });

  it('by staff replaces a valid one; nothing brings back what no module vouches for', async () => {
    const { app, issue, ports } = certifiedWorld();
    const first = await issue();
    await ports.reads.users.update({ ...holder, fullname: 'Nguyễn Minh Ánh', version: 2 });
    const made = await app.credential.reissue(staff, { id: first.id });
    expect(made).toMatchObject({ name: 'Nguyễn Minh Ánh', status: 'VALID' });
    expect(await refusalOf(app.credential.reissue(staff, { id: first.id }))).toBe(
      'certificate.not_reissuable',
    );
    await app.credential.revoke(staff, { id: made.id, reason: 'MISTAKE' });
    expect(await refusalOf(app.credential.reissue(staff, { id: made.id }))).toBe(
      'certificate.not_reissuable',
    );
  });
});

describe('the profile of its holder', () => {
  it('shows it by their own switch, which is off, and only while it is valid', async () => {
    const { app, issue, actor, ports } = certifiedWorld();
    const { publicId, id } = await issue();
    const shown = async () => (await ports.reads.signedCredentials.shownBy(holder.id, noon)).length;
    expect(await shown()).toBe(0);
    expect(
      await app.credential.showOnProfile(actor, { publicId, version: 1, onProfile: true }),
    ).toMatchObject({
      onProfile: true,
      version: 2,
    });
    expect(await shown()).toBe(1);
    const stale = app.credential.showOnProfile(actor, { publicId, version: 1, onProfile: false });
    expect(await refusalOf(stale)).toBe('version.stale');
    const foreign = app.credential.showOnProfile(actorFor(other), { publicId, onProfile: true });
    expect(await refusalOf(foreign)).toBe('certificate.not_found');
    await app.credential.revoke(staff, { id, reason: 'MISTAKE' });
    expect(await shown()).toBe(0);
    const late = app.credential.showOnProfile(actor, { publicId, onProfile: true });
    expect(await refusalOf(late)).toBe('certificate.already_revoked');
  });
});

describe('keys', () => {
  it('are published without their private half, retired ones too', async () => {
    const here = certifiedWorld();
    const { publicId, jwts } = await here.issue();
    const { keys } = await here.app.credential.readKeySet(visitor);
    expect(keys.map(({ alg }) => alg).toSorted()).toEqual(['EdDSA', 'RS256']);
    for (const key of keys) {
      expect(Object.keys(key).filter((name) => ['d', 'p', 'q', 'dp', 'dq', 'qi'].includes(name))).toEqual([]);
      const thumbprint = key.kid.slice(key.kid.lastIndexOf('/') + 1);
      expect(await here.app.credential.readKey(visitor, { thumbprint })).toEqual(key);
    }
    const renewed = world({}, { credentialSigner: testCredentialSigner(newerTestKeyPair) });
    for (const name of [
      'users',
      'signedCredentials',
      'achievements',
      'credentialKeys',
      'statusLists',
    ] as const)
      for (const [key, row] of here.store.committed.table(name).entries())
        renewed.store.committed.table(name as 'users').set(key, row as never); // the same rows on another server
    await renewed.app.credential.rotateKeys(system, { compromised: false });
    const listed = await renewed.app.credential.listKeys(system);
    expect(listed.map(({ state }) => state).toSorted()).toEqual(['RETIRED', 'RETIRED', 'SIGNING', 'SIGNING']);
    expect((await renewed.app.credential.readKeySet(visitor)).keys).toHaveLength(4);
    // A rotation alters no certificate.
    expect(await renewed.app.credential.readSigned(visitor, { publicId })).toBe(jwts?.EdDSA);
    expect(await renewed.app.credential.check(visitor, { jwt: jwts?.EdDSA ?? '' })).toMatchObject({
      status: 'VALID',
    });

    const compromised = await renewed.app.credential.rotateKeys(system, { compromised: true });
    expect(compromised.ended).toBe(2);
    expect((await renewed.app.credential.readKeySet(visitor)).keys).toHaveLength(2);
    expect(await refusalOf(renewed.app.credential.check(visitor, { jwt: jwts?.EdDSA ?? '' }))).toBe(
      'certificate.signature_invalid',
    );
    renewed.clock.forward(day);
    expect(await renewed.app.credential.signCompromisedAnew(system)).toEqual({ signed: 1 });
    expect(await renewed.app.credential.signCompromisedAnew(system)).toEqual({ signed: 0 });
    const anew = await renewed.app.credential.readSigned(visitor, { publicId });
    expect(await renewed.app.credential.check(visitor, { jwt: anew })).toMatchObject({ status: 'VALID' });
    expect(renewed.ports.credentialSigner.read(anew)?.payload).toMatchObject({
      validFrom: '2026-11-21T05:00:00Z',
      awardedDate: '2026-11-20T05:00:00Z',
    });
    // A server that still holds the old key issues nothing.
    const old = world({}, { credentialSigner: testCredentialSigner() });
    for (const [key, row] of renewed.store.committed.table('credentialKeys').entries())
      old.store.committed.table('credentialKeys').set(key, row);
    old.store.committed.table('users').set(holder.id, holder);
    const refused = old.ports.transaction((repositories) =>
      issueCredential(repositories, old.ports, aNewCertificate(holder.id, 'e'), noon),
    );
    expect(await refusalOf(refused)).toBe('certificate.key_compromised');
  });
});

describe('a holder who has left', () => {
  it('has no name and no signed text left, and the list says that it is revoked', async () => {
    const { app, issue, ports, rows } = certifiedWorld();
    const { publicId, listIndex, jwts } = await issue();
    await ports.transaction((repositories) => repositories.signedCredentials.forgetAllOf(holder.id, noon));
    expect(await app.credential.view(visitor, { publicId })).toMatchObject({
      status: 'REVOKED',
      reason: 'HOLDER_LEFT',
      name: null,
      links: { pdf: null, jwt: null },
    });
    for (const gone of [
      app.credential.readSigned(visitor, { publicId }),
      app.credential.print(visitor, { publicId }),
    ])
      expect(await refusalOf(gone)).toBe('certificate.not_found');
    expect(JSON.stringify(rows('signedCredentials'))).not.toContain('Minh Anh');
    expect(await ports.reads.signedCredentials.revokedIndexes(1)).toEqual([listIndex]);
    const { certificate, status } = await app.credential.check(visitor, { jwt: jwts?.EdDSA ?? '' });
    expect([certificate.name, status]).toEqual([null, 'REVOKED']);
  });

  it('took everything along before, with the signed texts', async () => {
    const { app, issue, actor, ports } = certifiedWorld();
    const { publicId, jwts } = await issue();
    const own = await app.credential.listOwn(actor, {});
    expect(own.items).toMatchObject([{ publicId, verifyUrl: `https://fitboard.example/verify/${publicId}` }]);
    const { credentials = [] } = await credentialArchive(ports.reads, holder.id, noon);
    expect(credentials).toMatchObject([{ publicId, jwts }]);
    expect(credentials[0]).not.toHaveProperty('keyIds');
  });
});
