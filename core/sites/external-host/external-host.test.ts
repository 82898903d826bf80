import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, day, hour, minute } from '#core/kernel/time.ts';
import { hostNames } from '#adapters/external/sites/host-names.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, system, world } from '#fixtures/engine/world.ts';
import { homographHosts } from '#fixtures/sites/homograph-hosts.ts';
import { judgeCheck, newExternalHost, type HostProblem } from './external-host.ts';
import { requireHost, shownHost } from './host-name.ts';
import type { DnsLookup } from './ports.ts';

const ours = { zone: 'sites.fitboard.vn', hosts: ['fitboard.vn'] };
const codeOf = (typed: string): string | null => {
  try {
    requireHost(hostNames, typed, ours);
    return null;
  } catch (error) {
    return (error as { code: string }).code; // a refusal
  }
};

describe('hosts that members have elsewhere', () => {
  it('are names and nothing else', () => {
    const wrong = [
      '', ' ', 'localhost', 'a.localhost', 'printer.local', 'nas.lan', 'x.internal', '0x7f.1', '127.0.0.1', '[::1]', '1.2.3',
      'www.example.com:443', 'https://abc.com', 'abc.com/path', '%61bc.com', '*.abc.com', 'a_b.abc.com', 'com', 'co.uk',
      'com.vn', 'github.io', 'fitboard.vn', 'minh.sites.fitboard.vn', 'x.fitboard.vn', 'abc', 'abc.notatld', 'a@abc.com',
      '-abc.com', 'abc-.com', `${'a'.repeat(64)}.com`, 'abc..com', '1.1.1.1.in-addr.arpa',
    ]; // prettier-ignore
    expect(wrong.filter((typed) => codeOf(typed) !== 'domain.host_invalid')).toEqual([]);
    const right = ['abc.com', 'WWW.Abc.Com.', 'minhanh.id.vn', 'tập-gym.vn', 'anna.github.io'];
    expect(right.map((typed) => requireHost(hostNames, typed, ours))).toEqual([
      'abc.com', 'www.abc.com', 'minhanh.id.vn', 'xn--tp-gym-bf8b.vn', 'anna.github.io',
    ]); // prettier-ignore
  });

  it('are shown with marks only where every letter is Latin', () => {
    expect(new Set(homographHosts).size).toBe(200);
    const shown = homographHosts.flatMap((typed) =>
      codeOf(typed) === null ? [shownHost(hostNames, requireHost(hostNames, typed, ours))] : [],
    );
    expect(shown.filter((host) => !/^xn--|\.xn--/.test(host))).toEqual([]);
    for (const host of ['tập-gym.vn', 'đỗ-anh.com', 'café.fr'])
      expect(shownHost(hostNames, requireHost(hostNames, host, ours))).toBe(host);
  });

  it('never become anything that is not letters, digits, hyphens and dots', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.domain(), fc.webUrl()), (typed) => {
        try {
          expect(requireHost(hostNames, typed, ours)).toMatch(/^[a-z0-9.-]+$/);
        } catch (error) {
          expect((error as { code: string }).code).toBe('domain.host_invalid'); // a refusal
        }
      }),
    );
  });
});

const problem: HostProblem = { record: 'TXT', problem: 'MISSING', found: [] };

