import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { instant } from '#http/engine/contract/endpoint.ts';
import { api } from '#http/contract.ts';
import { decodeInstants } from '#ui/api/decode-instants.ts';
import { decodeWithContract } from '#ui/api/decode-with-contract.ts';
import { instantsIn, lightApi } from './light-contract.ts';

const output = z.object({
  at: instant,
  until: instant.nullable(),
  note: z.string(),
  items: z.array(z.object({ createdAt: instant, tags: z.array(z.string()) })),
  byWeek: z.record(z.string(), instant),
  either: z.union([z.object({ savedAt: instant }), z.object({ reason: z.string() })]),
});

const iso = fc
  .date({ noInvalidDate: true })
  .map((date) => date.toISOString())
  .filter((text) => /^\d{4}-/.test(text));
const answers = fc.record({
  at: iso,
  until: fc.option(iso),
  note: fc.oneof(fc.string(), iso),
  items: fc.array(fc.record({ createdAt: iso, tags: fc.array(fc.string()) })),
  byWeek: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), iso),
  either: fc.oneof(fc.record({ savedAt: iso }), fc.record({ reason: fc.string() })),
});

describe("the browser's copy of a contract", () => {
  it('finds instants wherever they are', () => {
    expect(instantsIn(output, instant)).toEqual([
      'at',
      'until',
      'items.*.createdAt',
      'byWeek.*',
      'either.savedAt',
    ]);
  });

  it('decodes every answer as the contract itself does', () => {
    const instants = instantsIn(output, instant);
    const endpoint = { output } as unknown as Parameters<typeof decodeWithContract>[0]; // only the output plays a part
    fc.assert(
      fc.property(answers, (answer) => {
        const whole = decodeWithContract(endpoint, structuredClone(answer));
        expect(decodeInstants({ instants }, structuredClone(answer))).toEqual(whole);
      }),
    );
  });

  it('refuses what it could not decode', () => {
    const coded = z.object({ amount: z.codec(z.string(), z.bigint(), { decode: BigInt, encode: String }) });
    expect(() => instantsIn(coded, instant)).toThrow('amount');
  });

  it('can be made of the whole contract', () => {
    const light = lightApi(api, instant);
    expect(light['auth']?.['login']).toMatchObject({
      method: 'POST',
      path: '/auth/login',
      instants: expect.arrayContaining(['user.createdAt']),
    });
  });
});
