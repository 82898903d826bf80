import { describe, expect, it } from 'vitest';
import type { StaffReward } from '../offers/data.ts';
import { freshReward, rewardInput, rewardSchema, rewardUnits, rewardValues } from './reward-form.ts';

const timeZone = 'Asia/Ho_Chi_Minh';
const schema = rewardSchema(timeZone);
const fresh = {
  ...freshReward({
    partner: { id: 'p', name: 'Bếp Lành' },
    now: new Date('2026-11-21T18:30:00Z'),
    timeZone,
  }),
  title: { vi: 'Hộp cơm', en: '' },
};
const problems = (values: unknown) =>
  (schema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

const reward: StaffReward = {
  id: 'r',
  partnerId: 'p',
  partnerName: 'Bếp Lành',
  title: { vi: 'Hộp cơm', en: '' },
  description: { vi: '', en: '' },
  amount: 50,
  coin: 'FIT_COIN',
  unit: 'WEEKLY',
  startsAt: new Date('2026-11-01T03:04:05.678Z'),
  endsAt: new Date('2026-12-01T03:04:05.678Z'),
  stock: null,
  claimedCount: 2,
  proof: 'CODE',
  code: 'LANH 2026',
  status: 'ACTIVE',
  version: 1,
  createdAt: new Date('2026-11-01T03:04:05.678Z'),
  updatedAt: new Date('2026-11-01T03:04:05.678Z'),
};

describe('a reward as it is typed', () => {
  it('begins at the next midnight of its author', () => {
    expect([fresh.from, fresh.to]).toEqual(['2026-11-23T00:00', '2026-12-23T00:00']);
    expect(problems(fresh)).toEqual([]);
    expect(rewardInput(schema.parse(fresh), timeZone)).toMatchObject({
      partnerId: 'p',
      startsAt: '2026-11-22T17:00:00.000Z',
      endsAt: '2026-12-22T17:00:00.000Z',
      stock: 100,
      code: null,
    });
  });

  it('keeps the seconds of a moment that nobody touched', () => {
    const values = schema.parse(rewardValues(reward, timeZone));
    const sent = rewardInput({ ...values, to: '2026-12-02T00:00' }, timeZone, reward);
    expect(sent.startsAt).toBe('2026-11-01T03:04:05.678Z');
    expect(sent.endsAt).toBe('2026-12-01T17:00:00.000Z');
    expect(sent).toMatchObject({ stock: null, code: 'LANH 2026' });
  });

  it('offers every unit but the one that never stops', () => {
    expect(rewardUnits).not.toContain('TIME');
    expect(rewardUnits).toHaveLength(6);
  });

  it.each([
    [{ to: fresh.from }, 'to', 'error.partner_reward.invalid_date_range'],
    [{ unit: 'UNLIMITED', stockKind: 'UNLIMITED' }, 'stockKind', 'error.partner_reward.stock_required'],
    [{ stock: null }, 'stock', 'error.input.required'],
    [{ proof: 'CODE', code: '  ' }, 'code', 'error.partner_reward.code_required'],
    [{ proof: 'CODE', code: 'A B C' }, 'code', 'error.input.min_length?{"length":4}'],
    [{ partner: null }, 'partner', 'error.input.required'],
  ])('%o is wrong at %s', (changed, field, message) => {
    expect(problems({ ...fresh, ...changed })).toEqual([[field, message]]);
  });
});
