import { describe, expect, it } from 'vitest';
import { badgesOf } from '#core/coaching/specialization/views/badges.ts';
import { specializationChecks } from '#core/coaching/specialization/specialization-request.ts';
import { after, day } from '#core/kernel/time.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { evidenceInput, fee } from '#fixtures/coaching/specializations.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, staff, superUser, system, visitor, world } from '#fixtures/engine/world.ts';

const checklist = specializationChecks;
const reason = 'Số chứng chỉ không có trong danh sách của đơn vị cấp.';
const evidence = evidenceInput();

const seededWorld = (coins = 2 * fee) => {
  const coach = aUser({ type: 'COACH' });
  const other = aUser({ type: 'COACH' });
  const paper = aMedium({ ownerId: coach.id, purpose: 'EVIDENCE', name: 'cpt.webp' });
  const picture = aMedium({ ownerId: coach.id, purpose: 'GENERAL' });
  const stranger = aMedium({ ownerId: other.id, purpose: 'EVIDENCE' });
  const here = world({
    users: [coach, other, aUser({ id: staff.id })],
    media: [paper, picture, stranger],
    transfers: coins > 0 ? [aTransfer({ userId: coach.id, coin: 'FIT_COIN', amount: coins })] : [],
  });
  const actor = actorFor(coach);
  return {
    ...here,
    coach,
    actor,
    other: actorFor(other),
    paper,
    picture,
    stranger,
    wallet: () => here.app.coin.getWallet(actor),
    asked: (typeId: 'CPT' | 'PACS' = 'CPT') => here.app.specialization.request(actor, { typeId, evidence }),
  };
};

