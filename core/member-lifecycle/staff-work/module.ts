import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { staffWorkErrorParams, staffWorkErrors } from './errors.ts';
import { staffWorkReactions } from './reactions.ts';
import { assignWork } from './use-cases/assign-work.ts';
import {
  forgetOrphanedWork,
  listAssignees,
  listNotesAbout,
  readWork,
  withAssignees,
} from './use-cases/read-work.ts';
import { addStaffNote, deleteStaffNote, editStaffNote } from './use-cases/write-notes.ts';

const useCases = (ports: Composition) => ({
  readWork: readWork(ports),
  addStaffNote: addStaffNote(ports),
  editStaffNote: editStaffNote(ports),
  deleteStaffNote: deleteStaffNote(ports),
  assignWork: assignWork(ports),
  listAssignees: listAssignees(ports),
  withAssignees: withAssignees(ports),
  listNotesAbout: listNotesAbout(ports),
  forgetOrphanedWork: forgetOrphanedWork(ports),
});

export const staffWorkModule = {
  name: 'staffWork',
  errors: staffWorkErrors,
  errorParams: staffWorkErrorParams,
  reactions: staffWorkReactions,
  hooks: {
    // Staff keep their notes to themselves: they are given out on request, and are in no archive.
    whenMemberIsAnonymised: async ({ staffNotes, assignments }, userId) => {
      await staffNotes.deleteAllAbout(userId);
      await assignments.deleteAllOf(userId);
    },
  },
  useCases,
} as const satisfies Module;
