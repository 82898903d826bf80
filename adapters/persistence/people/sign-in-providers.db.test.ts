import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitor } from '#core/access/actor/actor.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { actorFor } from '#fixtures/engine/world.ts';
import {
  aProviderLink,
  aProvidersPerson,
  plainSignInProviders,
  stateIn,
} from '#fixtures/people/sign-in-providers.ts';
import { aUser } from '#fixtures/people/users.ts';
import type { VerifiedPerson } from '#core/people/sign-in-provider/provider.ts';

const crowd = 30;
const device = { userAgent: 'curl/8', address: '203.0.113.7' };
const people: Record<string, VerifiedPerson> = {};

let here: DatabaseWorld;
beforeAll(async () => {
  here = await databaseWorld({ signInProviders: plainSignInProviders({ people }) });
});
afterAll(() => here.close());

const come = async (code: string) => {
  const { signInProvider: app } = here.app;
  const { address, mark } = await app.beginProviderSignIn(visitor, { provider: 'GOOGLE' });
  const answer = { state: stateIn(address), code };
  return {
    mark,
    finish: () => app.finishAtProvider(visitor, { provider: 'GOOGLE', answer, mark, device }),
  };
};

const fulfilled = async (work: readonly Promise<unknown>[]): Promise<number> =>
  (await Promise.allSettled(work)).filter(({ status }) => status === 'fulfilled').length;

describe('thirty at the same instant', () => {
  it('with one answer of a provider open one session', async () => {
    const user = aUser();
    const link = aProviderLink({ userId: user.id });
    await here.ports.reads.users.insert(user);
    await here.ports.reads.providerLinks.insert(link);
    people['known'] = aProvidersPerson({ subject: link.subject });
    const { finish } = await come('known');
    expect(await fulfilled(Array.from({ length: crowd }, finish))).toBe(1);
    expect(await here.ports.reads.sessions.listOf(user.id, here.ports.clock.now())).toHaveLength(1);
  });

  it('with one claim open one account, and with thirty claims of one person too', async () => {
    const { signInProvider: app } = here.app;
    const register = (mark: string) =>
      app.registerWithProvider(visitor, { fullname: 'Trần Văn An', consent: true, mark, device });
    people['one'] = aProvidersPerson({ email: 'one@gmail.example' });
    const { mark, finish } = await come('one');
    await finish();
    expect(await fulfilled(Array.from({ length: crowd }, () => register(mark)))).toBe(1);
    people['many'] = aProvidersPerson({ email: 'many@gmail.example' });
    const marks: string[] = [];
    for (let time = 0; time < 5; time += 1) {
      const one = await come('many');
      await one.finish();
      marks.push(one.mark);
    }
    expect(await fulfilled(marks.map(register))).toBe(1);
    expect(await here.ports.reads.users.findByEmail('many@gmail.example')).not.toBeNull();
  });

  it('two ways in that are removed side by side leave one', async () => {
    const user = aUser();
    await here.ports.reads.users.insert(user);
    for (const provider of ['GOOGLE', 'ZALO'] as const)
      await here.ports.reads.providerLinks.insert(aProviderLink({ userId: user.id, provider }));
    const me = actorFor(user);
    const { signInProvider: app } = here.app;
    expect(await fulfilled([app.unlinkProvider(me, 'GOOGLE'), app.unlinkProvider(me, 'ZALO')])).toBe(1);
    expect(await here.ports.reads.providerLinks.countOf(user.id)).toBe(1);
  });
});
