import type { Actor } from '#core/access/actor/actor.ts';
import type { Upload } from '#core/platform/media/ports.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import {
  AnswerWithCookies,
  AnswerWithStatus,
  EventsAnswer,
  FileAnswer,
  ListAnswer,
  type CookieChange,
  type Input,
  type RequestContext,
  type Route,
  type ServerEvent,
  type SentText,
} from '../handlers.ts';
import { encodeOutput, type RawInput } from './input.ts';

/** What a handler is given beside the parsed parts of its request. */
export type Caller = Readonly<{
  actor: Actor;
  file: Upload | null;
  sent: SentText | null;
  context: RequestContext;
}>;

export const inputOf = ({ params, query, body }: RawInput, caller: Caller): Input =>
  ({ params, query, body, ...caller }) as Input; // the schemas of the endpoint made the parts

/** What an endpoint answers, before a server or a story writes it. */
export type Reply = Readonly<{ cookies: CookieChange | null }> &
  (
    | Readonly<{ file: FileAnswer; events?: never }>
    | Readonly<{ file: null; events: AsyncIterable<ServerEvent> }>
    | Readonly<{
        file: null;
        events?: never;
        status: number;
        headers: Readonly<Record<string, string>>;
        /** Encoded by the contract; undefined with status 204. */
        body: unknown;
      }>
  );

/** Calls the handler and encodes its output by the contract: the same on the server and in stories. */
export const dispatch = async (
  route: Route,
  input: Input,
  onOddAnswer: (error: Error) => void,
): Promise<Reply> => {
  const { endpoint } = route;
  const handled = await route.handle(input);
  const cookies = handled instanceof AnswerWithCookies ? handled.change : null;
  const isWrapped = handled instanceof AnswerWithCookies || handled instanceof AnswerWithStatus;
  const answer: unknown = isWrapped ? handled.output : handled;
  const status = handled instanceof AnswerWithStatus ? handled.status : endpoint.status;
  if (answer instanceof FileAnswer) return { cookies, file: answer };

  if (answer instanceof EventsAnswer)
    return { cookies, file: null, events: encodedEvents(endpoint, answer.events, onOddAnswer) };

  const isList = answer instanceof ListAnswer;
  return {
    cookies,
    file: null,
    status: status ?? (endpoint.output ? 200 : 204),
    headers: isList ? listHeaders(endpoint, input, answer) : {},
    body: encodeOutput(endpoint, isList ? answer.list.rows : answer, onOddAnswer),
  };
};

/** Each by what the endpoint lists of its name. */
async function* encodedEvents(
  endpoint: Endpoint,
  events: AsyncIterable<ServerEvent>,
  onOddAnswer: (error: Error) => void,
): AsyncGenerator<ServerEvent> {
  for await (const event of events) {
    const output = endpoint.events?.[event.name];
    if (output) yield { ...event, data: encodeOutput({ ...endpoint, output }, event.data, onOddAnswer) };
  }
}

/** Beside a `Content-Range` without a total: there are more than this number. */
export const moreThanHeader = 'Total-More-Than';

/**
 * `users 0-24/319` as the console reads it; an empty page has the total alone. A total that was not counted to its end
 * is `*`, as RFC 9110 writes an unknown length.
 */
const listHeaders = (
  { path }: Pick<Endpoint, 'path'>,
  { query }: Pick<Input, 'query'>,
  { list: { rows, total, totalIsCapped } }: ListAnswer<unknown>,
): Readonly<Record<string, string>> => {
  const range: unknown = Reflect.get(Object(query), 'range');
  const from = Array.isArray(range) ? Number(range[0]) : 0;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const shown = rows.length === 0 ? '*' : `${from}-${from + rows.length - 1}`;
  return {
    'Content-Range': `${name} ${shown}/${totalIsCapped ? '*' : total}`,
    ...(totalIsCapped && { [moreThanHeader]: String(total) }),
  };
};

const isParameter = (part: string): boolean => part.startsWith(':');

/** `/indicators/draft` before `/indicators/:id`, whatever the order of the contract. */
export const bySpecificity = (a: Route, b: Route): number => {
  const [left, right] = [a.endpoint.path.split('/'), b.endpoint.path.split('/')];
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const difference = Number(isParameter(left[index] ?? '')) - Number(isParameter(right[index] ?? ''));
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
};
