import { describe, expect, it } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import type { ReportPrinter } from '#core/body/snapshot/ports.ts';
import { holdLifetime } from '#core/money/coin/holds.ts';
import { after, day, minute } from '#core/kernel/time.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { profileInputs } from '#fixtures/body/profiles.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { aUser } from '#fixtures/people/users.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { actorFor, world } from '#fixtures/engine/world.ts';
import { printReport } from './print-report.ts';

const text = (bytes: Uint8Array | undefined) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

const start = ({
  coins = 1500,
  plan = {},
  ...replaced
}: { coins?: number; plan?: Parameters<typeof aUser>[0] } & Partial<Ports> = {}) => {
  const user = aUser(plan);
  const medium = aMedium({ ownerId: user.id, key: 'a.webp', thumbnailKey: 'a-small.webp' });
  const inputs = profileInputs({
    weight: 70.25,
    dietStyle: ['KETO', 'DASH'],
    standardMealDay: '=HYPERLINK("http://evil.example","Phở, cơm")',
  });
  const earlier = aSnapshot({
    userId: user.id,
    week: '2026-W45',
    media: [{ mediumId: medium.id, side: 'BACK' }],
  });
  const current = aSnapshot({
    userId: user.id,
    inputs,
    carriedOver: ['body.neck'],
    media: [{ mediumId: medium.id, side: 'FRONT' }],
  });
  const later = aSnapshot({ userId: user.id, week: '2026-W48' });
  const here = world(
    {
      users: [user],
      media: [medium],
      snapshots: [earlier, current, later],
      transfers: coins > 0 ? [aTransfer({ userId: user.id, amount: coins })] : [],
    },
    replaced,
  );
  const actor = actorFor(user);
  const exportIt = (format: 'PDF' | 'CSV' | 'JSON', requestKey = 'key-1', id = current.id) =>
    here.app.indicator.exportWeek(actor, { id, format, language: 'vi', requestKey });
  const balance = () => here.app.coin.getWallet(actor);
  return { here, user, actor, current, earlier, exportIt, balance };
};

describe('saved weeks as a file', () => {
  it('are free, in the reader’s words, with units and points, and run no formula', async () => {
    const { here, actor } = start({ coins: 0 });
    const csv = await here.app.indicator.exportAllWeeks(actor, { format: 'CSV', language: 'vi' });
    const english = await here.app.indicator.exportAllWeeks(actor, { format: 'CSV', language: 'en' });

    expect(csv.name).toBe('fitboard-physical-profile.csv');
    expect(csv.content.startsWith('\uFEFFTuần,')).toBe(true);
    const lines = csv.content.split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toContain('Cân nặng (kg)');
    expect(lines[0]).toContain('Năng lượng khi nghỉ (BMR) (kcal/ngày)');
    expect(english.content).toContain('Weight (kg)');
    const row = lines.find((line) => line.startsWith('2026-W47'));
    expect(row).toContain(',70.25,');
    expect(row).toContain(`"'=HYPERLINK(""http://evil.example"",""Phở, cơm"")"`);
    expect(row).toContain('Keto; DASH');
    expect(row).toMatch(/Vòng cổ$/);
  });

  it('are whole in JSON, with a reason where there is no number', async () => {
    const { here, actor, current } = start();
    const { content } = await here.app.indicator.exportAllWeeks(actor, { format: 'JSON', language: 'vi' });
    const weeks = JSON.parse(content) as { id: string; computed: Record<string, unknown> }[]; // written above
    expect(weeks).toHaveLength(3);
    expect(weeks[1]).toMatchObject({ id: current.id, week: '2026-W47', body: { weight: 70.25 } });
    expect(weeks[1]?.computed['bmi']).toBeCloseTo(22.939, 3);
    expect(weeks[1]?.computed['targetHeartRate']).toEqual({
      low: expect.any(Number),
      high: expect.any(Number),
    });
  });

  it('of one week wait behind an address, and nobody else’s can be carried away', async () => {
    const { here, exportIt, current } = start({ coins: 0 });
    const csv = await exportIt('CSV');
    expect(csv).toMatchObject({ format: 'CSV', name: 'fitboard-2026-W47.csv', charged: 0 });
    const [bytes] = here.mediaStore.files.values();
    expect(text(bytes)).toContain('2026-W47');
    expect(csv.size).toBe(bytes?.byteLength);
    const staffLike = actorFor(aUser(), ['indicator.view']);
    await expect(
      here.app.indicator.exportWeek(staffLike, {
        id: current.id,
        format: 'CSV',
        language: 'vi',
        requestKey: 'k',
      }),
    ).rejects.toMatchObject({ code: 'indicator.not_owner' });
  });
});

