import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nothingMeasured } from '#core/body/indicator/fields.ts';
import { ApiError, unreachable } from '#ui/api/api-error.ts';
import {
  added,
  dropped,
  keptAfterAll,
  nextToSend,
  type WaitingPhoto,
  type WaitingWeek,
  type WeekQueue,
} from './week-queue.ts';
import { createWeekSender, questionOf } from './week-sender.ts';

const user = 'member';
const week = '2026-W47';

const aSave = (weight: number, parts: Partial<WaitingWeek> = {}): WaitingWeek => ({
  id: `save-${weight}`,
  userId: user,
  key: `key-${weight}`,
  pressedAt: weight,
  seen: { week, version: 0 },
  inputs: { ...nothingMeasured, body: { ...nothingMeasured.body, weight } },
  carriedOver: [],
  media: [],
  photos: [],
  wasSent: false,
  question: null,
  ...parts,
});
const weights = (queue: WeekQueue) => queue.map(({ inputs }) => inputs.body.weight);
const aPhoto = (key: string): WaitingPhoto => ({
  side: 'FRONT',
  key,
  name: 'front.jpg',
  file: new Blob([key]),
});

/** The server, as the contract describes it: a key is done once, and only on what its sender saw. */
const aServer = () => {
  const answers = new Map<string, { week: string; version: number }>();
  const media = new Map<string, string>();
  const applied: number[] = [];
  let version = 0;
  return {
    applied,
    media,
    version: () => version,
    saveElsewhere: () => void version++,
    save: (entry: WaitingWeek) => {
      const known = answers.get(entry.key);
      if (known) return known;
      if (entry.seen.version !== version) throw new ApiError({ code: 'version.stale', status: 409 });
      version += 1;
      applied.push(Number(entry.inputs.body.weight));
      const answer = { week: entry.seen.week, version };
      answers.set(entry.key, answer);
      return answer;
    },
    upload: (photo: WaitingPhoto) => {
      const id = media.get(photo.key) ?? `medium-${media.size + 1}`;
      media.set(photo.key, id);
      return id;
    },
  };
};

/** A device, its line, and tabs that may be closed at any moment: what is not in the queue by then is lost. */
const aDevice = (server: ReturnType<typeof aServer>, line: () => 'there' | 'gone' | 'answer lost') => {
  let queue: WeekQueue = [];
  const heard: number[] = [];
  const through = <Answer>(work: () => Answer): Answer => {
    const state = line();
    if (state === 'gone') throw unreachable();
    const answer = work();
    if (state === 'answer lost') throw unreachable();
    return answer;
  };
  const sender = createWeekSender({
    change: async (_, step) => (queue = step(queue)),
    alone: (work) => work(),
    sendPhoto: async (photo) => ({
      mediaId: through(() => server.upload(photo)),
      side: photo.side,
      type: 'IMAGE',
      url: '',
      thumbnailUrl: null,
    }),
    save: async (entry) => through(() => server.save(entry)),
    onSaved: (entry) => heard.push(Number(entry.inputs.body.weight)),
    onRefused: () => undefined,
  });
  return {
    press: (entry: WaitingWeek) => void (queue = added(queue, entry)),
    send: () => sender.send(user),
    queue: () => queue,
    change: (step: (known: WeekQueue) => WeekQueue) => void (queue = step(queue)),
    heard,
  };
};

