import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '#core/kernel/time.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { aUser, openedSession } from '#fixtures/people/users.ts';
import { refusalOf, visitor, world } from '#fixtures/engine/world.ts';
import { judgeRefresh, repeatWindow, sessionLifetime } from '../session.ts';

const seededWorld = async () => {
  const user = aUser();
  const made = world({ users: [user], credentials: { [user.id]: hashOf('matkhau') } });
  const device = { userAgent: 'curl/8', address: '203.0.113.7' };
  const { refreshToken } = openedSession(
    await made.app.account.signIn(visitor, { email: user.email, password: 'matkhau', device }),
  );
  const refresh = (token: string | null) => made.app.account.refreshSession(visitor, { refreshToken: token });
  return { ...made, user, refreshToken, refresh };
};

describe('a refresh token', () => {
  it('is traded for its successor, and the family lives on', async () => {
    const { clock, refresh, refreshToken, rows } = await seededWorld();
    clock.forward(day);
    const { refreshToken: second } = await refresh(refreshToken);

    expect(second).not.toBe(refreshToken);
    expect(rows('sessions')[0]).toMatchObject({
      generation: 1,
      rotatedAt: clock.now(),
      lastUsedAt: clock.now(),
    });
    expect(rows('sessions')[0]?.expiresAt.getTime()).toBe(clock.now().getTime() + sessionLifetime);
  });

  it('may be repeated by the direct parent for ten seconds, and gives the same successor', async () => {
    const { clock, refresh, refreshToken } = await seededWorld();
    const { refreshToken: second } = await refresh(refreshToken);
    clock.forward(repeatWindow);
    expect((await refresh(refreshToken)).refreshToken).toBe(second);
    expect((await refresh(second)).refreshToken).not.toBe(second);
  });

  it('used again later ends the whole family, although the answer is a refusal', async () => {
    const { app, clock, events, refresh, refreshToken, rows, user } = await seededWorld();
    const { refreshToken: second } = await refresh(refreshToken);
    clock.forward(repeatWindow + 1);

    expect(await refusalOf(refresh(refreshToken))).toBe('auth.refresh_token_invalid');
    expect(rows('sessions')[0]).toMatchObject({ endReason: 'REUSE' });
    expect(await refusalOf(refresh(second))).toBe('auth.refresh_token_invalid');
    const [session] = rows('sessions');
    expect(await app.account.actorOf(user.id, session?.id ?? '')).toBeNull();
    expect(events('sessions.ended')).toHaveLength(1);
  });

  it('is asked for, and must be one of ours', async () => {
    const { refresh } = await seededWorld();
    expect(await refusalOf(refresh(null))).toBe('auth.refresh_token_required');
    expect(await refusalOf(refresh(''))).toBe('auth.refresh_token_required');
    expect(await refusalOf(refresh('nonsense'))).toBe('auth.refresh_token_invalid');
    expect(await refusalOf(refresh('nobody.0.signed'))).toBe('auth.refresh_token_invalid');
  });

  it('sent by many tabs at once gives all of them the same successor', async () => {
    const { refresh, refreshToken, rows } = await seededWorld();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
    expect(new Set(answers.map((answer) => answer.refreshToken)).size).toBe(1);
    expect(rows('sessions')[0]).toMatchObject({ generation: 1, endedAt: null });
  });

  it('in whatever order and at whatever pace: one family lives at most, and reuse kills it for good', () => {
    // Each step presents the newest token, or one so many generations older, after so many milliseconds.
    const step = fc.record({
      older: fc.nat(3),
      wait: fc.constantFrom(0, 1, 4000, repeatWindow, repeatWindow + 1),
    });
    return fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 15 }), async (steps) => {
        const { clock, refresh, refreshToken, rows } = await seededWorld();
        const tokens = [refreshToken];
        let rotatedAt = clock.now().getTime();
        let isDead = false;
        for (const { older, wait } of steps) {
          clock.forward(wait);
          const index = Math.max(0, tokens.length - 1 - older);
          const token = tokens[index]!; // never before the first
          const age = tokens.length - 1 - index;
          const isRepeat = age === 1 && clock.now().getTime() - rotatedAt <= repeatWindow;
          const answer = await refresh(token).catch(() => null);

          if (isDead || (age > 0 && !isRepeat)) {
            expect(answer).toBeNull();
            isDead = true;
          } else if (age === 1) expect(answer?.refreshToken).toBe(tokens.at(-1));
          else {
            expect(answer).not.toBeNull();
            tokens.push(answer?.refreshToken ?? '');
            rotatedAt = clock.now().getTime();
          }
          expect(new Set(tokens).size).toBe(tokens.length);
          const alive = rows('sessions').filter(({ endedAt }) => endedAt === null);
          expect(alive).toHaveLength(isDead ? 0 : 1);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('is judged dead after the end or the last day of its session, whatever its generation', () => {
    const at = new Date('2026-11-20T05:00:00Z');
    const session = {
      id: 's', userId: 'u', generation: 5, rotatedAt: at, userAgent: '', address: '', createdAt: at, lastUsedAt: at,
      expiresAt: new Date(at.getTime() + 1), endedAt: null, endReason: null, provenAt: at,
    }; // prettier-ignore
    fc.assert(
      fc.property(fc.nat(9), (generation) => {
        expect(judgeRefresh({ ...session, endedAt: at }, generation, at)).toBe('dead');
        expect(judgeRefresh({ ...session, expiresAt: at }, generation, at)).toBe('dead');
        expect(judgeRefresh(session, generation, at)).toBe(
          generation === 5 ? 'rotate' : generation === 4 ? 'repeat' : generation < 4 ? 'reuse' : 'dead',
        );
      }),
    );
  });
});
