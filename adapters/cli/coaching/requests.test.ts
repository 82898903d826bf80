import { describe, expect, it } from 'vitest';
import { placing } from '#core/money/coin/holds.ts';
import { aCoachRequest } from '#fixtures/coaching/coach-requests.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { aSpecializationRequest, fee, heldFor } from '#fixtures/coaching/specializations.ts';
import { aRole, aUser } from '#fixtures/people/users.ts';
import { world } from '#fixtures/engine/world.ts';
import { cli } from '../testing/command-line.ts';

const member = aUser({ email: 'an@example.com', username: 'an', fullname: 'Lê An' });
const coach = aUser({ email: 'chi@example.com', fullname: 'Vũ Chi', type: 'COACH' });
const desk = aUser({ email: 'desk@example.com', roleId: 'desk' });
const application = aCoachRequest({ id: 'application', userId: member.id });
const request = aSpecializationRequest({ id: 'request', userId: coach.id });
const hold = heldFor(request);

const open = () =>
  world({
    users: [member, coach, desk],
    roles: [aRole({ id: 'desk', permissions: ['coach-request.view', 'specialization.view'] })],
    transfers: [
      aTransfer({ userId: coach.id, coin: 'FIT_COIN', amount: fee }),
      placing(hold, { id: hold.transferId, actor: coach.id, at: hold.createdAt }),
    ],
    holds: [hold],
    coachRequests: [application],
    specializationRequests: [request],
  });

describe('coach requests on the command line', () => {
  it('are listed and approved by whose they are, once everything was checked', async () => {
    const here = open();
    const { out } = await cli(here, 'coach-requests', 'list', '--status', 'pending', '--search', 'le an');
    expect(out).toMatch(/application +Lê An +PENDING/);
    expect(await cli(here, 'coach-requests', 'approve', 'an@example.com')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('LINK_OPENED'),
    });
    expect(await cli(here, 'coach-requests', 'approve', 'an@example.com', '--checked')).toEqual({
      code: 0,
      out: 'Lê An is a coach now.',
      errors: '',
    });
    expect(await cli(here, 'coach-requests', 'reject', 'application', '--reason', 'Muộn')).toMatchObject({
      code: 5,
      errors: expect.stringContaining('coach_request.not_pending'),
    });
  });

  it('are refused with a reason, and only with the right to', async () => {
    const here = open();
    const reject = ['coach-requests', 'reject', 'an', '--reason', 'Liên kết không mở được'];
    expect(await cli(here, '--as', 'desk@example.com', ...reject)).toMatchObject({ code: 3 });
    expect((await cli(here, ...reject)).out).toBe('The application of Lê An is now CANCELED.');
    expect(here.rows('auditLog')).toMatchObject([
      { actor: 'system', action: 'coach_request.reject', reason: 'Liên kết không mở được' },
    ]);
    expect(await cli(here, 'coach-requests', 'approve', 'chi@example.com', '--checked')).toMatchObject({
      code: 4,
      errors: expect.stringContaining('has not applied'),
    });
    const asJson = await cli(here, '--json', 'coach-requests', 'list');
    expect(JSON.parse(asJson.out)).toMatchObject({ id: 'application', status: 'CANCELED' });
    expect(await cli(here, 'coach-requests', 'list', '--limit', '0')).toMatchObject({ code: 2 });
  });
});

describe('specializations on the command line', () => {
  it('are listed with their types, and approved in the version that was seen', async () => {
    const here = open();
    expect((await cli(here, 'specializations', 'types')).out).toMatch(
      /SENIOR_PRODUCT +Senior Fitboard coach/,
    );
    const listed = await cli(here, 'specializations', 'list', '--status', 'pending', '--type', 'cpt');
    expect(listed.out).toMatch(/request +Vũ Chi +CPT +PENDING +1 +NASM/);
    const approve = ['specializations', 'approve', 'request', '--checked', '--version'];
    expect(await cli(here, ...approve, '2')).toMatchObject({ code: 5 });
    expect((await cli(here, ...approve, '1')).out).toBe(
      'Vũ Chi, Certified personal trainer (CPT): COMPLETED.',
    );
    expect(await cli(here, 'reconcile')).toMatchObject({ code: 0 });
  });

  it('are refused with a reason, and the fee is back', async () => {
    const here = open();
    const unchecked = await cli(here, 'specializations', 'approve', 'request', '--version', '1');
    expect(unchecked).toMatchObject({ code: 2, errors: expect.stringContaining('NAME_MATCHES') });
    const reject = ['specializations', 'reject', 'request', '--reason', 'Số không khớp'];
    expect(await cli(here, '--as', 'desk@example.com', ...reject)).toMatchObject({ code: 3 });
    expect((await cli(here, ...reject)).out).toContain('CANCELED');
    expect(here.rows('wallets').find(({ userId }) => userId === coach.id)).toMatchObject({
      fitCoin: fee,
      heldFitCoin: 0,
    });
    const asJson = await cli(here, '--json', 'specializations', 'list', '--search', 'vu chi');
    expect(JSON.parse(asJson.out)).toMatchObject({ id: 'request', refusalReason: 'Số không khớp' });
  });
});
