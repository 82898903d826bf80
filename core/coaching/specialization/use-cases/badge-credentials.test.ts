import { describe, expect, it } from 'vitest';
import { badgesOf } from '#core/coaching/specialization/views/badges.ts';
import { specializationChecks } from '#core/coaching/specialization/specialization-request.ts';
import { day } from '#core/kernel/time.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { noon } from '#fixtures/engine/ids.ts';
import {
  anEvidence,
  aSpecializationRequest,
  evidenceInput,
  fee,
} from '#fixtures/coaching/specializations.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, staff, system, visitor, world } from '#fixtures/engine/world.ts';

const checklist = specializationChecks;
const number = 'CPT-2024-1187';

const coachedWorld = (parts: Parameters<typeof aUser>[0] = {}) => {
  const coach = aUser({ type: 'COACH', fullname: 'Trần Quốc Bảo', ...parts });
  const here = world({
    users: [coach, aUser({ id: staff.id })],
    transfers: [aTransfer({ userId: coach.id, coin: 'FIT_COIN', amount: 5 * fee })],
  });
  const actor = actorFor(coach);
  const approve = async (expiresAt: string | null = '2027-03-01') => {
    const evidence = evidenceInput({ number, expiresAt });
    const { id } = await here.app.specialization.request(actor, { typeId: 'CPT', evidence });
    const approved = await here.app.specialization.approve(staff, { id, version: 1, checklist });
    return { id, publicId: approved.credential?.publicId ?? '', approved };
  };
  const view = (publicId: string) => here.app.credential.view(visitor, { publicId });
  return { ...here, coach, actor, approve, view };
};

describe('an approved specialization', () => {
  it('yields a badge that says what was checked and when, and ends with its evidence', async () => {
    const { app, approve, clock, view, ports } = coachedWorld();
    const { publicId, id, approved } = await approve();
    expect(approved.credential).toMatchObject({ kind: 'BADGE', status: 'VALID', sourceId: id });
    expect(await view(publicId)).toMatchObject({
      kind: 'BADGE',
      name: 'Trần Quốc Bảo',
      title: 'Huấn luyện viên cá nhân (CPT)',
      author: 'NASM',
      completedOn: '2026-11-20',
      startedOn: null,
      template: null,
      validUntil: new Date('2027-03-01T17:00:00.000Z'),
    });
    const { narrative, description } = await app.credential.verify(visitor, { publicId });
    expect(narrative).toBe(
      'Ngày 20/11/2026, đội ngũ Fitboard đã kiểm tra chứng chỉ do NASM cấp: minh chứng rõ ràng, tên khớp với huấn luyện viên, đơn vị cấp có thật, số chứng chỉ đã đối chiếu với đơn vị cấp, ngày cấp và thời hạn hợp lệ.',
    );
    expect(description).toBe('Có chứng chỉ huấn luyện viên cá nhân (Certified Personal Trainer).');
    const jwt = await app.credential.readSigned(visitor, { publicId });
    const payload = ports.credentialSigner.read(jwt)?.payload;
    expect(payload).toMatchObject({ validUntil: '2027-03-01T17:00:00Z', exp: 1_803_920_400 });
    // Nothing that is public says which paper it was.
    const published = [await view(publicId), narrative, description, payload];
    expect(JSON.stringify(published)).not.toContain(number);
    clock.set(new Date('2027-03-01T17:00:00.000Z'));
    expect((await view(publicId)).status).toBe('EXPIRED');
  });

  it('speaks the language of its coach', async () => {
    const { app, approve } = coachedWorld({ language: 'en' });
    const { publicId } = await approve(null);
    expect(await app.credential.verify(visitor, { publicId })).toMatchObject({
      title: 'Certified personal trainer (CPT)',
      language: 'en',
      validUntil: null,
      narrative: expect.stringMatching(
        /^On 20 November 2026, the Fitboard team checked a certificate issued by NASM/,
      ),
    });
  });

  it('shows the way to its badge to the coach, to staff and on the coach’s page', async () => {
    const { app, approve, actor, coach, ports } = coachedWorld();
    const { id, publicId } = await approve();
    const verifyUrl = `https://fitboard.example/verify/${publicId}`;
    const { items } = await app.specialization.listOwnRequests(actor);
    expect(items).toMatchObject([{ id, credential: { publicId, verifyUrl, status: 'VALID' } }]);
    const staffView = await app.specialization.getRequest(staff, id);
    expect(staffView.credential).toMatchObject({ publicId });
    expect((await badgesOf(ports, [coach.id])).get(coach.id)).toMatchObject([{ publicId }]);
    const waiting = await app.specialization.request(actor, { typeId: 'PACS', evidence: evidenceInput() });
    expect(waiting.credential).toBeNull();
  });

  it('keeps its name when the coach takes another', async () => {
    const { app, approve, coach, ports, view } = coachedWorld();
    const { publicId } = await approve();
    await ports.reads.users.update({ ...coach, fullname: 'Tên Khác', version: 2 });
    expect((await view(publicId)).name).toBe('Trần Quốc Bảo');
    await app.specialization.updateType(staff, {
      type: 'CPT',
      version: 1,
      description: { vi: 'Khác', en: 'Other' },
    });
    expect((await app.credential.verify(visitor, { publicId })).description).not.toBe('Khác');
  });
});

