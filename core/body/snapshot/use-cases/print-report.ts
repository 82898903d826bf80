import { levelAt, requireMember, type Actor } from '#core/access/actor/actor.ts';
import { fees } from '#core/money/coin/fees.ts';
import { captureHold, holdLifetime, placeHold, releaseHold } from '#core/money/coin/holds.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { MediumId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import { after } from '#core/kernel/time.ts';
import { addressOf } from '#core/platform/media/address.ts';
import { storeKey } from '#core/platform/media/file-name.ts';
import type { User } from '#core/people/account/user.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { exportName, type ExportedWeek } from '../views/exported-week.ts';
import { ownedMedia } from '../owned-media.ts';
import type { Report, Snapshot } from '../snapshot.ts';

export type Printing = Reads<'media' | 'settings' | 'snapshots' | 'users'> &
  Writes<'events' | 'holds' | 'media' | 'reports' | 'wallets'> &
  Pick<Ports, 'clock' | 'ids' | 'chance' | 'mediaStore' | 'reportPrinter'>;

type Input = Readonly<{ snapshot: Snapshot; language: Language; requestKey: string }>;

const pdf = 'application/pdf';
const fee = fees.EXPORT_PHYSICAL_PROFILE;

/** Free with PREMIUM, however many: its benefit `PDF_REPORTS`. */
const priceFor = (user: Pick<User, 'level' | 'levelExpiresAt'>, at: Date): number =>
  levelAt(user, at) === 'PREMIUM' ? 0 : fee.amount;

const exported = async (
  { mediaStore, clock }: Pick<Printing, 'mediaStore' | 'clock'>,
  { holdId }: Report,
  medium: Medium,
): Promise<ExportedWeek> => {
  const charged = holdId === null ? 0 : fee.amount;
  const { url, expiresAt } = await addressOf(mediaStore, medium, clock.now());
  const { id: mediumId, name, contentType, size } = medium;
  return { format: 'PDF', name, contentType, size, mediumId, url, expiresAt, charged };
};

type Started = Readonly<{ report: Report; isNew: boolean }>;

/** Whether printing it may still be under way somewhere. */
const isPrinting = async (
  holds: Repositories['holds'],
  { holdId, createdAt }: Report,
  at: Date,
): Promise<boolean> =>
  // Where nothing is held back, it is given as long as a hold would be.
  holdId === null ? after(createdAt, holdLifetime) > at : (await holds.lock(holdId))?.status === 'PENDING';

/** Sets the fee aside, or finds what the same request started before. */
const start =
  ({
    transaction,
    reads,
    clock,
    ids,
  }: Reads<'users'> & Writes<'holds' | 'reports' | 'wallets'> & Pick<Printing, 'clock' | 'ids'>) =>
  ({ snapshot, requestKey }: Input): Promise<Started> =>
    transaction(async ({ reports, holds, wallets }) => {
      const at = clock.now();
      const { userId } = snapshot;
      const id = ids.next();
      const amount = priceFor(await reads.users.get(userId), at);
      const holdId = amount > 0 ? ids.next() : null;
      const report: Report = {
        id,
        userId,
        snapshotId: snapshot.id,
        requestKey,
        status: 'PENDING',
        holdId,
        mediumId: null,
        createdAt: at,
      };
      const earlier = await reports.insertOrFind(report);
      if (!earlier) {
        if (holdId === null) return { report, isNew: true };
        await placeHold(
          { wallets, holds },
          {
            id: holdId,
            transferId: ids.next(),
            userId,
            coin: fee.coin,
            amount,
            reason: fee.reason,
            reference: id,
            expiresAt: after(at, holdLifetime),
            actor: userId,
            at,
          },
        );
        return { report, isNew: true };
      }
      if (earlier.snapshotId !== snapshot.id) throw new DomainError('idempotency.key_reused');
      if (earlier.status !== 'PENDING') return { report: earlier, isNew: false };

      // Started and not ended: still being printed, or left behind by a crash and its coins given back since.
      if (await isPrinting(holds, earlier, at)) throw new DomainError('indicator.report_in_progress');
      // Who printed it may have ended between the two reads; the lock was waited for, so this one is the last word.
      const ended = (await reports.insertOrFind(report)) ?? earlier;
      if (ended.status !== 'PENDING') return { report: ended, isNew: false };
      const canceled: Report = { ...earlier, status: 'CANCELED' };
      await reports.update(canceled);
      return { report: canceled, isNew: false };
    });

