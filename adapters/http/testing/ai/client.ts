export type StreamEvent = Readonly<{ id: string | null; name: string; data: Record<string, unknown> }>;

const eventOf = (frame: string): StreamEvent | null => {
  const lines = new Map(
    frame.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  const [name, data] = [lines.get('event'), lines.get('data')];
  if (name === undefined || data === undefined) return null;
  return { id: lines.get('id') ?? null, name, data: JSON.parse(data) as StreamEvent['data'] };
};

/** The events of a response, up to its end or until the reader has enough. */
const readEvents = async (
  response: Response,
  isEnough: (event: StreamEvent) => boolean,
): Promise<readonly StreamEvent[]> => {
  if (!response.ok || response.body === null)
    throw new Error(`a stream answered ${response.status}: ${await response.text()}`);
  const events: StreamEvent[] = [];
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of response.body) {
    rest += decoder.decode(piece, { stream: true });
    const frames = rest.split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) {
      const event = eventOf(frame);
      if (event) events.push(event);
      // Leaving the loop closes the connection.
      if (event && isEnough(event)) return events;
    }
  }
  return events;
};

type Sent = Readonly<{ body?: object; key?: string; lastEventId?: string | null }>;
type Question = Readonly<{ key?: string; conversationId?: string }>;
type Following = Readonly<{ lastEventId?: string | null; isEnough?: (event: StreamEvent) => boolean }>;

/** What a program says to one server of the product, over its port. */
export const clientOf = (port: number) => {
  const send = (
    token: string,
    method: string,
    path: string,
    { body, key, lastEventId = null }: Sent = {},
  ): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(lastEventId !== null && { 'last-event-id': lastEventId }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    async ask(token: string, method: string, path: string, sent: Sent = {}) {
      const response = await send(token, method, path, sent);
      const text = await response.text();
      return { status: response.status, body: JSON.parse(text || '{}') as Record<string, unknown> }; // whatever the route answers
    },
    /** A question, with its answer up to the end. */
    async question(token: string, text: string, { key, conversationId }: Question = {}) {
      const response = await send(token, 'POST', '/ai/messages', {
        body: { text, ...(conversationId !== undefined && { conversationId }) },
        ...(key !== undefined && { key }),
      });
      const events = await readEvents(response, () => false);
      const answer = events.find(({ name }) => name === 'answer')?.data ?? {};
      return {
        id: String(answer['id']),
        conversationId: String(answer['conversationId']),
        events,
        end: events.at(-1),
      };
    },
    /** From the event that was seen last to the end, or until there is enough. */
    follow: async (
      token: string,
      id: string,
      { lastEventId = null, isEnough = () => false }: Following = {},
    ) => readEvents(await send(token, 'GET', `/ai/answers/${id}/events`, { lastEventId }), isEnough),
  };
};