describe('the report', () => {
  it('is printed from the weeks up to its own, kept as a file, and paid', async () => {
    const printed: Parameters<ReportPrinter['print']>[0][] = [];
    const { here, user, exportIt, balance, current, earlier } = start({
      reportPrinter: {
        print: async (input) => {
          printed.push(input);
          return new Uint8Array([37, 80, 68, 70]);
        },
      },
    });
    await here.mediaStore.write('a-small.webp', 'small', 'image/webp');

    const report = await exportIt('PDF');

    expect(report).toMatchObject({
      format: 'PDF',
      name: 'fitboard-2026-W47.pdf',
      contentType: 'application/pdf',
      size: 4,
      charged: 1000,
    });
    expect(printed[0]?.snapshots.map(({ id }) => id)).toEqual([earlier.id, current.id]);
    expect([...(printed[0]?.pictures.values() ?? [])].map(text)).toEqual(['small']);
    expect(await balance()).toMatchObject({ baseCoin: 500, heldBaseCoin: 0 });
    const { items } = await here.app.media.listMedia(actorFor(user), { type: 'FILE' });
    expect(items).toMatchObject([{ purpose: 'REPORT', name: 'fitboard-2026-W47.pdf' }]);
  });

  it('is the same one, paid once, when the same request comes again', async () => {
    const { exportIt, balance, here, earlier } = start();
    const first = await exportIt('PDF');
    const again = await exportIt('PDF');

    expect(again).toEqual(first);
    expect((await balance()).baseCoin).toBe(500);
    expect(here.rows('reports')).toHaveLength(1);
    await expect(exportIt('PDF', 'key-1', earlier.id)).rejects.toMatchObject({
      code: 'idempotency.key_reused',
    });
  });

  it('is not begun without the coins', async () => {
    const { exportIt, here } = start({ coins: 999 });
    await expect(exportIt('PDF')).rejects.toMatchObject({ code: 'coin.not_enough' });
    expect(here.rows('reports')).toEqual([]);
  });

  it('gives the coins back when it can’t be made, and says so again to the same request', async () => {
    const { exportIt, balance, here, user } = start({
      reportPrinter: {
        print: async () => {
          throw new Error('no ink');
        },
      },
    });
    await expect(exportIt('PDF')).rejects.toMatchObject({ code: 'indicator.report_failed' });
    await expect(exportIt('PDF')).rejects.toMatchObject({ code: 'indicator.report_failed' });

    expect(await balance()).toMatchObject({ baseCoin: 1500, heldBaseCoin: 0 });
    expect(here.events('report.refunded')).toEqual([
      { type: 'report.refunded', userId: user.id, amount: 1000 },
    ]);
    expect(here.mediaStore.files.size).toBe(0);
    expect(await here.ports.reads.moneyAudit.breaches()).toEqual([]);
  });

  it('leaves no file behind when the payment can’t be finished', async () => {
    const { exportIt, here, balance, actor, current } = start();
    const { transaction } = here.ports;
    let calls = 0;
    const shaky: Ports['transaction'] = (work) => {
      calls += 1;
      if (calls === 2) throw new Error('the database went away');
      return transaction(work);
    };
    await expect(
      printReport({ ...here.ports, transaction: shaky })(actor, {
        snapshot: current,
        language: 'vi',
        requestKey: 'key-9',
      }),
    ).rejects.toMatchObject({ code: 'indicator.report_failed' });
    expect(here.mediaStore.files.size).toBe(0);
    expect(await balance()).toMatchObject({ baseCoin: 1500, heldBaseCoin: 0 });
    await exportIt('PDF');
  });

  it('is waited for while it is being made, and lost after a crash, with the coins back', async () => {
    let finish = (): void => undefined;
    const printing = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { exportIt, here, balance } = start({
      reportPrinter: {
        print: async () => {
          await printing;
          return new Uint8Array(4);
        },
      },
    });
    const slow = exportIt('PDF');
    await new Promise((resolve) => setTimeout(resolve, 5));
    await expect(exportIt('PDF')).rejects.toMatchObject({ code: 'indicator.report_in_progress' });

    here.clock.forward(11 * minute);
    expect(await here.app.coin.releaseExpiredHolds(system)).toEqual({ released: 1 });
    await expect(exportIt('PDF')).rejects.toMatchObject({ code: 'indicator.report_failed' });
    finish();
    await expect(slow).rejects.toMatchObject({ code: 'indicator.report_failed' });
    expect(await balance()).toMatchObject({ baseCoin: 1500, heldBaseCoin: 0 });
    expect(here.events('report.refunded')).toHaveLength(1);
    expect(here.mediaStore.files.size).toBe(0);
  });
});

