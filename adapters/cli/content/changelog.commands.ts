import { changelogKinds } from '#core/content/changelog/changelog.ts';
import type { Commands } from '../engine/commands.ts';
import { oneOf, rangeOf, withPages, type PageFlags } from '../engine/values.ts';

type Words = { titleVi: string; titleEn: string; textVi: string; textEn: string; publish?: boolean };

export const commands: Commands = (program, session) => {
  const changelog = program.command('changelog').description('the changelog: look at it, add to it');

  withPages(changelog.command('list'))
    .description('newest first, those that are being written too')
    .action(async (options: PageFlags) => {
      const { app } = await session.application();
      const { rows, ...extent } = await app.changelog.listChangelog(await session.actor(), {
        sort: { field: 'createdAt', order: 'DESC' },
        ...rangeOf(options),
        filter: {},
      });
      const lines = rows.map((row) => ({ ...row, title: row.title.en }));
      return session.page(lines, ['id', 'kind', 'publishedAt', 'title'], { ...extent, ...options });
    });

  changelog
    .command('add')
    .argument('<kind>', changelogKinds.join(', '))
    .requiredOption('--title-vi <text>')
    .requiredOption('--title-en <text>')
    .requiredOption('--text-vi <text>')
    .requiredOption('--text-en <text>')
    .option('--publish', 'everybody can read it at once')
    .description('write an entry')
    .action(async (kind: string, { titleVi, titleEn, textVi, textEn, publish = false }: Words) => {
      const { app } = await session.application();
      const entry = await app.changelog.addChangelogEntry(await session.actor(), {
        kind: oneOf(changelogKinds, kind),
        title: { vi: titleVi, en: titleEn },
        text: { vi: textVi, en: textEn },
        reportIds: [],
        isPublished: publish,
      });
      session.say(entry, `${entry.title.en}: ${publish ? 'published' : 'a draft'}, ${entry.id}.`);
    });
};
