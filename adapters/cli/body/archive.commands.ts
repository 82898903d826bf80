import {
  bringArchive,
  isNothingNew,
  keepAllOfOurs,
  photoKey,
  planOf,
  type BroughtPhoto,
  type ImportChoice,
} from '#core/member-lifecycle/archive-import/bring-archive.ts';
import type { PreviewedArchive } from '#core/member-lifecycle/archive-import/archive-content.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Commands } from '../engine/commands.ts';
import { printable } from '../engine/output.ts';
import { openArchiveFile } from './archive-file.ts';

/** Another try may work: the store or the scanner is away, and not the photo wrong. */
const isAway = ({ code }: DomainError): boolean =>
  code === 'media.store_unavailable' || code === 'media.scan_unavailable';

const everything = ({ weeks, goals }: PreviewedArchive): ImportChoice => ({
  weeks: new Set(weeks.map(({ week }) => week)),
  goals: new Set(goals.map(({ metric }) => metric)),
});

type Flags = Readonly<{ user: string; replace?: true; dryRun?: true }>;

export const commands: Commands = (program, session) => {
  const body = program.command('body').description('bring weeks from other servers');

  body
    .command('archive-import')
    .argument('<file>', 'the zip that the member downloaded from another Fitboard')
    .requiredOption('--user <user>', 'id, e-mail address or username of the member here')
    .option('--replace', 'where something else is here, take what the archive says')
    .option('--dry-run', 'say what it would bring, and bring nothing')
    .description(
      'bring weeks, photos, goals and answers of an archive; a second run brings nothing, no fee, no reward',
    )
    .action(async (file: string, { user, replace, dryRun }: Flags) => {
      const { app } = await session.application();
      const actor = await app.account.actorNamed(user);
      const archive = await openArchiveFile(file);
      try {
        const { read, unpacked } = archive;
        const preview = await app.indicator.previewArchive(actor, {
          weeks: read.weeks.map(({ week, inputs, photos }) => ({
            week,
            inputs,
            sides: photos.flatMap((photo) => (photo.file === null ? [] : [photo.side])),
          })),
          goals: read.goals,
          answers: read.answers,
        });
        if (dryRun) {
          session.list(
            preview.weeks.map(({ week, standing }) => ({ week, standing })),
            ['week', 'standing'],
          );
          return;
        }
        const plan = planOf(read, preview, replace ? everything(preview) : keepAllOfOurs);
        const report = await bringArchive(plan, {
          keep: (part) => app.indicator.keepArchive(actor, part),
          bringPhoto: async (photo): Promise<BroughtPhoto> => {
            const upload = await unpacked(photo.file, photo.name);
            if (!upload) return { reason: 'BROKEN' };
            try {
              const key = photoKey(read.source, photo);
              const medium = await app.media.addMedium(actor, { upload, key, purpose: 'PHYSICAL_PROFILE' });
              return { mediaId: medium.id };
            } catch (error) {
              if (error instanceof DomainError && !isAway(error)) return { reason: error.code };
              throw error;
            }
          },
        });
        for (const { week, side, name, reason } of report.failedPhotos)
          session.console.error(`${week} ${side} ${printable(name)}: ${reason}`);
        const { weeks, photos, goals, answers } = report;
        session.say(
          report,
          isNothingNew(report)
            ? `Nothing new: ${weeks.HERE} weeks are here already.`
            : `${weeks.ADDED} weeks added, ${weeks.REPLACED} replaced, ${weeks.HERE} here already, ${weeks.LEFT} left as they are; ${photos} photos, ${goals.ADDED + goals.REPLACED} goals, ${answers.added} answers.`,
        );
        if (report.failedPhotos.length > 0) session.fail();
      } finally {
        await archive.close();
      }
    });
};
