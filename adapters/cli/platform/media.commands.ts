import { gibibyte } from '#core/platform/media/medium.ts';
import { maxQuotaGib, minQuotaGib } from '#core/platform/media/quota.ts';
import { OperatorError } from '#adapters/ports/operator-error.ts';
import type { Commands } from '../engine/commands.ts';
import { wholeNumber } from '../engine/values.ts';

type QuotaFlags = Readonly<{ gib?: number; byLevel?: true; reason: string }>;

const inGib = (bytes: number): string => (bytes / gibibyte).toFixed(2);

export const commands: Commands = (program, session) => {
  const media = program.command('media').description('look at the room that files take, and clean up');

  media
    .command('usage')
    .description('who keeps the most, deleted files and unfinished uploads left out')
    .addOption(wholeNumber('--limit <count>', 'how many members', { least: 1, most: 1000 }).default(20))
    .action(async ({ limit }: { limit: number }) => {
      const { app } = await session.application();
      const owners = await app.media.listLargestOwners(await session.actor(), limit);
      const rows = owners.map(({ bytes, ...owner }) => ({ gib: inGib(bytes), ...owner, bytes }));
      session.list(rows, ['gib', 'files', 'ownerId', 'ownerName']);
    });

  media
    .command('quota')
    .argument('<user>', 'id of the member')
    .addOption(wholeNumber('--gib <count>', 'how much', { least: minQuotaGib, most: maxQuotaGib }))
    .option('--by-level', 'as much as the level says, from now on')
    .requiredOption('--reason <text>', 'kept in the audit log')
    .description('give one member more or less room than their level')
    .action(async (id: string, { gib, byLevel, reason }: QuotaFlags) => {
      if ((gib === undefined) === (byLevel === undefined))
        throw new OperatorError('Give either --gib or --by-level.');
      const { app } = await session.application();
      const storage = await app.media.setStorageQuota(await session.actor(), {
        id,
        gib: gib ?? null,
        reason,
      });
      const { used, quota } = storage.own;
      session.say(storage, `${inGib(used)} of ${inGib(quota)} GiB are used.`);
    });

  media
    .command('clean-up')
    .description(
      'remove what was deleted, what has expired, and what no row knows of, and seal earlier photos; as the clock does',
    )
    .action(async () => {
      const { app } = await session.application();
      const actor = await session.actor();
      const done = {
        ...(await app.media.purgeDeletedMedia(actor)),
        ...(await app.media.expireUploads(actor)),
        ...(await app.media.cleanUpMedia(actor)),
        ...(await app.media.sealPhotos(actor)),
      };
      const { purged, expired, unused, orphaned, sealed } = done;
      session.say(
        done,
        `Removed: ${purged} deleted, ${expired} expired uploads, ${unused} unused, ${orphaned} without a row. Sealed: ${sealed} earlier photos.`,
      );
    });
};
