import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { issueCredential } from '#core/platform/credential/issue.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { world } from '#fixtures/engine/world.ts';
import { aNewCertificate } from '#fixtures/platform/credentials.ts';
import { aRole, aUser } from '#fixtures/people/users.ts';
import { cli } from '../testing/command-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'fitboard-certificates-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const holder = aUser({ fullname: 'Nguyễn Minh Anh' });
const looker = aUser({ email: 'desk@example.com', roleId: 'desk' });

const open = async () => {
  const here = world({
    users: [holder, looker],
    roles: [aRole({ id: 'desk', permissions: ['knowledge.view'] })],
  });
  const credential = await here.ports.transaction((repositories) =>
    issueCredential(repositories, here.ports, aNewCertificate(holder.id, 'an-enrolment'), noon),
  );
  return { here, credential };
};

describe('certificates on the command line', () => {
  it('are listed, and verified by their code or their signed text', async () => {
    const { here, credential } = await open();
    const { out } = await cli(here, 'certificates', 'list', '--search', 'minh anh', '--kind', 'certificate');
    expect(out).toContain(credential.publicId);
    expect((await cli(here, 'certificates', 'verify', credential.publicId)).out).toBe(
      'Nguyễn Minh Anh, Khởi động 14 ngày: VALID.',
    );
    const file = join(folder, 'credential.jwt');
    writeFileSync(file, `${credential.jwts?.EdDSA}\n`);
    expect((await cli(here, 'certificates', 'verify', file)).out).toContain('Signed by us.');
    writeFileSync(file, `${credential.jwts?.EdDSA.slice(0, -4)}AAAA`);
    expect((await cli(here, 'certificates', 'verify', file)).errors).toContain(
      'certificate.signature_invalid',
    );
  });

  it('are revoked after a question, once, and only with the right to', async () => {
    const { here, credential } = await open();
    const revoke = ['certificates', 'revoke', credential.id, '--reason', 'cheating', '--yes'];
    expect((await cli(here, '--as', 'desk@example.com', ...revoke)).errors).toContain(
      'access.not_authorized',
    );
    expect((await cli(here, ...revoke.slice(0, -1))).code).not.toBe(0);
    expect((await cli(here, ...revoke)).out).toContain('REVOKED.');
    expect((await cli(here, ...revoke)).errors).toContain('certificate.already_revoked');
    expect((await cli(here, 'certificates', 'reissue', credential.id)).errors).toContain(
      'certificate.not_reissuable',
    );
  });

  it('are issued again, and tell of their keys', async () => {
    const { here, credential } = await open();
    const { out } = await cli(here, 'certificates', 'reissue', credential.id);
    expect(out).toContain('VALID.');
    expect(out).not.toContain(credential.publicId);
    const keys = await cli(here, 'certificates', 'keys');
    expect(keys.out).toMatch(/SIGNING +(EdDSA|RS256) +https:\/\/fitboard\.example\/api\/credentials\/keys\//);
    const rotated = await cli(here, 'certificates', 'rotate', '--given', '--yes');
    expect(rotated.out).toContain('0 earlier keys are retired');
  });
});
