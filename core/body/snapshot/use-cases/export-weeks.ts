import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { SnapshotId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import { addressExpiry } from '#core/platform/media/address.ts';
import { storeKey } from '#core/platform/media/file-name.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { exportName, type ExportedWeek } from '../views/exported-week.ts';
import { csvOf, jsonOf } from '../views/export-table.ts';
import type { ReportFormat, Snapshot } from '../snapshot.ts';
import { printReport, type Printing } from './print-report.ts';

export type TableFormat = Exclude<ReportFormat, 'PDF'>;
const contentTypes: Readonly<Record<TableFormat, string>> = { CSV: 'text/csv', JSON: 'application/json' };

const tableOf = (format: TableFormat, snapshots: readonly Snapshot[], language: Language): string =>
  format === 'CSV' ? csvOf(snapshots, language) : jsonOf(snapshots);

export type ExportedTable = Readonly<{ name: string; contentType: string; content: string }>;

/** Every saved week, free. */
export const exportAllWeeks =
  ({ reads }: Reads<'settings' | 'snapshots'>) =>
  async (
    actor: Actor,
    { format, language }: Readonly<{ format: TableFormat; language: Language }>,
  ): Promise<ExportedTable> => {
    const { id } = requireMember(actor);
    const [{ siteName }, snapshots] = await Promise.all([
      reads.settings.read(),
      reads.snapshots.seriesOf(id, null),
    ]);
    return {
      name: exportName(siteName, 'physical-profile', format.toLowerCase()),
      contentType: contentTypes[format],
      content: tableOf(format, snapshots, language),
    };
  };

type Input = Readonly<{
  id: SnapshotId;
  format: ReportFormat;
  language: Language;
  /** The same key gives the same report and is paid once. */
  requestKey: string;
}>;

/**
 * One week as a file behind a signed address: CSV and JSON free, the designed PDF report for its fee, given back when it
 * can't be made.
 */
export const exportWeek =
  (ports: Printing) =>
  async (actor: Actor, { id, format, language, requestKey }: Input): Promise<ExportedWeek> => {
    const { id: userId } = requireMember(actor);
    const { reads, mediaStore, chance, clock } = ports;
    const snapshot = await reads.snapshots.find(id);
    if (!snapshot) throw new DomainError('indicator.not_found');
    // Another person's profile can be looked at where its owner allows it, never carried away.
    if (snapshot.userId !== userId) throw new DomainError('indicator.not_owner');
    if (format === 'PDF') return printReport(ports)(actor, { snapshot, language, requestKey });

    const { siteName } = await reads.settings.read();
    const contentType = contentTypes[format];
    const now = clock.now();
    // No row refers to it: within the hour the clean-up of orphaned files takes it away again.
    const key = storeKey(chance.token(), contentType, now);
    const size = await mediaStore.write(key, tableOf(format, [snapshot], language), contentType);
    const name = exportName(siteName, snapshot.week, format.toLowerCase());
    const expiresAt = addressExpiry(now);
    const url = await mediaStore.signedUrl(key, { contentType, name, expiresAt });
    return { format, name, contentType, size, mediumId: null, url, expiresAt, charged: 0 };
  };