describe('a host that is checked', () => {
  const fresh = newExternalHost(
    { id: 'h', domainId: 'd', userId: 'u', host: 'abc.com', token: 't', target: 'h--x' },
    noon,
  );

  it('is asked after 1, 5, 15 and 60 minutes, then each hour, and dropped after a week', () => {
    let [host, at] = [fresh, noon];
    const waits: number[] = [];
    for (let round = 0; round < 400 && host.nextCheckAt; round += 1) {
      waits.push(host.nextCheckAt.getTime() - at.getTime());
      at = host.nextCheckAt;
      host = judgeCheck(host, [problem], at).host;
    }
    expect(waits.slice(0, 6)).toEqual([minute, 5 * minute, 15 * minute, hour, hour, hour]);
    expect([host.status, at.getTime() - noon.getTime() >= 7 * day]).toEqual(['RELEASED', true]);
  });

  it('is served on while it fails, mails after three failures, and ends after a week of them', () => {
    let { host } = judgeCheck(fresh, [], noon);
    expect([host.status, host.nextCheckAt]).toEqual(['VERIFIED', after(noon, day)]);
    const outcomes: string[] = [];
    let at = noon;
    while (host.nextCheckAt) {
      at = host.nextCheckAt;
      const { host: next, outcome } = judgeCheck(host, [problem], at);
      if (outcome) outcomes.push(outcome);
      host = next;
    }
    expect(outcomes).toEqual(['FAILING', 'RELEASED']);
    expect(at.getTime() - noon.getTime()).toBeGreaterThanOrEqual(8 * day);
  });

  it('loses nothing by a resolver that is away', () => {
    const { host } = judgeCheck(fresh, [], noon);
    const away = judgeCheck(host, [{ ...problem, problem: 'AWAY' }], after(noon, 20 * day));
    expect([away.outcome, away.host.status, away.host.failures]).toEqual([null, 'VERIFIED', 0]);
    const partly = judgeCheck(host, [problem, { ...problem, record: 'CAA', problem: 'AWAY' }], noon);
    expect(partly.host.failures).toBe(1);
  });
});

const owner = aUser({ isPublic: true });
const rival = aUser({ isPublic: true });

const scene = async () => {
  const zone = new Map<string, string[]>();
  const state = { isAway: false };
  const dnsLookup: DnsLookup = {
    async read(name, type) {
      if (state.isAway) throw new Error('away');
      return zone.get(`${type} ${name}`) ?? [];
    },
  };
  const here = world({ users: [owner, rival] }, { dnsLookup, hostNames });
  const { app, ports, clock } = here;
  await ports.transaction(async ({ wallets }) => {
    for (const { id } of [owner, rival])
      await wallets.apply(aTransfer({ userId: id, amount: 9000, coin: 'FIT_COIN' }));
  });
  const domainOf = new Map<string, string>();
  for (const [user, name] of [
    [owner, 'minh-anh'],
    [rival, 'thu-ha'],
  ] as const) {
    const { id } = await app.domain.buyDomain(actorFor(user), { name });
    domainOf.set(user.id, id);
  }
  await app.domain.runDnsTasks(system);
  const add = async (user: typeof owner, host: string) => {
    const domainId = domainOf.get(user.id) ?? '';
    const shown = await app.domain.addHost(actorFor(user), { domainId, host });
    const write = () => {
      for (const { type, name, content } of shown.records)
        zone.set(`${type} ${name}`, [...(type === 'TXT' ? (zone.get(`TXT ${name}`) ?? []) : []), content]);
    };
    const check = async () => {
      clock.forward(11_000);
      return app.domain.checkHost(actorFor(user), { domainId, hostId: shown.id });
    };
    return { shown, write, check, domainId };
  };
  const served = async () => (await app.domain.listServedHosts(system)).map(({ host }) => host);
  return { ...here, zone, state, add, served };
};

