import { Gauge, type Registry } from 'prom-client';
import { dayOf } from '#core/assistant/ai-coach/usage.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { ReadPool } from '#adapters/ports/pool-numbers.ts';
import type { WorkNumbers } from '#adapters/ports/work-numbers.ts';

export type WorkSources = Readonly<{
  reads: Pick<Repositories, 'aiDesk' | 'events' | 'incomingTransfers' | 'mails'>;
  work: WorkNumbers;
  pool: ReadPool;
  clock: Clock;
}>;

type Queue = Readonly<{ count: number; oldestAt: Date | null }>;
type Depths = Readonly<{ queues: Readonly<Record<string, Queue>>; failedMails: number; aiMicroUsd: number }>;

const first = { from: 0, to: 0 } as const;
/** Several who watch share one look at the database. */
const rememberedMs = 5_000;

/** Lists count at most some thousands and say so: more than that wakes a person all the same. */
const queueOf = ({ rows, total }: { rows: readonly { createdAt: Date }[]; total: number }): Queue => ({
  count: total,
  oldestAt: rows[0]?.createdAt ?? null,
});

const readDepths = async ({ reads, clock }: WorkSources): Promise<Depths> => {
  const sort = { field: 'createdAt', order: 'ASC' } as const;
  const today = dayOf(clock.now());
  const mails = await reads.mails.list({ sort, ...first, filter: { status: 'PENDING' } });
  const failed = await reads.mails.list({ sort, ...first, filter: { status: 'FAILED' } });
  const received = await reads.incomingTransfers.list({ sort, ...first, filter: { status: 'RECEIVED' } });
  const waiting = await reads.incomingTransfers.list({ sort, ...first, filter: { status: 'WAITING' } });
  const usage = await reads.aiDesk.usage({ from: today, to: today });
  return {
    queues: {
      mails: queueOf(mails),
      events: await reads.events.waiting(),
      transfers_unjudged: queueOf(received),
      transfers_for_staff: queueOf(waiting),
    },
    failedMails: failed.total,
    aiMicroUsd: usage.reduce((sum, { cost }) => sum + cost, 0),
  };
};

/** What waits, what was done, and what it stands on: no names, addresses or ids. */
export const addWorkMetrics = (registry: Registry, sources: WorkSources): void => {
  const { work, pool, clock } = sources;
  let last: Readonly<{ askedAt: number; depths: Promise<Depths | null> }> | undefined;
  /** Null while the database is away: an absent number is no zero. */
  const depths = (): Promise<Depths | null> => {
    const at = performance.now();
    if (!last || at - last.askedAt > rememberedMs)
      last = { askedAt: at, depths: readDepths(sources).catch(() => null) };
    return last.depths;
  };
  const add = (
    name: string,
    help: string,
    labelNames: readonly string[],
    collect: (gauge: Gauge) => void | Promise<void>,
  ) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: [...labelNames],
        registers: [],
        async collect() {
          this.reset();
          if (labelNames.length === 0) this.remove();
          await collect(this);
        },
      }),
    );

  add('queue_waiting', 'Items that wait, by queue', ['queue'], async (gauge) => {
    for (const [queue, { count }] of Object.entries((await depths())?.queues ?? {}))
      gauge.set({ queue }, count);
  });
  add('queue_oldest_seconds', 'Age of what waits longest, by queue', ['queue'], async (gauge) => {
    for (const [queue, { oldestAt }] of Object.entries((await depths())?.queues ?? {}))
      gauge.set(
        { queue },
        oldestAt === null ? 0 : Math.max(0, (clock.now().getTime() - oldestAt.getTime()) / 1000),
      );
  });
  add('mails_failed', 'Mails that were given up and wait for a person', [], async (gauge) => {
    const found = await depths();
    if (found) gauge.set(found.failedMails);
  });
  add(
    'ai_cost_usd_today',
    'What the model cost today (UTC+7), by the prices in the settings',
    [],
    async (gauge) => {
      const found = await depths();
      if (found) gauge.set(found.aiMicroUsd / 1_000_000);
    },
  );
  add('job_last_success_timestamp_seconds', 'When this instance last did a job', ['job'], (gauge) => {
    for (const { job, lastSuccess } of work.all())
      if (lastSuccess) gauge.set({ job }, lastSuccess.getTime() / 1000);
  });
  add('job_last_duration_seconds', 'How long a job last took here', ['job'], (gauge) => {
    for (const { job, lastSuccess, lastSeconds } of work.all())
      if (lastSuccess) gauge.set({ job }, lastSeconds);
  });
  add('job_failures', 'How often a job failed since this instance began', ['job'], (gauge) => {
    for (const { job, failures } of work.all()) gauge.set({ job }, failures);
  });
  add('money_rules_broken', 'Broken money rules at this instance’s last nightly check', [], (gauge) => {
    const breaches = work.moneyBreaches();
    if (breaches !== null) gauge.set(breaches);
  });
  add(
    'returned_mails',
    'Mails in the mailbox of returned ones: taken since this instance began, left at its last look',
    ['outcome'],
    (gauge) => {
      for (const [outcome, count] of Object.entries(work.returned() ?? {})) gauge.set({ outcome }, count);
    },
  );
  add(
    'file_scans',
    'Files that were scanned since this instance began, by what came of it',
    ['outcome'],
    (gauge) => {
      for (const [outcome, count] of Object.entries(work.scans() ?? {})) gauge.set({ outcome }, count);
    },
  );
  add('database_pool_connections', 'Connections of this instance, by what they do', ['state'], (gauge) => {
    const { used, free, waiting, most } = pool();
    for (const [state, count] of Object.entries({ used, free, waiting, most })) gauge.set({ state }, count);
  });
};
