import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { memberNoteArchive } from './archive.ts';
import { memberNoteErrors } from './errors.ts';
import { getMemberNote } from './use-cases/get-member-note.ts';
import { keepMemberNote } from './use-cases/keep-member-note.ts';
import { listMemberNotes } from './use-cases/list-member-notes.ts';

const useCases = (ports: Composition) => ({
  getMemberNote: getMemberNote(ports),
  keepMemberNote: keepMemberNote(ports),
  listMemberNotes: listMemberNotes(ports),
});

export const memberNoteModule = {
  name: 'coaching',
  errors: memberNoteErrors,
  hooks: {
    archiveOf: memberNoteArchive,
    whenMemberIsAnonymised: ({ memberNotes }, userId) => memberNotes.deleteAllOf(userId),
  },
  useCases,
} as const satisfies Module;
