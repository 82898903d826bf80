import {
  specializationChecks,
  specializationRequestStatuses,
} from '#core/coaching/specialization/specialization-request.ts';
import type { StaffSpecializationRequest } from '#core/coaching/specialization/views/shown-request.ts';
import { specializationTypes } from '#core/coaching/specialization/specialization.ts';
import { requireCheckedFlag } from './coach-requests.commands.ts';
import type { Commands } from '../engine/commands.ts';
import { oneOf, rangeOf, wholeNumber, withPages, type PageFlags } from '../engine/values.ts';

const sentenceOf = ({ userName, label, status }: StaffSpecializationRequest): string =>
  `${userName}, ${label.en}: ${status}.`;

export const commands: Commands = (program, session) => {
  const specializations = program
    .command('specializations')
    .description('look at what coaches ask to be recognised for, and decide on it');

  specializations
    .command('types')
    .description('what can be asked for')
    .action(async () => {
      const { app } = await session.application();
      const { rows } = await app.specialization.listTypes(await session.actor(), {
        sort: { field: 'type', order: 'ASC' },
        from: 0,
        to: specializationTypes.length - 1,
        filter: {},
      });
      if (session.isJson()) return session.list(rows, []);
      const lines = rows.map((row) => ({ ...row, label: row.label.en }));
      return session.list(lines, ['type', 'label', 'status', 'infoUrl']);
    });

  withPages(specializations.command('list'))
    .description('what waits longest first')
    .option('--status <status>', specializationRequestStatuses.join(', '))
    .option('--type <type>', 'as in "specializations types"')
    .option('--search <text>', 'whose it is; marks and case do not matter')
    .action(async (options: { status?: string; type?: string; search?: string } & PageFlags) => {
      const { app } = await session.application();
      const { rows, ...extent } = await app.specialization.listRequests(await session.actor(), {
        sort: { field: 'createdAt', order: 'ASC' },
        ...rangeOf(options),
        filter: {
          removedAt: null,
          ...(options.status !== undefined && {
            status: oneOf(specializationRequestStatuses, options.status),
          }),
          ...(options.type !== undefined && { type: oneOf(specializationTypes, options.type) }),
          ...(options.search !== undefined && { q: options.search }),
        },
      });
      const shown = { ...extent, ...options };
      if (session.isJson()) return session.page(rows, [], shown);
      const lines = rows.map(({ evidence, ...row }) => ({
        ...row,
        issuer: evidence.issuer,
        number: evidence.number,
        files: evidence.fileCount,
        expiresAt: evidence.expiresAt,
        createdAt: row.createdAt.toISOString(),
      }));
      return session.page(lines, [
        'id', 'userName', 'type', 'status', 'version', 'issuer', 'number', 'expiresAt', 'files', 'createdAt',
      ], shown); // prettier-ignore
    });

  specializations
    .command('approve')
    .argument('<request>', 'its id')
    .addOption(
      wholeNumber('--version <number>', 'the version that was checked, as the list shows it', {
        least: 1,
        most: 999_999_999,
      }).makeOptionMandatory(),
    )
    .option('--checked', `everything was checked: ${specializationChecks.join(', ')}`)
    .description('give the badge and take the fee that is held')
    .action(async (id: string, { version, checked }: { version: number; checked?: true }) => {
      requireCheckedFlag(checked, specializationChecks);
      const { app } = await session.application();
      const request = await app.specialization.approve(await session.actor(), {
        id,
        version,
        checklist: specializationChecks,
      });
      session.say(request, sentenceOf(request));
    });

  specializations
    .command('reject')
    .argument('<request>', 'its id')
    .requiredOption('--reason <text>', 'the coach reads it; kept in the audit log')
    .description('refuse a request and give its fee back')
    .action(async (id: string, { reason }: { reason: string }) => {
      const { app } = await session.application();
      const request = await app.specialization.reject(await session.actor(), { id, reason });
      session.say(request, sentenceOf(request));
    });
};
