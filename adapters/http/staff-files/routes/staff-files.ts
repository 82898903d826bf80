import type { Application } from '#core/application.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { byteOrderMark, csvLine } from '#core/kernel/csv.ts';
import type { ListRequest } from '#core/kernel/page.ts';
import { after } from '#core/kernel/time.ts';
import { requireMember } from '#core/access/actor/actor.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { downloads } from '#http/engine/contract/downloads.ts';
import type { ListQuery } from '#http/engine/contract/list.ts';
import { staffFiles, wholeLists, type WholeList } from '#http/staff-files/contract/staff-files.ts';
import { ticketLifetimeMs, type WsTickets } from '#adapters/ports/ws-tickets.ts';
import { requireAccess } from '../../engine/protection/access-guard.ts';
import { fileAnswer, handlers, ListAnswer, type Input, type Route } from '../../engine/handlers.ts';
import { encodeOutput } from '../../engine/serving/input.ts';
import type { OddAnswerListener } from '../../engine/serving/odd-answer.ts';
import type { FileColumn, FileReader } from '../file-column.ts';
import { fileColumns } from '../staff-file-columns.ts';

const isWholeList = (name: string): name is WholeList => Object.hasOwn(wholeLists, name);

/** The heading goes with the first rows: a file that could not be begun is a refusal, not a file. */
async function* csvOf(
  parts: AsyncIterable<readonly unknown[]>,
  columns: readonly FileColumn<never>[],
  reader: FileReader,
): AsyncGenerator<string> {
  let text = byteOrderMark + csvLine(columns.map(({ heading }) => heading(reader)));
  for await (const rows of parts) {
    yield text + rows.map((row) => csvLine(columns.map(({ cell }) => cell(row as never, reader)))).join('');
    text = '';
  }
  if (text !== '') yield text;
}

export type FileServices = Readonly<{ clock: Clock; onOddAnswer: OddAnswerListener }>;

type FileQuery = Pick<ListQuery, 'sort' | 'filter'> & Readonly<{ language?: FileReader['language'] }>;

/**
 * Whole staff lists as files. Each part is what the list's own route answers, through its own use case and its own
 * contract: a file can't hold what the list would not show to the same person.
 */
const fileRoute =
  (list: WholeList, route: Route, { audit }: Application, { clock, onOddAnswer }: FileServices) =>
  async (input: Input): Promise<ReturnType<typeof fileAnswer>> => {
    const { sort, filter = {}, language = input.context.language } = input.query as unknown as FileQuery; // the contract of every file
    const context = { ...input.context, language };
    const readPart = async ({ from, to }: Pick<ListRequest, 'from' | 'to'>): Promise<readonly unknown[]> => {
      const query: ListQuery = { sort, filter, range: [from, to], isPart: true };
      const answer = await route.handle({ ...input, context, query } as unknown as Input); // what the list's schema makes of it
      if (!(answer instanceof ListAnswer)) throw new TypeError(`${list} answers no list`);
      const report = (error: Error) => onOddAnswer(`${list}.csv`, error);
      return encodeOutput(route.endpoint, answer.list.rows, report) as unknown[]; // every list's output is an array
    };
    const order = sort && { field: sort[0], order: sort[1] };
    const { parts, timeZone } = await audit.exportList(input.actor, { list, sort: order, filter }, readPart);
    return fileAnswer({
      contentType: 'text/csv; charset=utf-8',
      name: `fitboard-${list}-${clock.now().toISOString().slice(0, 10)}.csv`,
      stream: csvOf(parts, fileColumns[list], { language, timeZone }),
    });
  };

export const staffFileRoutes = (
  app: Application,
  services: FileServices,
  listRoutes: readonly Route[],
): readonly Route[] =>
  handlers(
    staffFiles,
    Object.fromEntries(
      Object.entries(wholeLists).map(([name, endpoint]) => {
        const route = listRoutes.find((each) => each.endpoint === endpoint);
        if (!route || !isWholeList(name)) throw new TypeError(`No route answers the list ${name}`);
        return [name, fileRoute(name, route, app, services)];
      }),
    ),
  );

type Ticketing = Readonly<{ tickets: Pick<WsTickets, 'issue'>; clock: Clock }>;

export const downloadRoutes = ({ tickets, clock }: Ticketing): readonly Route[] =>
  handlers(downloads, {
    ticket: async ({ actor, body: { list, sort, filter, language }, context }) => {
      if (!isWholeList(list)) throw new DomainError('route.not_found');
      // Said here, where the console can show it; the download itself asks again.
      requireAccess(wholeLists[list].access, actor);
      const { id: userId, sessionId } = requireMember(actor);
      const query = new URLSearchParams({
        ...(sort && { sort: JSON.stringify(sort) }),
        ...(filter && { filter: JSON.stringify(filter) }),
        language: language ?? context.language,
      });
      const address = `/api/admin/${list}.csv?${query.toString()}`;
      const at = clock.now();
      const ticket = await tickets.issue({ userId, sessionId }, at, address);
      return { url: `${address}&ticket=${ticket}`, expiresAt: after(at, ticketLifetimeMs) };
    },
  });
