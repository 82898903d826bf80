import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedIn, type SignedInUser } from '#ui/api/signed-in.ts';
import { type AskAhead, askAhead, browserQueries } from './ask-ahead.ts';

const at = { params: { id: '7' }, search: new URLSearchParams('side=coach') };
const user = (status: SignedInUser['status']) => ({ id: '1', status }) as SignedInUser; // what is looked at

const asked = () => {
  const ahead = vi.fn<AskAhead>(() => []);
  askAhead(() => Promise.resolve({ ahead }), at);
  return { ahead, settled: () => new Promise((resolve) => setTimeout(resolve)) };
};

describe('what a screen asks first', () => {
  beforeEach(() => vi.stubGlobal('document', { cookie: '' }));
  afterEach(() => {
    signedIn.signOut();
    vi.unstubAllGlobals();
  });

  it('is asked once it is known that a member reads, with the place they read', async () => {
    signedIn.signIn('token', user('ACTIVE'));
    const { ahead, settled } = asked();
    await settled();
    expect(ahead.mock.calls).toEqual([[browserQueries(), at]]);
    signedIn.update(user('ACTIVE'));
    await settled();
    expect(ahead).toHaveBeenCalledOnce();
  });

  it('is not asked for a visitor, for one who still confirms an address, or without a token', async () => {
    const { ahead, settled } = asked();
    await settled();
    signedIn.signIn('token', user('PENDING'));
    const second = asked();
    await settled();
    signedIn.resume(user('ACTIVE'));
    const third = asked();
    await settled();
    for (const one of [ahead, second.ahead, third.ahead]) expect(one).not.toHaveBeenCalled();
  });

  it('leaves a screen whose questions could not be fetched to ask by itself', async () => {
    signedIn.signIn('token', user('ACTIVE'));
    askAhead(() => Promise.reject(new Error('no line')), at);
    await new Promise((resolve) => setTimeout(resolve));
    expect(signedIn.current().status).toBe('member');
  });
});