describe('a report with the plan that has it free', () => {
  const premium = { level: 'PREMIUM', levelExpiresAt: after(noon, 30 * day) } as const;

  it('moves no coin, however many are made, and the same request gives the same one', async () => {
    const { here, exportIt, balance } = start({ coins: 0, plan: premium });
    const first = await exportIt('PDF', 'one');
    expect(first).toMatchObject({ format: 'PDF', charged: 0 });
    expect(await exportIt('PDF', 'one')).toMatchObject({ charged: 0, mediumId: first.mediumId });
    expect((await exportIt('PDF', 'two')).mediumId).not.toBe(first.mediumId);
    expect(await balance()).toMatchObject({ baseCoin: 0, heldBaseCoin: 0 });
    expect([here.rows('holds'), here.rows('postings')]).toEqual([[], []]);
    expect(await here.app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
  });

  it('costs the fee from the moment on at which the plan is over', async () => {
    const { here, exportIt, balance } = start({ coins: 1500, plan: premium });
    here.clock.set(after(noon, 30 * day));
    expect(await exportIt('PDF')).toMatchObject({ charged: 1000 });
    expect((await balance()).baseCoin).toBe(500);
  });

  it('that can’t be made takes nothing and gives nothing back', async () => {
    const reportPrinter: ReportPrinter = { print: () => Promise.reject(new Error('no paper')) };
    const { here, exportIt } = start({ coins: 0, plan: premium, reportPrinter });
    await expect(exportIt('PDF')).rejects.toMatchObject({ code: 'indicator.report_failed' });
    expect(here.events('report.refunded')).toEqual([]);
    expect(here.rows('reports')).toMatchObject([{ status: 'CANCELED', holdId: null }]);
  });

  it('left behind by a crash is over after as long as coins would have been held', async () => {
    const { here, user, current, exportIt } = start({ coins: 0, plan: premium });
    await here.ports.reads.reports.insertOrFind({
      id: 'left',
      userId: user.id,
      snapshotId: current.id,
      requestKey: 'key-1',
      status: 'PENDING',
      holdId: null,
      mediumId: null,
      createdAt: noon,
    });
    await expect(exportIt('PDF')).rejects.toMatchObject({ code: 'indicator.report_in_progress' });
    here.clock.set(after(noon, holdLifetime));
    await expect(exportIt('PDF')).rejects.toMatchObject({ code: 'indicator.report_failed' });
    expect(await exportIt('PDF', 'again')).toMatchObject({ charged: 0 });
  });
});