describe('asking for a specialization', () => {
  it('holds the fee, shows the evidence to its coach, and answers with the request', async () => {
    const { app, actor, paper, wallet } = seededWorld();
    const made = await app.specialization.request(actor, {
      typeId: 'CPT',
      evidence: evidenceInput({ mediaIds: [paper.id], issuedAt: '2024-03-01', expiresAt: '2027-03-01' }),
    });
    expect(made).toMatchObject({
      type: 'CPT',
      label: { vi: 'Huấn luyện viên cá nhân (CPT)', en: 'Certified personal trainer (CPT)' },
      status: 'PENDING',
      fee,
      expired: false,
      renewable: false,
      evidence: {
        number: 'CPT-2024-1187',
        expiresAt: '2027-03-01',
        files: [{ id: paper.id, name: 'cpt.webp' }],
      },
    });
    expect(made.evidence.files[0]?.expiresAt.getTime()).toBeLessThanOrEqual(
      after(noon, 10 * 60_000).getTime(),
    );
    expect(await wallet()).toMatchObject({ fitCoin: fee, heldFitCoin: fee });
    expect(await app.specialization.listOwnRequests(actor)).toEqual({
      items: [made],
      fee: { amount: fee, coin: 'FIT_COIN' },
    });
    expect(await app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
  });

  it('is one at a time and type, for coaches with the coins, with evidence of their own', async () => {
    const { app, actor, asked, paper, picture, stranger, wallet } = seededWorld();
    await asked();
    const refused = async (parts: object, typeId: 'CPT' | 'PACS' = 'PACS') =>
      refusalOf(app.specialization.request(actor, { typeId, evidence: evidenceInput(parts) }));
    expect(await refused({}, 'CPT')).toBe('specialization.exists');
    for (const mediaIds of [[picture.id], [stranger.id], [paper.id, 'none']])
      expect(await refused({ mediaIds })).toBe('media.not_found');
    expect(await refused({ url: null })).toBe('specialization.evidence_required');
    await asked('PACS');
    expect(await refusalOf(app.specialization.request(actor, { typeId: 'CPN', evidence }))).toBe(
      'coin.not_enough',
    );
    expect(await wallet()).toMatchObject({ fitCoin: 0, heldFitCoin: 2 * fee });

    const member = actorFor(aUser());
    expect(await refusalOf(app.specialization.request(member, { typeId: 'CPT', evidence }))).toBe(
      'specialization.not_permitted',
    );
    expect(await refusalOf(app.specialization.listOwnRequests(member))).toBe('specialization.not_permitted');
    expect(await refusalOf(app.specialization.listOwnRequests(visitor))).toBe('access.sign_in_required');
  });

  it('is for what is offered', async () => {
    const { app, actor, wallet } = seededWorld();
    await app.specialization.updateType(staff, { type: 'CPT', version: 1, status: 'INACTIVE' });
    expect(await refusalOf(app.specialization.request(actor, { typeId: 'CPT', evidence }))).toBe(
      'specialization.not_found',
    );
    expect(await wallet()).toMatchObject({ heldFitCoin: 0 });
    const { items } = await app.specialization.listSpecializations(visitor);
    expect(items).toHaveLength(11);
  });
});

describe('a request that waits', () => {
  it('takes new evidence from its coach alone, and only from who saw the newest', async () => {
    const { app, actor, asked, other, paper } = seededWorld();
    const { id } = await asked();
    const given = evidenceInput({ number: 'B2', mediaIds: [paper.id] });
    const changed = await app.specialization.updateOwnRequest(actor, { id, version: 1, evidence: given });
    expect(changed).toMatchObject({ version: 2, status: 'PENDING', evidence: { number: 'B2' } });
    const update = (who: typeof actor, version: number) =>
      refusalOf(app.specialization.updateOwnRequest(who, { id, version, evidence }));
    expect(await update(actor, 1)).toBe('version.stale');
    expect(await update(other, 2)).toBe('specialization.not_found');
    const approving = app.specialization.approve(staff, { id, version: 1, checklist });
    expect(await refusalOf(approving)).toBe('version.stale');
    await app.specialization.approve(staff, { id, version: 2, checklist });
    expect(await update(actor, 3)).toBe('specialization.not_pending');
  });

  it('withdrawn gives the fee back and makes room', async () => {
    const { app, actor, asked, other, wallet } = seededWorld(fee);
    const { id } = await asked();
    expect(await refusalOf(app.specialization.deleteOwnRequest(other, { id, version: 1 }))).toBe(
      'specialization.not_found',
    );
    expect(await refusalOf(app.specialization.deleteOwnRequest(actor, { id, version: 2 }))).toBe(
      'version.stale',
    );
    await app.specialization.deleteOwnRequest(actor, { id, version: 1 });
    expect(await wallet()).toMatchObject({ fitCoin: fee, heldFitCoin: 0 });
    expect((await app.specialization.listOwnRequests(actor)).items).toEqual([]);
    for (const late of [
      app.specialization.deleteOwnRequest(actor, { id, version: 2 }),
      app.specialization.approve(staff, { id, version: 2, checklist }),
      app.specialization.reject(staff, { id, reason }),
    ])
      expect(await refusalOf(late)).toBe('specialization.not_found');
    await asked();
    expect(await app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
  });
});

describe('a request approved', () => {
  it('takes the fee, gives the badge and says so', async () => {
    const { app, actor, asked, coach, ports, rows, wallet } = seededWorld();
    const { id } = await asked();
    const decided = await app.specialization.approve(staff, { id, version: 1, checklist });
    expect(decided).toMatchObject({ status: 'COMPLETED', checklist, decidedBy: staff.id, userId: coach.id });
    expect(await wallet()).toMatchObject({ fitCoin: fee, heldFitCoin: 0 });
    expect(await badgesOf(ports, [coach.id, staff.id])).toEqual(
      new Map([
        [
          coach.id,
          [
            {
              type: 'CPT',
              label: { vi: 'Huấn luyện viên cá nhân (CPT)', en: 'Certified personal trainer (CPT)' },
              infoUrl: null,
              issuer: 'NASM',
              verifiedAt: noon,
              verifiedBy: 'Fitboard',
              expiresAt: null,
              publicId: expect.stringMatching(/^[\w-]{22}$/),
            },
          ],
        ],
      ]),
    );
    await app.events.handleEvents(system);
    expect(rows('notifications')).toMatchObject([
      {
        userId: coach.id,
        type: 'SPECIALIZATION_REQUEST_COMPLETED',
        params: { title: 'Huấn luyện viên cá nhân (CPT)' },
        link: '/dashboard/user/specialization',
      },
    ]);
    expect(rows('mails')).toMatchObject([
      { mail: { template: 'notification_specialization_request_completed' } },
    ]);
    expect(rows('auditLog')).toMatchObject([{ action: 'specialization_request.approve', targetId: id }]);
    expect(await refusalOf(asked())).toBe('specialization.exists');
    expect(await refusalOf(app.specialization.reject(staff, { id, reason }))).toBe(
      'specialization.not_pending',
    );
    expect(await app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });

    await app.specialization.deleteOwnRequest(actor, { id, version: 2 });
    expect(await badgesOf(ports, [coach.id])).toEqual(new Map());
    expect(await wallet()).toMatchObject({ fitCoin: fee, heldFitCoin: 0 });
    expect((await asked()).status).toBe('PENDING');
  });

  it('needs the whole checklist, a coach who is there, and evidence that still counts', async () => {
    const { app, actor, asked, clock, coach, store, wallet } = seededWorld();
    const { id } = await app.specialization.request(actor, {
      typeId: 'PACS',
      evidence: evidenceInput({ expiresAt: '2026-11-30' }),
    });
    const approving = (parts: object = {}) =>
      refusalOf(app.specialization.approve(staff, { id, version: 1, checklist, ...parts }));
    expect(await approving({ checklist: checklist.slice(1) })).toBe('specialization.checklist_incomplete');
    const users = store.committed.table('users');
    const now = users.get(coach.id)!; // seeded
    for (const gone of [{ type: 'USER' }, { status: 'DELETE' }] as const) {
      users.set(coach.id, { ...now, ...gone });
      expect(await approving()).toBe('specialization.user_not_found');
    }
    users.set(coach.id, now);
    clock.forward(11 * day);
    expect(await approving()).toBe('specialization.evidence_dates');
    expect(await wallet()).toMatchObject({ heldFitCoin: fee });
    await asked();
  });

  it('takes the place of the one about to end, which is listed no more', async () => {
    const { app, actor, clock, coach, ports, rows } = seededWorld();
    const ask = (expiresAt: string) =>
      app.specialization.request(actor, { typeId: 'CPT', evidence: evidenceInput({ expiresAt }) });
    const first = await ask('2026-12-31');
    await app.specialization.approve(staff, { id: first.id, version: 1, checklist });
    expect(await refusalOf(ask('2027-12-31'))).toBe('specialization.exists');
    clock.forward(15 * day);
    expect((await app.specialization.listOwnRequests(actor)).items).toMatchObject([{ renewable: true }]);
    const second = await ask('2027-12-31');
    expect((await badgesOf(ports, [coach.id])).get(coach.id)).toMatchObject([
      { expiresAt: new Date('2026-12-31T17:00:00.000Z') },
    ]);
    await app.specialization.approve(staff, { id: second.id, version: 1, checklist });
    expect((await badgesOf(ports, [coach.id])).get(coach.id)).toMatchObject([
      { expiresAt: new Date('2027-12-31T17:00:00.000Z') },
    ]);
    const { items } = await app.specialization.listOwnRequests(actor);
    expect(items.map(({ id }) => id)).toEqual([second.id]);
    expect(rows('specializationRequests')).toHaveLength(2);
  });
});

describe('a request refused', () => {
  it('gives the fee back, tells why, and may be followed by another', async () => {
    const { app, actor, asked, rows, wallet } = seededWorld(fee);
    const { id } = await asked();
    expect(await refusalOf(app.specialization.reject(staff, { id, reason: ' ' }))).toBe('input.required');
    expect(await app.specialization.reject(staff, { id, reason })).toMatchObject({ status: 'CANCELED' });
    expect(await wallet()).toMatchObject({ fitCoin: fee, heldFitCoin: 0 });
    expect((await app.specialization.listOwnRequests(actor)).items).toMatchObject([
      { status: 'CANCELED', refusalReason: reason },
    ]);
    await app.events.handleEvents(system);
    expect(rows('notifications')).toMatchObject([{ type: 'SPECIALIZATION_REQUEST_CANCELED' }]);
    await asked();
    expect(await app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
  });
});

describe('staff', () => {
  it('see the evidence of one request at a time, with the right to, and never decide on their own', async () => {
    const { app, actor, paper, rows, store } = seededWorld();
    const { id } = await app.specialization.request(actor, {
      typeId: 'CPT',
      evidence: evidenceInput({ mediaIds: [paper.id] }),
    });
    const looker = actorFor(aUser(), ['specialization.view']);
    const page = { sort: { field: 'createdAt', order: 'ASC' }, from: 0, to: 9, filter: {} } as const;
    const listed = await app.specialization.listRequests(looker, page);
    expect(listed.rows).toMatchObject([{ id, evidence: { fileCount: 1, files: [] } }]);
    const seen = await app.specialization.getRequest(looker, id);
    expect(seen.evidence.files).toMatchObject([{ id: paper.id, url: expect.stringContaining(paper.key) }]);
    expect(rows('auditLog')).toMatchObject([
      {
        action: 'specialization_request.view',
        actor: looker.id,
        targetId: id,
        after: { mediaIds: [paper.id] },
      },
    ]);
    expect(await refusalOf(app.specialization.getRequest(looker, 'none'))).toBe('specialization.not_found');
    for (const closed of [
      app.specialization.getRequest(actor, id),
      app.specialization.listRequests(actor, page),
      app.specialization.approve(looker, { id, version: 1, checklist }),
      app.specialization.reject(looker, { id, reason }),
      app.media.viewMedium(actorFor(aUser(), ['media.view']), paper.id),
    ])
      expect(await refusalOf(closed)).toBe('access.not_authorized');
    const both = actorFor(aUser(), ['media.view', 'specialization.view']);
    expect((await app.media.viewMedium(both, paper.id)).id).toBe(paper.id);

    const users = store.committed.table('users');
    users.set(superUser.id, { ...users.get(superUser.id)!, type: 'COACH' }); // seeded
    await app.coin.grantCoins(system, {
      userId: superUser.id,
      amount: fee,
      coin: 'FIT_COIN',
      reason: 'Thử',
      reference: 'own',
    });
    const own = await app.specialization.request(
      { ...superUser, type: 'COACH' },
      { typeId: 'CPT', evidence },
    );
    expect(
      await refusalOf(app.specialization.approve(superUser, { id: own.id, version: 1, checklist })),
    ).toBe('specialization.own');
  });

  it('change what a type says, if they saw the newest', async () => {
    const { app, rows } = seededWorld();
    const description = { vi: 'Chứng chỉ của NASM hoặc ACE.', en: 'A certificate of NASM or ACE.' };
    const changed = await app.specialization.updateType(staff, {
      type: 'CPT',
      version: 1,
      description,
      infoUrl: 'https://cpt.example',
    });
    expect(changed).toMatchObject({ id: 'CPT', description, infoUrl: 'https://cpt.example', version: 2 });
    expect(await app.specialization.getType(staff, 'CPT')).toEqual(changed);
    expect(rows('auditLog')).toMatchObject([{ action: 'specialization.update', targetId: 'CPT' }]);
    const update = (parts: object) =>
      refusalOf(app.specialization.updateType(staff, { type: 'CPT', version: 2, ...parts }));
    expect(await update({ version: 1 })).toBe('version.stale');
    expect(await update({ type: 'NONE' })).toBe('specialization.not_found');
    expect(await update({ description: { vi: ' ', en: 'x' } })).toBe('input.required');
    expect(await refusalOf(app.specialization.getType(staff, 'NONE'))).toBe('specialization.not_found');
    const member = actorFor(aUser());
    expect(await refusalOf(app.specialization.getType(member, 'CPT'))).toBe('access.not_authorized');
    expect(
      await refusalOf(app.specialization.updateType(member, { type: 'CPT', version: 2, status: 'INACTIVE' })),
    ).toBe('access.not_authorized');
  });

  it('name the brand where a type carries it', async () => {
    const { app } = world({ settings: { siteName: 'Khoẻ $& Đẹp' } });
    expect((await app.specialization.getType(staff, 'SENIOR_PRODUCT')).label).toEqual({
      vi: 'Huấn luyện viên cấp cao Khoẻ $& Đẹp',
      en: 'Senior Khoẻ $& Đẹp coach',
    });
  });
});

describe('a badge whose evidence ends', () => {
  it('is told of 30 and 7 days before and at its end, once each, and counts until then', async () => {
    const { app, actor, clock, coach, events, ports, rows } = seededWorld();
    const { id } = await app.specialization.request(actor, {
      typeId: 'CPT',
      evidence: evidenceInput({ expiresAt: '2027-01-31' }),
    });
    await app.specialization.approve(staff, { id, version: 1, checklist });
    for (let hours = 0; hours < 100 * 24; hours += 12) {
      clock.forward(day / 2);
      await app.specialization.remindBadges(system);
    }
    expect(events('specialization.badge_ending').map(({ days }) => days)).toEqual([30, 7, 0]);
    await app.events.handleEvents(system);
    const notices = rows('notifications').filter(({ type }) => type === 'SYSTEM');
    expect(notices.map(({ topic, params }) => [topic, params['count'] ?? null])).toEqual([
      ['badge_expiring', 30],
      ['badge_expiring', 7],
      ['badge_expired', null],
    ]);
    expect(await badgesOf(ports, [coach.id])).toEqual(new Map());
    expect((await app.specialization.listOwnRequests(actor)).items).toMatchObject([
      { status: 'COMPLETED', expired: true, renewable: true },
    ]);
    expect(await refusalOf(app.specialization.remindBadges(actor))).toBe('access.not_authorized');
  });

  it('approved a few days before its end is told of at the next stage only', async () => {
    const { app, actor, clock, events } = seededWorld();
    const { id } = await app.specialization.request(actor, {
      typeId: 'CPT',
      evidence: evidenceInput({ expiresAt: '2026-11-25' }),
    });
    await app.specialization.approve(staff, { id, version: 1, checklist });
    expect(await app.specialization.remindBadges(system)).toEqual({ reminded: 1 });
    expect(await app.specialization.remindBadges(system)).toEqual({ reminded: 0 });
    clock.forward(6 * day);
    await app.specialization.remindBadges(system);
    expect(events('specialization.badge_ending').map(({ days }) => days)).toEqual([6, 0]);
  });

  it('given up is not spoken of any more', async () => {
    const { app, actor, events } = seededWorld();
    const { id } = await app.specialization.request(actor, {
      typeId: 'CPT',
      evidence: evidenceInput({ expiresAt: '2026-11-25' }),
    });
    await app.specialization.approve(staff, { id, version: 1, checklist });
    await app.specialization.deleteOwnRequest(actor, { id, version: 2 });
    await app.specialization.remindBadges(system);
    expect(events('specialization.badge_ending')).toEqual([]);
  });
});

describe('a coach whose account goes', () => {
  it('has the fee back for what nobody decides on any more, and takes papers and badges along', async () => {
    const { app, actor, asked, clock, coach, paper, ports, rows, store, wallet } = seededWorld();
    const given = await app.specialization.request(actor, {
      typeId: 'PACS',
      evidence: evidenceInput({ mediaIds: [paper.id] }),
    });
    await app.specialization.approve(staff, { id: given.id, version: 1, checklist });
    await asked();
    const users = store.committed.table('users');
    users.set(coach.id, { ...users.get(coach.id)!, status: 'DELETE', deletionRequestedAt: noon }); // seeded
    clock.forward(31 * day);
    expect(await app.account.anonymiseDueAccounts(system)).toEqual({ anonymised: 1 });

    expect(await wallet()).toMatchObject({ fitCoin: fee, heldFitCoin: 0 });
    for (const { evidence: left, removedAt } of rows('specializationRequests')) {
      expect(left).toMatchObject({ number: '', issuer: '', url: null, mediaIds: [] });
      expect(removedAt).not.toBeNull();
    }
    expect(await badgesOf(ports, [coach.id])).toEqual(new Map());
    expect(await app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
  });

  it('finds both kinds of requests in what they download', async () => {
    const { app, actor, asked } = seededWorld();
    await asked();
    const { data } = await app.account.exportMyData(actor);
    expect(data['specializationRequests']).toMatchObject([{ type: 'CPT', evidence: { issuer: 'NASM' } }]);
    expect(data['coachRequests']).toEqual([]);
  });
});
