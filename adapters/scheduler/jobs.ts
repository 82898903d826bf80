import { system } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import { OperatorError } from '#adapters/ports/operator-error.ts';

export type Job = Readonly<{
  name: string;
  /** In the platform's time zone; null for what a worker does as soon as there is work. */
  cron: string | null;
  /** Must have one effect per item on any number of instances: the lock around it only saves work. */
  run(app: Application): Promise<unknown>;
}>;

/** Everything that happens without anybody asking for it. */
export const jobs: readonly Job[] = [
  {
    name: 'handle-events',
    cron: null,
    run: ({ events }) => events.handleEvents(system),
  },
  { name: 'send-mails', cron: null, run: ({ notification }) => notification.sendMails(system) },
  { name: 'send-pushes', cron: null, run: ({ notification }) => notification.sendPushes(system) },
  {
    name: 'write-announcements',
    cron: '*/10 * * * * *',
    run: ({ notification }) => notification.writeAnnouncements(system),
  },
  // Time zones differ by quarters of an hour.
  { name: 'remind-weekly', cron: '*/5 * * * *', run: ({ indicator }) => indicator.remindWeekly(system) },
  { name: 'release-expired-holds', cron: '* * * * *', run: ({ coin }) => coin.releaseExpiredHolds(system) },
  { name: 'fold-ledger', cron: '*/5 * * * *', run: ({ coin }) => coin.foldLedger(system) },
  { name: 'expire-payments', cron: '* * * * *', run: ({ payment }) => payment.expirePayments(system) },
  // What came in is judged at once; this is for what a crash or a long lock left.
  { name: 'judge-transfers', cron: '*/10 * * * * *', run: ({ payment }) => payment.judgeReceived(system) },
  { name: 'expire-reviews', cron: '* * * * *', run: ({ coaching }) => coaching.expireReviews(system) },
  { name: 'remind-coaches', cron: '*/5 * * * *', run: ({ coaching }) => coaching.remindCoaches(system) },
  { name: 'approve-ratings', cron: '* * * * *', run: ({ coaching }) => coaching.approveDueRatings(system) },
  { name: 'rate-unrated', cron: '* * * * *', run: ({ coaching }) => coaching.rateUnrated(system) },
  { name: 'judge-targets', cron: '*/15 * * * *', run: ({ coaching }) => coaching.judgeTargets(system) },
  { name: 'expire-levels', cron: '*/5 * * * *', run: ({ level }) => level.expireLevels(system) },
  { name: 'notify-plan-waits', cron: '*/10 * * * *', run: ({ level }) => level.notifyPlanWaits(system) },
  {
    name: 'remind-badges',
    cron: '37 8 * * *',
    run: ({ specialization }) => specialization.remindBadges(system),
  },
  { name: 'clean-up-media', cron: '11,41 * * * *', run: ({ media }) => media.cleanUpMedia(system) },
  { name: 'forget-leftovers', cron: '23 4 * * *', run: ({ settings }) => settings.deleteExpiredRows(system) },
  {
    name: 'anonymise-accounts',
    cron: '17 3 * * *',
    run: ({ account }) => account.anonymiseDueAccounts(system),
  },
];

export const jobNamed = (name: string): Job => {
  const job = jobs.find((known) => known.name === name);
  if (!job) {
    const names = jobs.map((known) => known.name).join(', ');
    throw new OperatorError(`No job is called "${name}". There are: ${names}.`);
  }
  return job;
};

/** One job, now. */
export const runJob = (app: Application, name: string): Promise<unknown> => jobNamed(name).run(app);
