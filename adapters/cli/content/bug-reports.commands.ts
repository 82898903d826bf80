import {
  bugReportStatuses,
  bugSeverities,
  declinedOutcomes,
  resolvedOutcomes,
} from '#core/content/bug-report/bug-report.ts';
import type { Command } from 'commander';
import type { Commands } from '../engine/commands.ts';
import type { Session } from '../engine/session.ts';
import {
  choice,
  oneOf,
  rangeOf,
  readWhole,
  wholeNumber,
  withPages,
  type PageFlags,
} from '../engine/values.ts';

type Said = Readonly<{ number: number; title: string; status: string; outcome: string | null }>;

const sentenceOf = ({ number, title, status, outcome }: Said): string =>
  `#${number}, ${title}: ${status}${outcome === null ? '' : `, ${outcome}`}.`;

/** What is looked at. */
const addReads = (reports: Command, session: Session): void => {
  withPages(reports.command('list'))
    .description('those that wait longest first')
    .option('--status <status>', bugReportStatuses.join(', '))
    .option('--search <text>', 'number, title or reporter; marks and case do not matter')
    .action(async (options: { status?: string; search?: string } & PageFlags) => {
      const { app } = await session.application();
      const { status, search } = options;
      const { rows, ...extent } = await app.bugReport.listReports(await session.actor(), {
        sort: { field: 'createdAt', order: 'ASC' },
        ...rangeOf(options),
        filter: {
          ...(status !== undefined && { status: oneOf(bugReportStatuses, status) }),
          ...(search !== undefined && { q: search }),
        },
      });
      const columns = ['id', 'number', 'type', 'status', 'severity', 'votes', 'reporterName', 'title'];
      return session.page(rows, columns, { ...extent, ...options });
    });

  reports
    .command('show')
    .argument('<report>', 'its id')
    .description('a report with what was said and what resembles it')
    .action(async (id: string) => {
      const { app } = await session.application();
      const file = await app.bugReport.readReportFile(await session.actor(), id);
      const { report, messages, similar } = file;
      session.say(
        file,
        [
          sentenceOf(report),
          report.content,
          ...messages.map(({ kind, authorName, text }) => `${kind} ${authorName}: ${text}`),
          ...similar.map((each) => `similar: #${each.number} ${each.title}`),
        ].join('\n'),
      );
    });
};

/** What is decided. */
const addSteps = (reports: Command, session: Session): void => {
  reports
    .command('accept')
    .argument('<report>', 'its id')
    .argument('<severity>', bugSeverities.join(', '))
    .description('take it up')
    .action(async (id: string, typed: string) => {
      const { app } = await session.application();
      const severity = oneOf(bugSeverities, typed);
      const report = await app.bugReport.acceptReport(await session.actor(), { id, severity });
      session.say(report, sentenceOf(report));
    });

  reports
    .command('resolve')
    .argument('<report>', 'its id')
    .argument('<outcome>', resolvedOutcomes.join(', '))
    .addOption(choice('--severity <severity>', bugSeverities))
    .addOption(
      wholeNumber('--amount <coins>', 'Base Coin; left out: as the published table says', {
        least: 0,
        most: 1_000_000_000,
      }),
    )
    .option('--note <text>', 'words for the reporter')
    .description('done; its first reporter gets the bounty, once')
    .action(
      async (id: string, outcome: string, flags: { severity?: string; amount?: string; note?: string }) => {
        const { app } = await session.application();
        const report = await app.bugReport.resolveReport(await session.actor(), {
          id,
          outcome: oneOf(resolvedOutcomes, outcome),
          ...(flags.severity !== undefined && { severity: oneOf(bugSeverities, flags.severity) }),
          ...(flags.amount !== undefined && {
            amount: readWhole('--amount', { least: 0, most: 10_000_000 }, flags.amount),
          }),
          ...(flags.note !== undefined && { note: flags.note }),
        });
        session.say(report, sentenceOf(report));
      },
    );

  reports
    .command('decline')
    .argument('<report>', 'its id')
    .argument('<outcome>', declinedOutcomes.join(', '))
    .requiredOption('--reason <text>', 'its reporter reads it')
    .description('close it with a reason')
    .action(async (id: string, outcome: string, { reason }: { reason: string }) => {
      const { app } = await session.application();
      const report = await app.bugReport.declineReport(await session.actor(), {
        id,
        outcome: oneOf(declinedOutcomes, outcome),
        reason,
      });
      session.say(report, sentenceOf(report));
    });

  reports
    .command('merge')
    .argument('<report>', 'its id')
    .argument('<into>', 'the id of the one that stands for it')
    .description('let another report stand for it')
    .action(async (id: string, into: string) => {
      const { app } = await session.application();
      const report = await app.bugReport.mergeReport(await session.actor(), { id, into });
      session.say(report, `#${report.number} is merged.`);
    });

  reports
    .command('reply')
    .argument('<report>', 'its id')
    .argument('<text>', 'unsigned')
    .option('--note', 'for staff alone')
    .description('write to the reporter, or a note')
    .action(async (id: string, text: string, { note = false }: { note?: boolean }) => {
      const { app } = await session.application();
      const messages = await app.bugReport.writeAsStaff(await session.actor(), { id, text, isNote: note });
      session.say(messages, note ? 'Noted.' : 'Sent.');
    });
};

export const commands: Commands = (program, session) => {
  const reports = program
    .command('bug-reports')
    .description('bug reports: look at them, take up, resolve, decline, merge, reply');
  addReads(reports, session);
  addSteps(reports, session);
};