describe('the badge ends', () => {
  it('with the approval that its coach gives up, without a mail about it', async () => {
    const { app, approve, actor, view, rows } = coachedWorld();
    const { id, publicId } = await approve();
    await app.specialization.deleteOwnRequest(actor, { id, version: 2 });
    expect(await view(publicId)).toMatchObject({ status: 'REVOKED', reason: 'BADGE_ENDED' });
    await app.events.handleEvents(system);
    expect(rows('notifications').map(({ topic }) => topic)).not.toContain('credential_revoked');
  });

  it('in favour of a newer one when it is renewed', async () => {
    const { approve, clock, view } = coachedWorld();
    const first = await approve('2026-12-31');
    clock.forward(15 * day);
    const second = await approve('2027-12-31');
    expect(await view(first.publicId)).toMatchObject({
      status: 'REVOKED',
      reason: 'REPLACED',
      replacedBy: second.publicId,
    });
    expect(await view(second.publicId)).toMatchObject({
      status: 'VALID',
      validUntil: new Date('2027-12-31T17:00:00.000Z'),
    });
  });

  it('by staff together with the approval, and its coach is told', async () => {
    const { app, approve, actor, coach, ports, view, rows, mailer } = coachedWorld();
    const { approved, publicId } = await approve();
    const { id = '' } = approved.credential ?? {};
    await app.credential.revoke(staff, { id, reason: 'CHEATING' });
    expect(await view(publicId)).toMatchObject({ status: 'REVOKED', reason: 'CHEATING' });
    expect(await badgesOf(ports, [coach.id])).toEqual(new Map());
    expect((await app.specialization.listOwnRequests(actor)).items).toEqual([]);
    expect(await refusalOf(app.credential.reissue(staff, { id }))).toBe('certificate.not_reissuable');
    await app.events.handleEvents(system);
    await app.notification.sendMails(system);
    expect(rows('notifications').map(({ topic }) => topic)).toContain('credential_revoked');
    expect(mailer.sent.map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('Chứng nhận bị thu hồi: Huấn luyện viên cá nhân (CPT)'),
    );
    expect((await approve()).publicId).not.toBe(publicId);
  });

  it('when its coach has left: no name is found any more, in no document', async () => {
    const { approve, coach, ports, view, rows } = coachedWorld();
    const { publicId } = await approve();
    await ports.transaction(async (repositories) => {
      const { hookAnswers } = await import('#core/application.ts');
      const step = { ids: ports.ids, actor: coach.id, at: noon };
      for (const forget of hookAnswers().whenMemberIsAnonymised) await forget(repositories, coach.id, step);
    });
    expect(await view(publicId)).toMatchObject({ status: 'REVOKED', reason: 'HOLDER_LEFT', name: null });
    for (const table of ['signedCredentials', 'achievements'] as const)
      expect(JSON.stringify(rows(table))).not.toContain('Quốc Bảo');
  });
});

describe('approvals that are older than signed badges', () => {
  it('are given theirs once, with the day on which they were checked', async () => {
    const coach = aUser({ type: 'COACH' });
    const left = aUser({ type: 'COACH', status: 'DELETE' });
    const decidedAt = new Date('2026-10-01T03:00:00.000Z');
    const approved = { status: 'COMPLETED', decidedAt, decidedBy: staff.id } as const;
    const request = aSpecializationRequest({ userId: coach.id, ...approved });
    const expired = anEvidence({ expiresAt: '2026-11-01' });
    const { app, rows } = world({
      users: [coach, left],
      specializationRequests: [
        request,
        aSpecializationRequest({ userId: coach.id, type: 'PACS' }),
        aSpecializationRequest({ userId: coach.id, type: 'PPM', ...approved, evidence: expired }),
        aSpecializationRequest({ userId: left.id, ...approved }),
      ],
    });
    expect(await app.specialization.issueMissingBadges(system)).toEqual({ issued: 1 });
    expect(await app.specialization.issueMissingBadges(system)).toEqual({ issued: 0 });
    expect(rows('signedCredentials')).toMatchObject([
      { sourceId: request.id, awardedAt: decidedAt, completedAt: decidedAt, validFrom: noon },
    ]);
  });
});
