import { system } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import { mailboxLook, moneyCheck } from '#adapters/ports/work-numbers.ts';
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
  {
    name: mailboxLook,
    cron: '*/5 * * * *',
    run: ({ notification }) => notification.readReturnedMails(system),
  },
  // Before mails leave: hours that are over are over for everything that waited.
  {
    name: 'write-digests',
    cron: '*/10 * * * * *',
    run: ({ notification }) => notification.writeDigests(system),
  },
  { name: 'send-pushes', cron: null, run: ({ notification }) => notification.sendPushes(system) },
  {
    name: 'write-announcements',
    cron: '*/10 * * * * *',
    run: ({ notification }) => notification.writeAnnouncements(system),
  },
  // Time zones differ by quarters of an hour.
  { name: 'remind-weekly', cron: '*/5 * * * *', run: ({ indicator }) => indicator.remindWeekly(system) },
  { name: 'summarise-weeks', cron: '*/5 * * * *', run: ({ indicator }) => indicator.summariseWeeks(system) },
  { name: 'release-expired-holds', cron: '* * * * *', run: ({ coin }) => coin.releaseExpiredHolds(system) },
  // A process that stopped leaves its answers with their coins: a member has them back within the minute.
  { name: 'settle-ai-answers', cron: '*/15 * * * * *', run: ({ aiCoach }) => aiCoach.settleAnswers(system) },
  { name: 'forget-ai-history', cron: '43 3 * * *', run: ({ aiCoach }) => aiCoach.forgetHistory(system) },
  // Reads every rule of the money; what it finds is a number that those who watch are woken by.
  { name: moneyCheck, cron: '9 2 * * *', run: ({ coin }) => coin.reconcile(system) },
  { name: 'fold-ledger', cron: '*/5 * * * *', run: ({ coin }) => coin.foldLedger(system) },
  { name: 'expire-payments', cron: '* * * * *', run: ({ payment }) => payment.expirePayments(system) },
  // What came in is judged at once; this is for what a crash or a long lock left.
  { name: 'judge-transfers', cron: '*/10 * * * * *', run: ({ payment }) => payment.judgeReceived(system) },
  {
    name: 'end-restrictions',
    cron: '* * * * *',
    run: ({ community }) => community.endRestrictions(system),
  },
  { name: 'expire-reviews', cron: '* * * * *', run: ({ coaching }) => coaching.expireReviews(system) },
  { name: 'end-bundles', cron: '* * * * *', run: ({ coaching }) => coaching.endDueBundles(system) },
  { name: 'remind-coaches', cron: '*/5 * * * *', run: ({ coaching }) => coaching.remindCoaches(system) },
  // Monday morning: a morning's outage is no week without it.
  { name: 'brief-coaches', cron: '*/5 8-11 * * 1', run: ({ coaching }) => coaching.briefCoaches(system) },
  { name: 'approve-ratings', cron: '* * * * *', run: ({ coaching }) => coaching.approveDueRatings(system) },
  { name: 'rate-unrated', cron: '* * * * *', run: ({ coaching }) => coaching.rateUnrated(system) },
  { name: 'judge-targets', cron: '*/15 * * * *', run: ({ coaching }) => coaching.judgeTargets(system) },
  // A line about what was not read comes after ten seconds, and is not to come much later.
  { name: 'notify-unread', cron: '*/5 * * * * *', run: ({ chat }) => chat.notifyUnread(system) },
  { name: 'purge-deleted-messages', cron: '47 3 * * *', run: ({ chat }) => chat.purgeDeleted(system) },
  // A deadline has ten seconds of grace, and its score is not to come much later.
  {
    name: 'expire-attempts',
    cron: '*/10 * * * * *',
    run: ({ learning }) => learning.expireAttempts(system),
  },
  {
    name: 'settle-author-earnings',
    cron: '* * * * *',
    run: ({ learning }) => learning.settleEarnings(system),
  },
  { name: 'remind-learners', cron: '13 9 * * *', run: ({ learning }) => learning.remindLearners(system) },
  // What was planned is read within fifteen seconds of its time.
  { name: 'publish-scheduled', cron: '*/10 * * * * *', run: ({ post }) => post.publishDue(system) },
  { name: 'purge-trash', cron: '51 3 * * *', run: ({ post }) => post.purgeTrash(system) },
  { name: 'prune-revisions', cron: '53 3 * * *', run: ({ post }) => post.pruneRevisions(system) },
  { name: 'expire-levels', cron: '*/5 * * * *', run: ({ level }) => level.expireLevels(system) },
  { name: 'notify-plan-waits', cron: '*/10 * * * *', run: ({ level }) => level.notifyPlanWaits(system) },
  {
    name: 'remind-badges',
    cron: '37 8 * * *',
    run: ({ specialization }) => specialization.remindBadges(system),
  },
  // What was approved before badges were signed.
  {
    name: 'issue-missing-badges',
    cron: '*/10 * * * *',
    run: ({ specialization }) => specialization.issueMissingBadges(system),
  },
  { name: 'announce-posts', cron: '* * * * * *', run: ({ community }) => community.announcePosts(system) },
  { name: 'fetch-previews', cron: '*/5 * * * * *', run: ({ community }) => community.fetchPreviews(system) },
  { name: 'rank-discover', cron: '*/5 * * * *', run: ({ community }) => community.rankDiscover(system) },
  { name: 'trim-inboxes', cron: '7 3 * * *', run: ({ community }) => community.trimInboxes(system) },
  {
    name: 'purge-contact-messages',
    cron: '33 4 * * *',
    run: ({ content }) => content.purgeContactMessages(system),
  },
  { name: 'purge-posts', cron: '27 3 * * *', run: ({ community }) => community.purgeDeletedPosts(system) },
  {
    name: 'forget-comment-texts',
    cron: '37 3 * * *',
    run: ({ community }) => community.forgetOldTexts(system),
  },
  { name: 'recount-feed', cron: '57 3 * * *', run: ({ community }) => community.recountFeed(system) },
  { name: 'seal-photos', cron: '17 * * * *', run: ({ media }) => media.sealPhotos(system) },
  { name: 'clean-up-media', cron: '11,41 * * * *', run: ({ media }) => media.cleanUpMedia(system) },
  { name: 'switch-broad', cron: '*/10 * * * *', run: ({ community }) => community.switchBroad(system) },
  { name: 'suggest-people', cron: '41 2 * * *', run: ({ community }) => community.suggestPeople(system) },
  {
    name: 'forget-action-counts',
    cron: '33 4 * * *',
    run: ({ community }) => community.forgetOldCounts(system),
  },
  // Within minutes of the time in which a deletion can be taken back.
  { name: 'purge-deleted-media', cron: '*/2 * * * *', run: ({ media }) => media.purgeDeletedMedia(system) },
  { name: 'expire-uploads', cron: '4,19,34,49 * * * *', run: ({ media }) => media.expireUploads(system) },
  { name: 'forget-leftovers', cron: '23 4 * * *', run: ({ settings }) => settings.deleteExpiredRows(system) },
  // A name that is bought waits for its record, and its owner with it.
  { name: 'run-dns-tasks', cron: '*/10 * * * * *', run: ({ domain }) => domain.runDnsTasks(system) },
  { name: 'check-hosts', cron: '* * * * *', run: ({ domain }) => domain.checkHosts(system) },
  { name: 'expire-domains', cron: '* * * * *', run: ({ domain }) => domain.expireDomains(system) },
  { name: 'remind-domains', cron: '17 9 * * *', run: ({ domain }) => domain.remindDomains(system) },
  {
    name: 'forget-orphaned-work',
    cron: '47 4 * * *',
    run: ({ staffWork }) => staffWork.forgetOrphanedWork(system),
  },
  { name: 'end-viewings', cron: '* * * * *', run: ({ viewing }) => viewing.endOverdueViewings(system) },
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