describe('a host of a site', () => {
  it('goes live only with all records right, and each wrong one is named with what was found', async () => {
    const { add, zone, served, state, app, events } = await scene();
    const { shown, write, check } = await add(owner, 'www.minhanh.vn');
    expect((await check()).problems).toMatchObject([
      { record: 'TXT', problem: 'MISSING' }, { record: 'CNAME', problem: 'MISSING' },
    ]); // prettier-ignore
    write();
    const alias = 'CNAME www.minhanh.vn';
    const right = zone.get(alias) ?? [];
    zone.set(alias, ['shop.example.net']);
    expect((await check()).problems).toEqual([
      { record: 'CNAME', problem: 'OTHER', found: ['shop.example.net'] },
    ]);
    zone.set(alias, [...right, 'shop.example.net']);
    expect((await check()).problems).toMatchObject([{ record: 'CNAME', problem: 'SEVERAL' }]);
    zone.set(alias, right);
    zone.set('CAA minhanh.vn', ['0 issue "other-ca.example"']);
    expect((await check()).problems).toMatchObject([{ record: 'CAA', problem: 'FORBIDS' }]);
    zone.set('CAA minhanh.vn', ['0 issue "letsencrypt.org"']);
    state.isAway = true;
    expect((await check()).problems).toMatchObject([
      { record: 'TXT', problem: 'AWAY' },
      { record: 'CNAME', problem: 'AWAY' },
      { record: 'CAA', problem: 'AWAY' },
    ]);
    expect(await served()).not.toContain('www.minhanh.vn');
    state.isAway = false;
    expect(await check()).toMatchObject({ status: 'VERIFIED', problems: [] });
    expect(await served()).toContain('www.minhanh.vn');
    await app.domain.noteHostLive(system, 'www.minhanh.vn');
    await app.domain.noteHostLive(system, 'www.minhanh.vn');
    expect(events('host.live')).toMatchObject([{ hostId: shown.id }]);
  });

  it('that is only claimed locks nobody out, and goes to the later proof once the former is gone', async () => {
    const { add, zone, served, events, app } = await scene();
    await add(rival, 'www.minhanh.vn');
    const mine = await add(owner, 'www.minhanh.vn');
    mine.write();
    expect(await mine.check()).toMatchObject({ status: 'VERIFIED' });
    const theirs = await add(rival, 'www.minhanh.vn');
    theirs.write();
    expect((await theirs.check()).problems).toMatchObject([{ problem: 'TAKEN' }]);
    const [, proof = ''] = zone.get('TXT _fitboard.www.minhanh.vn') ?? [];
    zone.set('TXT _fitboard.www.minhanh.vn', [proof]);
    expect(await theirs.check()).toMatchObject({ status: 'VERIFIED' });
    expect(events('host.released')).toMatchObject([{ hostId: mine.shown.id }]);
    expect((await served()).filter((host) => host === 'www.minhanh.vn')).toHaveLength(1);
    expect((await app.domain.findServedHost(system, 'www.minhanh.vn'))?.userId).toBe(rival.id);
  });

  it('points to a label of its own, so that a forgotten record serves nobody else', async () => {
    const { add } = await scene();
    const [mine, theirs] = [await add(owner, 'www.minhanh.vn'), await add(rival, 'www.minhanh.vn')];
    const targets = [mine, theirs].map(
      ({ shown }) => shown.records.find(({ type }) => type === 'CNAME')?.content,
    );
    expect(new Set(targets).size).toBe(2);
    mine.write();
    expect((await theirs.check()).status).toBe('ERROR');
  });

  it('is one of three, and checked each ten seconds', async () => {
    const { add, app } = await scene();
    const first = await add(owner, 'a.minhanh.vn');
    for (const host of ['b.minhanh.vn', 'c.minhanh.vn']) await add(owner, host);
    expect(await refusalOf(add(owner, 'd.minhanh.vn'))).toBe('domain.host_limit');
    await first.check();
    const again = app.domain.checkHost(actorFor(owner), { domainId: first.domainId, hostId: first.shown.id });
    expect(await refusalOf(again)).toBe('domain.check_too_soon');
    expect(
      await refusalOf(
        app.domain.removeHost(actorFor(rival), { domainId: first.domainId, hostId: first.shown.id }),
      ),
    ).toBe('domain.not_owner');
  });

  it('becomes where the site stands, and what people’s names lead to', async () => {
    const { add, app } = await scene();
    const mine = await add(owner, 'www.minhanh.vn');
    mine.write();
    await mine.check();
    await app.domain.makePrimary(actorFor(owner), { domainId: mine.domainId, hostId: mine.shown.id });
    const profile = await app.account.getPublicProfile(actorFor(rival), { idOrUsername: owner.id });
    expect([profile.profileLink, profile.domain]).toEqual([
      'https://www.minhanh.vn',
      { domainName: 'www.minhanh.vn' },
    ]);
    await app.domain.removeHost(actorFor(owner), { domainId: mine.domainId, hostId: mine.shown.id });
    const later = await app.account.getPublicProfile(actorFor(rival), { idOrUsername: owner.id });
    expect(later.profileLink).toBe('https://minh-anh.sites-of-the-tests.net');
  });
});
