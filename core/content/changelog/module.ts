import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { changelogErrors } from './errors.ts';
import { addChangelogEntry, changeChangelogEntry, deleteChangelogEntry } from './use-cases/edit-changelog.ts';
import { listChangelog, readChangelog, readChangelogEntry } from './use-cases/read-changelog.ts';

const useCases = (ports: Composition) => ({
  readChangelog: readChangelog(ports),
  listChangelog: listChangelog(ports),
  readChangelogEntry: readChangelogEntry(ports),
  addChangelogEntry: addChangelogEntry(ports),
  changeChangelogEntry: changeChangelogEntry(ports),
  deleteChangelogEntry: deleteChangelogEntry(ports),
});

export const changelogModule = {
  name: 'changelog',
  errors: changelogErrors,
  useCases,
} as const satisfies Module;
