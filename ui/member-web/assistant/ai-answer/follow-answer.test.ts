import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError, unreachable } from '#ui/api/api-error.ts';
import type { AiAnswer, AiBlock, AiEvent } from '../../app/data/ai.ts';
import { followAnswer } from './follow-answer.ts';
import { answerOf, type LiveAnswer } from './live-answer.ts';

const answer = { id: 'a', round: 1, status: 'RUNNING', blocks: [] as AiBlock[] } as AiAnswer; // the rest is not looked at
const blockAt = (seq: number, round = 1): AiEvent => ({
  name: 'block',
  id: `${round}.${seq}`,
  data: { seq, text: `${round}.${seq}` } as AiBlock, // the rest is not looked at
});
const end: AiEvent = {
  name: 'end',
  id: undefined,
  data: {
    status: 'COMPLETED',
    outcome: 'ANSWER',
    charged: 300,
    failure: null,
    code: null,
    wallet: { fitCoin: 0, baseCoin: 0, heldFitCoin: 0, heldBaseCoin: 0 },
  },
};

/** A server whose line breaks after so many events, each time another number. */
const brokenLines = (blocks: number, cuts: readonly number[]) => {
  const opened: (string | null)[] = [];
  const open = async (live: LiveAnswer | null) => {
    const cut = cuts[opened.length];
    opened.push(live?.lastEventId ?? null);
    const seen = Number(live?.lastEventId?.split('.')[1] ?? 0);
    const rest = Array.from({ length: blocks - seen }, (_, index) => blockAt(seen + index + 1));
    const all: AiEvent[] = [{ name: 'answer', id: undefined, data: answer }, ...rest, end];
    return (async function* events() {
      for (const [index, event] of all.entries()) {
        if (index === cut) throw new TypeError('network error');
        yield event;
      }
    })();
  };
  return { open, opened };
};

const silent = { onChange: () => undefined, onLine: () => undefined, signal: new AbortController().signal };

describe('an answer that is followed', () => {
  it('is heard without gap or double, wherever its line breaks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 8 }),
        fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 4 }),
        async (blocks, cuts) => {
          const { open } = brokenLines(blocks, cuts);
          const live = await followAnswer({ ...silent, open, waits: [0, 0, 0, 0, 0] });
          const heard = answerOf(live);
          expect(heard.blocks.map(({ seq }) => seq)).toEqual(
            Array.from({ length: blocks }, (_, at) => at + 1),
          );
          expect(heard).toMatchObject({ status: 'COMPLETED', charged: 300 });
        },
      ),
    );
  });

  it('drops what was shown when a round is void', async () => {
    const open = async () =>
      (async function* events(): AsyncGenerator<AiEvent> {
        yield { name: 'answer', id: undefined, data: answer };
        yield blockAt(1);
        yield { name: 'reset', id: undefined, data: { round: 2 } };
        yield blockAt(1, 2);
        yield end;
      })();
    const live = await followAnswer({ ...silent, open });
    expect(live.blocks.map(({ text }) => text)).toEqual(['2.1']);
    expect(live.lastEventId).toBe('2.1');
  });

  it('takes a refusal for an answer, and gives up a server that stays away', async () => {
    const refused = new ApiError({ code: 'coin.not_enough', status: 422 });
    const refuse = async () => Promise.reject(refused);
    await expect(followAnswer({ ...silent, open: refuse, waits: [0] })).rejects.toBe(refused);
    let tries = 0;
    const away = async () => {
      tries += 1;
      throw unreachable();
    };
    await expect(followAnswer({ ...silent, open: away, waits: [0, 0] })).rejects.toMatchObject({
      code: 'network.unreachable',
    });
    expect(tries).toBe(3);
  });

  it('says when the line is lost, and when it is there again', async () => {
    const said: boolean[] = [];
    const { open, opened } = brokenLines(3, [2]);
    await followAnswer({ ...silent, open, onLine: (isThere) => said.push(isThere), waits: [0] });
    expect(said).toEqual([false, true]);
    expect(opened).toEqual([null, '1.1']);
  });
});
