import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ProviderQuestion } from '#core/people/sign-in-provider/ports.ts';
import type { SignInProvider } from '#core/people/sign-in-provider/provider.ts';
import { openLocalProvider, type LocalProvider, type TokenFlaw } from '#fixtures/people/local-provider.ts';
import { returnAddressOf, signInProvidersOf, type ProviderClients } from './sign-in-providers.ts';

const baseUrl = 'https://fitboard.example';
const question: ProviderQuestion = {
  state: 'the-state',
  nonce: 'the-nonce',
  verifier: 'v'.repeat(43),
  asksAnew: false,
};
const an = { sub: 'sub-an', name: 'Trần Văn An', email: 'an@gmail.example', email_verified: true };

let local: LocalProvider;
beforeAll(async () => {
  local = await openLocalProvider([an]);
});
afterEach(() => {
  local.spoil(null);
  local.goAway(false);
});
afterAll(() => local.close());

const started = (
  clients: ProviderClients = { GOOGLE: local.client, FACEBOOK: local.client, ZALO: local.client },
) => {
  const failures: unknown[] = [];
  const providers = signInProvidersOf({
    baseUrl,
    clients,
    onFailure: (_provider, error) => failures.push(error),
  });
  const come = async (provider: SignInProvider, back: Partial<ProviderQuestion> = {}) => {
    const address = (await providers.begin(provider, question)) ?? '';
    const { state = '', code = '' } = await local.goes(address, an.name);
    return providers.finish(provider, { state, code }, { ...question, ...back });
  };
  return { providers, come, failures };
};

describe('a provider that speaks OpenID Connect', () => {
  it.each(['GOOGLE', 'FACEBOOK'] as const)('%s says who the person is', async (provider) => {
    expect(await started().come(provider)).toMatchObject({
      subject: 'sub-an',
      email: 'an@gmail.example',
      isEmailVerified: true,
      name: 'Trần Văn An',
    });
  });

  it('is asked with state, nonce and a challenge, and comes back to an address of its own', async () => {
    const address = new URL((await started().providers.begin('GOOGLE', question)) ?? '');
    const { searchParams: asked } = address;
    expect(asked.get('redirect_uri')).toBe(`${baseUrl}/auth/provider/google`);
    expect(returnAddressOf(baseUrl, 'FACEBOOK')).toBe(`${baseUrl}/auth/provider/facebook`);
    expect([asked.get('state'), asked.get('nonce')]).toEqual(['the-state', 'the-nonce']);
    expect([asked.get('code_challenge_method'), asked.get('response_type')]).toEqual(['S256', 'code']);
    expect(address.href).not.toContain(question.verifier);
    expect(address.href).not.toContain(local.client.clientSecret);
  });

  it('is asked to make sure anew where a proof is wanted', async () => {
    const asked = await started().providers.begin('GOOGLE', { ...question, asksAnew: true });
    expect(asked).toContain('prompt=login');
  });

  it.each<NonNullable<TokenFlaw>>([
    'nonce',
    'audience',
    'issuer',
    'expired',
    'unsigned',
    'foreign key',
    'no token',
  ])('is not believed with a wrong token: %s', async (flaw) => {
    local.spoil(flaw);
    const { come, failures } = started();
    expect(await come('GOOGLE')).toBe('refused');
    expect(failures).toHaveLength(1);
  });

  it('is not believed with a code that went to another browser, or another state', async () => {
    const { come } = started();
    expect(await come('GOOGLE', { verifier: 'w'.repeat(43) })).toBe('refused');
    expect(await come('GOOGLE', { state: 'another' })).toBe('refused');
    expect(await come('GOOGLE', { nonce: 'another' })).toBe('refused');
  });

  it('is away while it does not answer, and is read anew once it does', async () => {
    local.goAway();
    const { providers, come } = started();
    expect(await providers.begin('GOOGLE', question)).toBeNull();
    local.goAway(false);
    const address = (await providers.begin('GOOGLE', question)) ?? '';
    const { state = '', code = '' } = await local.goes(address, an.name);
    local.goAway();
    expect(await providers.finish('GOOGLE', { state, code }, question)).toBe('away');
    local.goAway(false);
    expect(await come('GOOGLE')).toMatchObject({ subject: 'sub-an' });
  });
});

describe('Facebook itself', () => {
  it('is asked where it signs in, for a token about the person', async () => {
    const { providers } = started({ FACEBOOK: { ...local.client, issuer: null } });
    const { origin, pathname, searchParams } = new URL((await providers.begin('FACEBOOK', question)) ?? '');
    expect([origin, pathname]).toEqual(['https://www.facebook.com', '/dialog/oauth']);
    expect(searchParams.get('scope')).toBe('openid email public_profile');
    expect(searchParams.get('code_challenge_method')).toBe('S256');
  });
});

describe('Zalo', () => {
  it('says who the person is, and gives no address', async () => {
    expect(await started().come('ZALO')).toEqual({
      subject: 'sub-an',
      email: null,
      isEmailVerified: false,
      name: 'Trần Văn An',
      authenticatedAt: null,
    });
  });

  it('is not believed with another verifier or state, nor when it answers an error', async () => {
    const { come, providers } = started();
    expect(await come('ZALO', { verifier: 'w'.repeat(43) })).toBe('refused');
    expect(await come('ZALO', { state: 'another' })).toBe('refused');
    const nothing = { state: question.state, code: 'none' };
    expect(await providers.finish('ZALO', nothing, question)).toBe('refused');
    local.goAway();
    expect(await providers.finish('ZALO', nothing, question)).toBe('away');
  });

  it('is asked at its own addresses', async () => {
    const { providers } = started({ ZALO: { ...local.client, issuer: null } });
    const { origin, pathname, searchParams } = new URL((await providers.begin('ZALO', question)) ?? '');
    expect([origin, pathname]).toEqual(['https://oauth.zaloapp.com', '/v4/permission']);
    expect(searchParams.get('app_id')).toBe(local.client.clientId);
  });
});

it('nothing is offered that is not configured', async () => {
  const { providers } = started({});
  expect(providers.available).toEqual([]);
  expect(await providers.begin('GOOGLE', question)).toBeNull();
});
