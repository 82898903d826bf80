import { describe, expect, it } from 'vitest';
import { aUser } from '#fixtures/people/users.ts';
import { openTestServer } from '../testing/test-server.ts';

const member = aUser({ id: 'hoa', createdAt: new Date('2026-03-10T05:00:00Z') });
const seededServer = () => openTestServer({ seed: { users: [member] } });

describe('the recap of a month over HTTP', () => {
  it('is of the last month that is over, with the way to the one before', async () => {
    const { as } = seededServer();
    const answer = await as(member).get('/api/me/recap');
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { recap: { month: '2026-10', isEmpty: true, number: null }, previous: '2026-09', next: null },
    ]);
  });

  it('is refused for a month that is not over, or is none', async () => {
    const { as } = seededServer();
    const early = await as(member).get('/api/me/recap?month=2026-11').set('Accept-Language', 'en');
    expect([early.status, early.body.code]).toEqual([404, 'recap.not_there']);
    expect(early.body.detail).toContain('a month that is over');
    const strange = await as(member).get('/api/me/recap?month=2026-0x');
    expect([strange.status, strange.body.code]).toEqual([400, 'input.date']);
  });
});
