import { describe, expect, it } from 'vitest';
import { offlineDnsProvider } from '#adapters/external/sites/dns-provider.ts';
import { world } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { aDomain } from '#fixtures/sites/domains.ts';
import { cli } from '../testing/command-line.ts';

const owner = aUser({ id: 'an', email: 'an@example.com', fullname: 'Lê An', isPublic: true });
const zone = 'sites-of-the-tests.net';
const provider = offlineDnsProvider();

const open = () =>
  world(
    { users: [owner], domains: [aDomain({ userId: owner.id, id: 'd1', name: 'le-an', zone })] },
    { dnsProvider: provider },
  );

describe('names of sites on the command line', () => {
  it('are listed by state and owner, and shown one by one', async () => {
    const here = open();
    expect((await cli(here, 'domains', 'list', '--status', 'ACTIVE')).out).toMatch(
      /d1 +le-an\..* Lê An +ACTIVE/,
    );
    expect((await cli(here, 'domains', 'list', '--user', 'an@example.com')).out).toContain('le-an');
    expect((await cli(here, 'domains', 'list', '--status', 'HELD')).out).not.toContain('le-an');
    expect((await cli(here, 'domains', 'list', '--status', 'open')).code).toBe(2);
    expect((await cli(here, 'domains', 'show', 'd1')).out).toContain(`le-an.${zone}`);
    expect((await cli(here, 'domains', 'show', 'none')).errors).toContain('domain.not_found');
  });

  it('are suspended, served again and released, each with a reason', async () => {
    const here = open();
    expect((await cli(here, 'domains', 'suspend', 'd1')).code).toBe(2);
    expect((await cli(here, 'domains', 'suspend', 'd1', '--reason', 'Giả mạo phòng khám')).out).toMatch(
      /yes$/,
    );
    expect(here.rows('domains')[0]?.suspendedReason).toBe('Giả mạo phòng khám');
    expect((await cli(here, 'domains', 'lift', 'd1', '--reason', 'Đã sửa')).out).toMatch(/ACTIVE/);
    expect((await cli(here, 'domains', 'release', 'd1', '--reason', 'Theo yêu cầu')).out).toMatch(/HELD/);
    expect(here.rows('auditLog').map(({ action }) => action)).toEqual([
      'domain.suspend',
      'domain.lift',
      'domain.release',
    ]);
  });

  it('are kept for staff to give, also those that look like them', async () => {
    const here = open();
    expect((await cli(here, 'domains', 'reserve', 'Hoidong')).out).toBe('Reserved: hoidong.');
    expect((await cli(here, 'domains', 'reserve', 'ban-bien-tap')).out).toBe(
      'Reserved: hoidong, ban-bien-tap.',
    );
    expect((await cli(here, 'domains', 'reserve', '1')).code).not.toBe(0);
    const settings = await here.ports.reads.settings.read();
    expect(settings.reservedNames).toBe('hoidong ban-bien-tap');
    expect(
      (await cli(here, 'domains', 'give', 'an@example.com', 'h0i-dong', '--reason', 'thử')).errors,
    ).toContain('domain.one_only');
  });

  it('are looked at again, and the zone is brought to what there is', async () => {
    const here = open();
    expect((await cli(here, 'domains', 'check')).out).toBe('0 looked at.');
    await provider.ensure({ type: 'CNAME', name: `khong-ai.${zone}`, content: `sites.${zone}` });
    const dry = await cli(here, 'dns', 'sync', '--dry-run');
    expect(dry.out).toBe(`Missing: le-an.${zone}. For nobody: khong-ai.${zone}.`);
    expect((await provider.list()).map(({ name }) => name)).toEqual([`khong-ai.${zone}`]);
    await cli(here, 'dns', 'sync');
    expect((await provider.list()).map(({ name }) => name)).toEqual([`le-an.${zone}`]);
    expect((await cli(here, 'dns', 'sync')).out).toBe('Missing: none. For nobody: none.');
  });

  it('are refused without the right to', async () => {
    for (const words of [
      ['domains', 'list'],
      ['domains', 'show', 'd1'],
      ['domains', 'suspend', 'd1', '--reason', 'thử'],
      ['domains', 'release', 'd1', '--reason', 'thử'],
      ['domains', 'reserve', 'hoidong'],
      ['domains', 'check'],
      ['dns', 'sync'],
    ])
      expect((await cli(open(), '--as', 'an@example.com', ...words)).code).toBe(3);
  });
});
