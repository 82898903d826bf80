import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { system } from '#core/access/actor/actor.ts';
import { minute } from '#core/kernel/time.ts';
import { aBankNotice, anIncomingTransfer } from '#fixtures/money/incoming-transfers.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aMail } from '#fixtures/platform/notifications.ts';
import { world } from '#fixtures/engine/world.ts';
import { createWorkNumbers, mailboxLook, moneyCheck } from '#adapters/ports/work-numbers.ts';
import { localJobLock } from '#adapters/ports/job-lock.ts';
import { startScheduler } from '#adapters/scheduler/start.ts';
import { createMetrics } from './metrics.ts';

const text = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

const exported = async (
  { ports, clock }: ReturnType<typeof world>,
  work = createWorkNumbers(() => clock.now()),
) => {
  const pool = () => ({ used: 3, free: 2, waiting: 1, most: 10 });
  const metrics = createMetrics({ sockets: () => 4, sources: { reads: ports.reads, work, pool, clock } });
  metrics.observe('GET', '/health/live', 200, 3);
  return metrics.read();
};

/** Every name that an expression of Prometheus asks for. */
const namesIn = (expression: string): string[] => {
  const bare = expression
    .replace(/\{[^}]*\}/g, '')
    .replace(/\b(by|without) \([^)]*\)/g, '')
    .replace(/\[[^\]]*\]/g, '');
  return [...bare.matchAll(/\b[a-z][a-z_]*_[a-z_]+\b/g)]
    .map(([name]) => name)
    .filter((name) => name !== 'histogram_quantile');
};

const alerts = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          annotations: z.object({ summary: z.string(), page: z.string() }),
        }),
      ),
    }),
  ),
});
const dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});

describe('the numbers of the work', () => {
  it('say what was scanned, and what came back into the mailbox, once there is either', async () => {
    const here = world();
    const work = createWorkNumbers(() => here.clock.now());
    const none = await exported(here, work);
    expect(none).not.toMatch(/^(file_scans|returned_mails)\{/m);
    work.scanned('clean');
    work.scanned('failed');
    work.done(mailboxLook, 1, { looked: 5, taken: 3, stored: 2 });
    work.done(mailboxLook, 1, { looked: 2, taken: 1, stored: 1 });
    const read = await exported(here, work);
    for (const line of [
      'file_scans{outcome="clean"} 1',
      'file_scans{outcome="refused"} 0',
      'file_scans{outcome="failed"} 1',
      'returned_mails{outcome="taken"} 4',
      'returned_mails{outcome="left"} 1',
    ])
      expect(read).toContain(line);
  });

  it('say what waits and for how long, by queue', async () => {
    const notice = aBankNotice();
    const here = world({
      mails: [aMail({ createdAt: noon }), aMail({ status: 'FAILED' })],
      bankNotices: [notice],
      incomingTransfers: [
        anIncomingTransfer({
          noticeId: notice.id,
          status: 'WAITING',
          waitingReason: 'OVER',
          createdAt: noon,
        }),
      ],
    });
    await here.ports.transaction(({ events }) =>
      events.append({ type: 'report.refunded', userId: 'a', amount: 1000 }),
    );
    here.clock.forward(10 * minute);
    const read = await exported(here);
    expect(read).toContain('queue_waiting{queue="mails"} 1');
    expect(read).toContain('queue_waiting{queue="events"} 1');
    expect(read).toContain('queue_waiting{queue="transfers_for_staff"} 1');
    expect(read).toContain('queue_waiting{queue="transfers_unjudged"} 0');
    expect(read).toContain('queue_oldest_seconds{queue="transfers_unjudged"} 0');
    expect(read).toContain('mails_failed 1');
    expect(read).toContain('database_pool_connections{state="waiting"} 1');
    expect(read).toContain('live_sockets 4');
    expect(read).toContain('ai_cost_usd_today 0');
    expect(Number(/queue_oldest_seconds\{queue="mails"\} (\d+)/.exec(read)?.[1])).toBeGreaterThanOrEqual(600);

    await here.app.events.handleEvents(system);
    expect(await exported(here)).toContain('queue_waiting{queue="events"} 0');
  });

  it('are absent, not zero, while the database is away or nobody has looked', async () => {
    const here = world();
    const away = () => Promise.reject(new Error('away'));
    const metrics = createMetrics({
      sockets: () => 0,
      sources: {
        reads: { ...here.ports.reads, events: { ...here.ports.reads.events, waiting: away } },
        work: createWorkNumbers(),
        pool: () => ({ used: 0, free: 0, waiting: 0, most: 10 }),
        clock: here.clock,
      },
    });
    const read = await metrics.read();
    expect(read).not.toMatch(
      /^(queue_waiting|queue_oldest_seconds|mails_failed|ai_cost_usd_today|money_rules_broken)/m,
    );
    expect(read).toContain('database_pool_connections{state="most"} 10');
  });

  it('say when each job last succeeded, what failed, and what the check of the money found', async () => {
    const here = world();
    const work = createWorkNumbers(() => here.clock.now());
    const scheduler = startScheduler({
      app: here.app,
      lock: localJobLock(),
      failed: (_, job) => work.failed(job),
      done: work.done,
      list: [
        {
          name: moneyCheck,
          cron: '* * * * * *',
          run: async () => ({ breaches: [{ rule: 'x' }, { rule: 'y' }] }),
        },
        { name: 'broken', cron: '* * * * * *', run: () => Promise.reject(new Error('no')) },
      ],
    });
    await vi.waitUntil(() => work.all().length === 2, { timeout: 5_000 });
    await scheduler.stop();
    const read = await exported(here, work);
    expect(read).toContain(
      `job_last_success_timestamp_seconds{job="${moneyCheck}"} ${noon.getTime() / 1000}`,
    );
    expect(read).toMatch(/job_failures\{job="broken"\} [1-9]/);
    expect(read).not.toContain('job_last_success_timestamp_seconds{job="broken"}');
    expect(read).toContain('money_rules_broken 2');
  });

  it('do not count what another instance did', async () => {
    const work = createWorkNumbers();
    let asked = 0;
    const scheduler = startScheduler({
      app: world().app,
      lock: async () => {
        asked += 1;
        return false;
      },
      failed: (_, job) => work.failed(job),
      done: work.done,
      list: [{ name: 'elsewhere', cron: '* * * * * *', run: async () => undefined }],
    });
    await vi.waitUntil(() => asked > 0, { timeout: 5_000 });
    await scheduler.stop();
    expect(work.all()).toEqual([]);
  });
});

describe('the dashboard and the alerts', () => {
  const rules = alerts
    .parse(parse(text('deploy/prometheus/alerts.yml')))
    .groups.flatMap((group) => group.rules);
  const { panels } = dashboard.parse(JSON.parse(text('deploy/grafana/dashboard.json')));

  it('ask only for numbers that the server has', async () => {
    const read = await exported(world());
    const known = new Set(
      [...read.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    );
    const asked = [
      ...rules.map(({ expr }) => expr),
      ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ];
    const names = new Set(asked.flatMap(namesIn));
    expect(names.size).toBeGreaterThan(10);
    for (const name of names) expect(known, name).toContain(name);
  });

  it('lead from each alert to a page that is there', () => {
    const titles = [...text('docs/incidents.md').matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^a-z\d ]/g, '')
        .replaceAll(' ', '-'),
    );
    for (const { alert, annotations } of rules) {
      const [file, title = ''] = annotations.page.split('#');
      expect([alert, file]).toEqual([alert, 'docs/incidents.md']);
      expect(titles, alert).toContain(title);
    }
  });
});
