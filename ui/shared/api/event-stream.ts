import { unreachable } from './api-error.ts';

/** One event of a stream; `id` is where a reader who was cut off goes on. */
export type ReceivedEvent = Readonly<{ name: string; id: string | undefined; data: unknown }>;

/** The server says something every ten seconds at least: after this long the line is dead. */
const silenceMs = 25_000;

type Field = Readonly<{ name: string; value: string }>;

/** One line of the wire; a line that begins with a colon is a sign of life and says nothing. */
const fieldIn = (line: string): Field | null => {
  const colon = line.indexOf(':');
  if (colon === 0) return null;
  if (colon < 0) return { name: line, value: '' };
  const value = line.slice(colon + 1);
  return { name: line.slice(0, colon), value: value.startsWith(' ') ? value.slice(1) : value };
};

const eventIn = (frame: string): ReceivedEvent | null => {
  let name = 'message';
  let id: string | undefined;
  const data: string[] = [];
  for (const line of frame.split(/\r\n|\r|\n/)) {
    const field = fieldIn(line);
    if (field?.name === 'event') name = field.value;
    if (field?.name === 'id') id = field.value;
    if (field?.name === 'data') data.push(field.value);
  }
  return data.length === 0 ? null : { name, id, data: JSON.parse(data.join('\n')) as unknown };
};

const readOrGiveUp = async <Value>(read: Promise<Value>, afterMs: number): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unreachable()), afterMs);
  });
  try {
    return await Promise.race([read, silence]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Events as they arrive, in whatever pieces. A browser's own `EventSource` sends no headers, so it can say neither who
 * asks nor what. What is left of a frame when the line ends was not whole and is dropped.
 */
export async function* receivedEvents(
  { body }: Pick<Response, 'body'>,
  silence = silenceMs,
): AsyncGenerator<ReceivedEvent> {
  if (body === null) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await readOrGiveUp(reader.read(), silence);
      if (done) return;
      const frames = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
      rest = frames.pop() ?? '';
      for (const frame of frames) {
        const event = eventIn(frame);
        if (event) yield event;
      }
    }
  } finally {
    // Nobody listens any more: the server may know.
    await reader.cancel().catch(() => undefined);
  }
}
