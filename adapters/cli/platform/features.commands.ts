import { features, type Feature } from '#core/platform/settings/feature.ts';
import type { Commands } from '../engine/commands.ts';
import type { Session } from '../engine/session.ts';
import { oneOf } from '../engine/values.ts';

/** Over what is there now: the others keep theirs. */
const turn = async (session: Session, typed: string, isOn: boolean): Promise<void> => {
  const feature: Feature = oneOf(features, typed);
  const { app } = await session.application();
  const actor = await session.actor();
  const now = await app.settings.readSettings(actor);
  const next = await app.settings.updateSettings(actor, {
    features: { ...now.features, [feature]: isOn },
    version: now.version,
  });
  session.say({ [feature]: next.features[feature] }, `${feature} is ${isOn ? 'on' : 'off'}.`);
};

export const commands: Commands = (program, session) => {
  const command = program
    .command('features')
    .description('what members can begin; what goes on already is ended as always');

  command
    .command('list')
    .description('every feature, and whether it is on')
    .action(async () => {
      const { app } = await session.application();
      const now = await app.settings.readSettings(await session.actor());
      session.list(
        features.map((feature) => ({ feature, on: now.features[feature] ? 'on' : 'off' })),
        ['feature', 'on'],
      );
    });

  command
    .command('off')
    .argument('<feature>', features.join(', '))
    .description('members begin nothing new of it')
    .action((typed: string) => turn(session, typed, false));

  command
    .command('on')
    .argument('<feature>', 'as off')
    .description('members begin again')
    .action((typed: string) => turn(session, typed, true));
};
