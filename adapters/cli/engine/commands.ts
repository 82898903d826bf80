import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import type { Session } from './session.ts';

/** Adds what operators may do with one noun. */
export type Commands = (program: Command, session: Session) => void;

const folder = fileURLToPath(new URL('..', import.meta.url));

const commandsIn = async (file: string): Promise<Commands> => {
  const { commands } = (await import(join(folder, file))) as { commands?: Commands };
  if (commands === undefined) throw new Error(`adapters/cli/${file} exports no commands`);
  return commands;
};

/** Every `*.commands.ts` of an area, in the order of areas and names: none can be written and forgotten. */
export const everyCommand: readonly Commands[] = await Promise.all(
  globSync('*/*.commands.ts', { cwd: folder }).toSorted().map(commandsIn),
);
