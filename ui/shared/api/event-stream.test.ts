import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { receivedEvents, type ReceivedEvent } from './event-stream.ts';

const bodyOf = (pieces: readonly Uint8Array<ArrayBuffer>[], isOpen = false) => ({
  body: new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      if (!isOpen) controller.close();
    },
  }),
});

const all = async (pieces: readonly Uint8Array<ArrayBuffer>[]) => {
  const events: ReceivedEvent[] = [];
  for await (const event of receivedEvents(bodyOf(pieces))) events.push(event);
  return events;
};

const frameOf = ({ name, id, data }: ReceivedEvent) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

const anEvent = fc.record({
  name: fc.constantFrom('answer', 'block', 'end'),
  id: fc.option(fc.stringMatching(/^\d\.\d{1,3}$/), { nil: undefined }),
  data: fc.record({ text: fc.string({ unit: 'grapheme' }) }),
});

describe('events of a stream', () => {
  it('come whole and in order, wherever the line cuts them, with signs of life between', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anEvent, { maxLength: 8 }),
        fc.integer({ min: 1, max: 40 }),
        async (events, size) => {
          const bytes = new TextEncoder().encode(
            events.map((event) => `: ping\n\n${frameOf(event)}`).join(''),
          );
          const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
            bytes.slice(index * size, (index + 1) * size),
          );
          expect(await all(pieces)).toEqual(events);
        },
      ),
    );
  });

  it('leaves out what was not whole when the line ended', async () => {
    const whole = frameOf({ name: 'block', id: '1.1', data: { seq: 1 } });
    const bytes = new TextEncoder().encode(whole + whole.slice(0, -3));
    expect(await all([bytes])).toEqual([{ name: 'block', id: '1.1', data: { seq: 1 } }]);
  });

  it('gives up a line that says nothing any more', async () => {
    const events = receivedEvents(bodyOf([], true), 10);
    await expect(events.next()).rejects.toMatchObject({ code: 'network.unreachable' });
  });
});
