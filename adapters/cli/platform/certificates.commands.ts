import { readFile } from 'node:fs/promises';
import { credentialKinds, isPublicId, staffReasons } from '#core/platform/credential/credential.ts';
import { visitor } from '#core/access/actor/actor.ts';
import type { StaffCredential } from '#core/platform/credential/views/staff-credential.ts';
import type { Config } from '#adapters/composition/config.ts';
import type { Commands } from '../engine/commands.ts';
import { oneOf, rangeOf, withPages, type PageFlags } from '../engine/values.ts';

const sentenceOf = ({ publicId, name, title, status }: StaffCredential): string =>
  `${publicId}, ${name ?? 'erased'}, ${title}: ${status}.`;

const makeNewKeys = async (config: Config): Promise<void> => {
  const { renewCredentialKeys } = await import('#adapters/composition/credential-keys.ts');
  await renewCredentialKeys(config);
};

type ListFlags = { kind?: string; reason?: string; user?: string; search?: string } & PageFlags;

type RotateFlags = { given?: boolean; compromised?: boolean; yes: boolean };

export const commands: Commands = (program, session) => {
  const certificates = program
    .command('certificates')
    .description(
      'certificates and badges: look at them, verify, revoke, issue again, change the keys that sign them',
    );

  withPages(certificates.command('list'))
    .description('the newest first')
    .option('--kind <type>', credentialKinds.join(', '))
    .option('--reason <code>', 'revoked ones, by why they were')
    .option('--user <id>', 'of one person')
    .option('--search <text>', 'name or title; marks and case do not matter')
    .action(async (options: ListFlags) => {
      const { app } = await session.application();
      const { kind, reason, user, search } = options;
      const { rows, ...extent } = await app.credential.list(await session.actor(), {
        sort: { field: 'createdAt', order: 'DESC' },
        ...rangeOf(options),
        filter: {
          ...(kind !== undefined && { kind: oneOf(credentialKinds, kind) }),
          ...(reason !== undefined && { reason }),
          ...(user !== undefined && { userId: user }),
          ...(search !== undefined && { q: search }),
        },
      });
      const shown = { ...extent, ...options };
      if (session.isJson()) return session.page(rows, [], shown);
      const lines = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
      return session.page(
        lines,
        ['id', 'publicId', 'kind', 'status', 'reason', 'name', 'title', 'createdAt'],
        shown,
      );
    });

  certificates
    .command('verify')
    .argument('<certificate>', 'its public id, or a file with its signed text')
    .description('how it stands today; a file is also checked for its signature')
    .action(async (what: string) => {
      const { app } = await session.application();
      if (isPublicId(what)) {
        const shown = await app.credential.view(visitor, { publicId: what });
        return session.say(shown, `${shown.name ?? 'erased'}, ${shown.title}: ${shown.status}.`);
      }
      const checked = await app.credential.check(visitor, { jwt: await readFile(what, 'utf8') });
      const { name, title } = checked.certificate;
      return session.say(checked, `Signed by us. ${name ?? 'erased'}, ${title}: ${checked.status}.`);
    });

  certificates
    .command('revoke')
    .argument('<id>', 'as the list shows it')
    .requiredOption('--reason <code>', staffReasons.join(', '))
    .option('--note <text>', 'kept in the audit log')
    .option('--yes', 'do not ask', false)
    .description('revoke for ever; an approved badge ends with it')
    .action(async (id: string, { reason, note, yes }: { reason: string; note?: string; yes: boolean }) => {
      const why = oneOf(staffReasons, reason);
      await session.confirm(`Certificate ${id} is revoked for ever (${session.environment}).`, yes);
      const { app } = await session.application();
      const revoked = await app.credential.revoke(await session.actor(), {
        id,
        reason: why,
        note,
      });
      session.say(revoked, sentenceOf(revoked));
    });

  certificates
    .command('reissue')
    .argument('<id>', 'as the list shows it')
    .description('issue it again under the holder’s name of today; the old one is replaced')
    .action(async (id: string) => {
      const { app } = await session.application();
      const made = await app.credential.reissue(await session.actor(), { id });
      session.say(made, sentenceOf(made));
    });

  certificates
    .command('keys')
    .description('the public keys that sign, and those that did')
    .action(async () => {
      const { app } = await session.application();
      const keys = await app.credential.listKeys(await session.actor());
      return session.list(
        keys.map((key) => ({ ...key, createdAt: key.createdAt.toISOString() })),
        ['state', 'alg', 'kid', 'createdAt'],
      );
    });

  certificates
    .command('rotate')
    .option('--given', 'take up the keys that CREDENTIAL_KEYS holds now, instead of making new ones')
    .option(
      '--compromised',
      'the old keys are known to others: believe them no more, and sign everything anew',
    )
    .option('--yes', 'do not ask', false)
    .description('sign with new keys from now on; what old ones signed stays valid')
    .action(async ({ given = false, compromised = false, yes }: RotateFlags) => {
      await session.confirm(
        compromised
          ? `All that other keys signed is believed no more, and is signed anew (${session.environment}).`
          : `Other keys sign certificates no more (${session.environment}); every instance has to be restarted.`,
        yes,
      );
      if (!given) await makeNewKeys(await session.config());
      const { app } = await session.application();
      const actor = await session.actor();
      const { ended } = await app.credential.rotateKeys(actor, { compromised });
      const { signed } = compromised ? await app.credential.signCompromisedAnew(actor) : { signed: 0 };
      session.say(
        { ended, signed },
        `${ended} earlier keys ${compromised ? 'are believed no more' : 'are retired'}; ${signed} certificates were signed anew. Start the servers again.`,
      );
    });
};