/** Pictures small enough to print; one that can't be read leaves its place empty, it does not fail the report. */
const picturesOf = async (
  { reads, mediaStore }: Reads<'media'> & Pick<Printing, 'mediaStore'>,
  snapshots: readonly Snapshot[],
  userId: string,
): Promise<ReadonlyMap<MediumId, Uint8Array>> => {
  const owned = await ownedMedia(
    reads.media,
    userId,
    snapshots.flatMap(({ media }) => media),
  );
  const pictures = new Map<MediumId, Uint8Array>();
  for (const { id, type, key, thumbnailKey } of owned.values()) {
    const source = thumbnailKey ?? (type === 'IMAGE' ? key : null);
    const bytes = source === null ? null : await mediaStore.read(source).catch(() => null);
    if (bytes) pictures.set(id, bytes);
  }
  return pictures;
};

const print =
  (ports: Printing) =>
  async ({ snapshot, language }: Input): Promise<Medium> => {
    const { reads, clock, ids, chance, mediaStore, reportPrinter } = ports;
    const { userId, week } = snapshot;
    const [user, all, { siteName }] = await Promise.all([
      reads.users.get(userId),
      reads.snapshots.seriesOf(userId, null),
      reads.settings.read(),
    ]);
    // A report of a past week tells the story up to that week.
    const snapshots = all.filter((each) => each.week <= week);
    const first = snapshots.find(({ media }) => media.length > 0);
    const pictured = first && first.id !== snapshot.id ? [first, snapshot] : [snapshot];
    const at = clock.now();
    const bytes = await reportPrinter.print({
      siteName,
      user,
      snapshots,
      current: snapshot,
      language,
      at,
      pictures: await picturesOf(ports, pictured, userId),
    });
    const key = storeKey(chance.token(), pdf, at);
    const size = await mediaStore.write(key, bytes, pdf);
    return {
      id: ids.next(),
      ownerId: userId,
      source: mediaStore.source,
      type: 'FILE',
      purpose: 'REPORT',
      name: exportName(siteName, week, 'pdf'),
      contentType: pdf,
      size,
      width: null,
      height: null,
      key,
      thumbnailKey: null,
      duration: null,
      folderId: null,
      posterId: null,
      deletedAt: null,
      hiddenAt: null,
      version: 1,
      createdAt: at,
    };
  };

/** The file and the payment, together or not at all. */
const finish =
  ({
    transaction,
    clock,
    ids,
  }: Writes<'holds' | 'media' | 'reports' | 'wallets'> & Pick<Printing, 'clock' | 'ids'>) =>
  (report: Report, medium: Medium): Promise<void> =>
    transaction(async ({ media, reports, holds, wallets }) => {
      if (report.holdId !== null)
        await captureHold({ wallets, holds }, report.holdId, {
          id: ids.next(),
          actor: report.userId,
          at: clock.now(),
        });
      await media.insert(medium);
      await reports.update({ ...report, status: 'COMPLETED', mediumId: medium.id });
    });

const giveBack =
  ({
    transaction,
    clock,
    ids,
  }: Writes<'events' | 'holds' | 'reports' | 'wallets'> & Pick<Printing, 'clock' | 'ids'>) =>
  (report: Report): Promise<void> =>
    transaction(async ({ reports, holds, wallets, events }) => {
      await reports.update({ ...report, status: 'CANCELED' });
      if (report.holdId === null) return;
      const hold = await holds.lock(report.holdId);
      // Printing outlived the hold, and the clock was quicker to give it back.
      if (hold?.status !== 'PENDING') return;
      const { userId, amount } = await releaseHold({ wallets, holds }, hold.id, {
        id: ids.next(),
        actor: report.userId,
        at: clock.now(),
      });
      await events.append({ type: 'report.refunded', userId, amount });
    });

/**
 * The designed report: its fee, where there is one, is set aside, the PDF is printed and kept, then the fee is taken. When it can't be made the
 * coins come back at once; after a crash the clock gives them back.
 */
export const printReport =
  (ports: Printing) =>
  async (actor: Actor, input: Input): Promise<ExportedWeek> => {
    requireMember(actor);
    const { report, isNew } = await start(ports)(input);
    if (!isNew) {
      if (report.status === 'CANCELED') throw new DomainError('indicator.report_failed');
      const medium = report.mediumId === null ? null : await ports.reads.media.find(report.mediumId);
      // Made, paid, and since deleted by its owner.
      if (!medium) throw new DomainError('media.not_found');
      return exported(ports, report, medium);
    }

    let medium: Medium | null = null;
    try {
      medium = await print(ports)(input);
      await finish(ports)(report, medium);
      return await exported(ports, report, medium);
    } catch (error) {
      if (medium) await ports.mediaStore.delete(medium.key).catch(() => undefined);
      await giveBack(ports)(report);
      throw Object.assign(new DomainError('indicator.report_failed'), { cause: error });
    }
  };
