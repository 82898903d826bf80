import { workKinds, type WorkRecord } from '#core/member-lifecycle/staff-work/staff-note.ts';
import { OperatorError } from '#adapters/ports/operator-error.ts';
import type { Commands } from '../engine/commands.ts';
import type { Session } from '../engine/session.ts';
import { resolveUser } from '../people/resolve-user.ts';

const recordOf = async (session: Session, typed: string, id: string): Promise<WorkRecord> => {
  const kind = workKinds.find((one) => one === typed.toLowerCase());
  if (kind === undefined) throw new OperatorError(`"${typed}" is none of ${workKinds.join(', ')}.`);
  return { kind, id: kind === 'user' ? await resolveUser(session, id) : id };
};

const columns = ['id', 'kind', 'recordId', 'authorName', 'createdAt', 'text'];

export const commands: Commands = (program, session) => {
  const notes = program.command('notes').description('what staff noted about people, orders and reports');

  notes
    .command('list')
    .argument('<kind>', workKinds.join(', '))
    .argument('<record>', 'its id; of a person also the e-mail address or username')
    .option('--about', 'of a person: on every record that is about this person')
    .description('oldest first; with --about newest first, for a request about personal data')
    .action(async (kind: string, id: string, { about = false }: { about?: boolean }) => {
      const { app } = await session.application();
      const actor = await session.actor();
      const record = await recordOf(session, kind, id);
      const rows =
        about && record.kind === 'user'
          ? await app.staffWork.listNotesAbout(actor, record.id)
          : (await app.staffWork.readWork(actor, record)).notes;
      session.list(rows, columns);
    });

  notes
    .command('add')
    .argument('<kind>', workKinds.join(', '))
    .argument('<record>', 'its id; of a person also the e-mail address or username')
    .requiredOption('--text <text>', 'what colleagues read')
    .description('as the person named by --as')
    .action(async (kind: string, id: string, { text }: { text: string }) => {
      const { app } = await session.application();
      const record = await recordOf(session, kind, id);
      const note = await app.staffWork.addStaffNote(await session.actor(), { ...record, text });
      session.say(note, `The note ${note.id} is kept.`);
    });

  program
    .command('assign')
    .argument('<kind>', workKinds.join(', '))
    .argument('<record>', 'its id; of a person also the e-mail address or username')
    .option('--to <user>', 'who works on it: id, e-mail address or username; without it, nobody')
    .description('give a person, an order or a report to one of the staff who may see it')
    .action(async (kind: string, id: string, { to }: { to?: string }) => {
      const { app } = await session.application();
      const record = await recordOf(session, kind, id);
      const assigneeId = to === undefined ? null : await resolveUser(session, to);
      await app.staffWork.assignWork(await session.actor(), { ...record, assigneeId });
      session.say(
        { ...record, assigneeId },
        assigneeId === null ? 'Nobody works on it now.' : `${to} works on it now.`,
      );
    });
};