describe('what waits', () => {
  it('is replaced by a later save of the same week as long as it never left', () => {
    expect(weights(added([aSave(70)], aSave(71)))).toEqual([71]);
  });
  it('stays before a later save when it may have arrived', () => {
    expect(weights(added([aSave(70, { wasSent: true })], aSave(71)))).toEqual([70, 71]);
  });
  it('of another week keeps its place', () => {
    const later = aSave(71, { seen: { week: '2026-W48', version: 0 } });
    expect(weights(added([aSave(70)], later))).toEqual([70, 71]);
  });
  it('does not overtake an earlier one of its week, which waits for an answer', () => {
    const asking = aSave(70, { wasSent: true, question: { kind: 'CHANGED' } });
    const other = aSave(72, { seen: { week: '2026-W48', version: 0 } });
    expect(nextToSend([asking, aSave(71), other])?.id).toBe('save-72');
  });
  it('goes out as a new intent when the member keeps it over what another device saved', () => {
    const asking = aSave(70, { wasSent: true, question: { kind: 'CHANGED' } });
    const [kept] = keptAfterAll([asking], asking.id, { week, version: 4 }, 'new');
    expect(kept).toMatchObject({ key: 'new', question: null, wasSent: false, seen: { version: 4 } });
  });
  it('is let go together with what was pressed after it for the same week', () => {
    const other = aSave(72, { seen: { week: '2026-W48', version: 0 } });
    expect(weights(dropped([aSave(70, { wasSent: true }), aSave(71), other], 'save-70'))).toEqual([72]);
  });
});

describe('an answer', () => {
  it('that is no clear one leaves the save waiting', () => {
    for (const status of [0, 401, 429, 500, 502, 503])
      expect(questionOf(new ApiError({ code: 'generic.unexpected', status }))).toBeNull();
    expect(questionOf(new TypeError('broken'))).toBeNull();
  });
  it('that refuses becomes a question, never silence', () => {
    expect(questionOf(new ApiError({ code: 'version.stale', status: 409 }))).toEqual({ kind: 'CHANGED' });
    expect(questionOf(new ApiError({ code: 'indicator.past_week', status: 409 }))).toEqual({ kind: 'OVER' });
    const short = new ApiError({ code: 'coin.not_enough', status: 409, detail: 'Not enough.' });
    expect(questionOf(short)).toEqual({ kind: 'REFUSED', text: 'Not enough.' });
  });
});

describe('a save from another device meanwhile', () => {
  it('asks, and nothing is written over', async () => {
    const server = aServer();
    const device = aDevice(server, () => 'there');
    device.press(aSave(70));
    server.saveElsewhere();
    await device.send();
    expect(server.applied).toEqual([]);
    expect(device.queue()).toMatchObject([{ question: { kind: 'CHANGED' } }]);
    await device.send();
    expect(server.applied).toEqual([]);
    device.change((queue) => keptAfterAll(queue, 'save-70', { week, version: 1 }, 'again'));
    await device.send();
    expect(server.applied).toEqual([70]);
    expect(device.queue()).toEqual([]);
  });
});

describe('however the line drops', () => {
  const state = fc.constantFrom('there' as const, 'gone' as const, 'answer lost' as const);
  const step = fc.oneof(
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('press' as const), photo: fc.boolean() }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('send' as const), photo: fc.constant(false) }) },
  );

  it('each save is done at most once, in order, the last one always, and each picture is one medium', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 14 }),
        fc.array(state, { maxLength: 40 }),
        async (steps, line) => {
          const server = aServer();
          const states = [...line];
          const device = aDevice(server, () => states.shift() ?? 'there');
          const pressed: number[] = [];
          for (const { kind, photo } of steps) {
            if (kind === 'send') {
              await device.send();
              continue;
            }
            const weight = pressed.length + 1;
            pressed.push(weight);
            // What the form shows is the queue's newest, else what the server answered last.
            const seen = { week, version: server.version() };
            const entry = aSave(weight, { seen, photos: photo ? [aPhoto(`photo-${weight}`)] : [] });
            // The form knows its own saves alone; those whose answer was lost are in the queue.
            const known = device.queue().at(-1)?.seen ?? seen;
            device.press({ ...entry, seen: known });
          }
          states.length = 0;
          await device.send();

          expect(device.queue()).toEqual([]);
          expect(server.applied).toEqual([...new Set(server.applied)].toSorted((a, b) => a - b));
          expect(server.applied.at(-1)).toBe(pressed.at(-1));
          expect(device.heard).toEqual(server.applied);
          expect(server.version()).toBe(server.applied.length);
          expect(new Set(server.media.values()).size).toBe(server.media.size);
        },
      ),
      { numRuns: 400 },
    ));
});
