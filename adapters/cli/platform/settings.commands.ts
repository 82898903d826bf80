import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { brandPlaces, brandSettings, type BrandPlace } from '#core/platform/settings/brand.ts';
import { defaultSettings, type SettingKey, type Settings } from '#core/platform/settings/site.ts';
import { OperatorError } from '#adapters/ports/operator-error.ts';
import type { Commands } from '../engine/commands.ts';

const settingKeys = Object.keys(defaultSettings) as SettingKey[]; // every setting has a default

const isSetting = (name: string): name is SettingKey => Object.hasOwn(defaultSettings, name);

const requireSetting = (name: string): SettingKey => {
  if (!isSetting(name)) throw new OperatorError(`"${name}" is no setting: see settings list.`);
  return name;
};

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A text is taken as it was typed; everything else is JSON. */
const readValue = (name: SettingKey, typed: string): unknown => {
  const usual: unknown = defaultSettings[name];
  // What may be nothing is a moment, which is typed as a text.
  if (usual === null && typed === 'null') return null;
  if (usual === null || typeof usual === 'string') return typed;
  try {
    return JSON.parse(typed) as unknown;
  } catch {
    throw new OperatorError(`"${typed}" can't be read: write it like ${written(usual)}.`);
  }
};

const placeNamed = (typed: string): BrandPlace => {
  const place = brandPlaces.find((known) => known.toLowerCase() === typed.toLowerCase());
  if (!place) throw new OperatorError(`"${typed}" is none of ${brandPlaces.join(', ')}.`);
  return place;
};

const uploadAt = async (path: string) => {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new OperatorError(`"${path}" is no file that can be read.`);
  return { path, name: basename(path), size: found.size };
};

export const commands: Commands = (program, session) => {
  const settings = program.command('settings').description('what staff can set, as on the settings page');

  settings
    .command('list')
    .description('every setting and its value')
    .option('--changed', 'only those that are not as the platform comes')
    .action(async ({ changed }: { changed?: true }) => {
      const { app } = await session.application();
      const now = await app.settings.readSettings(await session.actor());
      const rows = settingKeys
        .filter((name) => !changed || written(now[name]) !== written(defaultSettings[name]))
        .map((name) => ({ name, value: written(now[name]) }));
      session.list(rows, ['name', 'value']);
    });

  settings
    .command('show')
    .argument('<name>')
    .description('one setting')
    .action(async (typed: string) => {
      const name = requireSetting(typed);
      const { app } = await session.application();
      const now = await app.settings.readSettings(await session.actor());
      session.say({ [name]: now[name] }, written(now[name]));
    });

  settings
    .command('set')
    .argument('<name>')
    .argument('<value>', 'a text as it is; else JSON, such as true, 24 or {"vi":"…","en":"…"}')
    .description('by the same rules as on the settings page')
    .action(async (typedName: string, typed: string) => {
      const name = requireSetting(typedName);
      const { app } = await session.application();
      const actor = await session.actor();
      const now = await app.settings.readSettings(actor);
      const change = { [name]: readValue(name, typed) } as Partial<Settings>; // judged by the use case
      const next = await app.settings.updateSettings(actor, { ...change, version: now.version });
      session.say({ [name]: next[name] }, `${name}: ${written(next[name])}`);
    });

  settings
    .command('picture')
    .argument('<place>', brandPlaces.join(', '))
    .argument('[file]', 'a PNG, JPEG or WebP picture')
    .option('--usual', 'the picture that the platform comes with, in place of a file')
    .description('the pictures of the brand, as on the settings page')
    .action(async (typedPlace: string, file: string | undefined, { usual }: { usual?: true }) => {
      const place = placeNamed(typedPlace);
      if ((file === undefined) === (usual === undefined))
        throw new OperatorError('Give either a file or --usual.');
      const { app } = await session.application();
      const actor = await session.actor();
      const name = brandSettings[place];
      const address =
        file === undefined
          ? defaultSettings[name]
          : (await app.media.addBrandPicture(actor, place, await uploadAt(file))).address;
      const { version } = await app.settings.readSettings(actor);
      const next = await app.settings.updateSettings(actor, { [name]: address, version });
      session.say({ [name]: next[name] }, `${name}: ${written(next[name])}`);
    });
};
