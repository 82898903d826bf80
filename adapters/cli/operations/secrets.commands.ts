import type { Config } from '#adapters/composition/config.ts';
import { OperatorError } from '#adapters/ports/operator-error.ts';
import type { Commands } from '../engine/commands.ts';

const requireOwnKeys = ({ keysAreGiven }: Config): void => {
  if (keysAreGiven)
    throw new OperatorError(
      'The keys come from variables: give the old ones as JWT_SIGNING_KEY_PREVIOUS and MEDIA_SIGNING_KEY_PREVIOUS, new ones as JWT_SIGNING_KEY and MEDIA_SIGNING_KEY, and restart.',
      { kind: 'conflict' },
    );
};

export const commands: Commands = (program, session) => {
  const secrets = program.command('secrets').description('change the keys that sign and seal');

  secrets
    .command('rotate')
    .option('--yes', 'do not ask', false)
    .description('make new signing keys; the old ones are accepted until they are forgotten')
    .action(async ({ yes }: { yes: boolean }) => {
      const config = await session.config();
      requireOwnKeys(config);
      await session.confirm(
        `New keys are written into ${config.dataDir}/secrets.json (${session.environment}); every instance has to be restarted with it.`,
        yes,
      );
      const { rotateKeys } = await import('#adapters/composition/secrets.ts');
      rotateKeys(config.dataDir);
      session.say(
        { rotated: true },
        'New keys are in place. Restart every instance with this file; once people have come back, run `secrets forget-old`.',
      );
    });

  secrets
    .command('forget-old')
    .option('--yes', 'do not ask', false)
    .description(
      'seal waiting mail and secrets of two-step sign-in with the new keys, then accept the old ones no longer',
    )
    .action(async ({ yes }: { yes: boolean }) => {
      const config = await session.config();
      const { previous } = config;
      if (previous.jwtSigningKey === null && previous.mediaSigningKey === null)
        return session.say({ forgotten: false }, 'There are no old keys.');
      await session.confirm(
        `Who has not come back since the keys were changed is signed out, and links in older mails end (${session.environment}).`,
        yes,
      );
      const { resealAll, secretBox } = await import('#adapters/composition/operations.ts');
      const box = secretBox(config.jwtSigningKey, previous.jwtSigningKey);
      const { mails, secondFactors } = await resealAll(await session.databaseUrl(), box);
      // Nobody whose secret can't be opened could sign in any more: the old keys are still needed.
      if (secondFactors.unreadable > 0)
        throw new OperatorError(
          `${secondFactors.unreadable} secrets of two-step sign-in were sealed with other keys. The old keys stay until they are back, or these people's second factors are reset.`,
          { kind: 'conflict' },
        );
      const { resealed, unreadable } = mails;
      const { forgetPreviousKeys } = await import('#adapters/composition/secrets.ts');
      if (!config.keysAreGiven) forgetPreviousKeys(config.dataDir);
      const lost =
        unreadable > 0 ? ` ${unreadable} were sealed with other keys, and can't be read or sent.` : '';
      const rest = config.keysAreGiven
        ? ' Now remove the variables that end in _PREVIOUS.'
        : ' Restart every instance.';
      if (unreadable > 0) session.fail();
      return session.say(
        { forgotten: true, resealed, unreadable, secondFactors: secondFactors.resealed },
        `${resealed} sealed mails and ${secondFactors.resealed} secrets of two-step sign-in are closed with the new keys.${lost}${rest}`,
      );
    });
};
