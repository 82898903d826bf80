import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type IDToken,
  type ServerMetadata,
} from 'openid-client';
import { hour } from '#core/kernel/time.ts';
import type { VerifiedPerson } from '#core/people/sign-in-provider/provider.ts';
import type { Client, Provider } from './provider.ts';
import type { AskProvider } from './provider-request.ts';

type Kind = Readonly<{
  issuer: string;
  scope: string;
  /** Where the provider publishes no document that has all of it. */
  metadata?: ServerMetadata;
  /** How it is asked to make sure anew who sits there. */
  anew: Readonly<Record<string, string>>;
}>;

const isLocal = (address: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);

/** The signature of every token is checked with the provider's keys, though it came over a connection of our own. */
const settingsOf =
  ({ issuer, metadata }: Kind, { clientId, clientSecret }: Client, ask: AskProvider) =>
  async (): Promise<Configuration> => {
    const execute = [enableNonRepudiationChecks, ...(isLocal(issuer) ? [allowInsecureRequests] : [])];
    const own = { client_secret: clientSecret };
    const proof = ClientSecretPost(clientSecret);
    const asked = { [customFetch]: ask as NonNullable<Configuration[typeof customFetch]> }; // takes what fetch takes
    if (metadata === undefined)
      return discovery(new URL(issuer), clientId, own, proof, { ...asked, execute });
    const settings = Object.assign(new Configuration(metadata, clientId, own, proof), asked);
    for (const change of execute) change(settings);
    return settings;
  };

/** Read once an hour; what could not be read is read anew at the next question. */
const keptFor = <Value>(ms: number, read: () => Promise<Value>): (() => Promise<Value>) => {
  let kept: { value: Promise<Value>; until: number } | undefined;
  return async () => {
    if (kept && kept.until > Date.now()) return kept.value;
    const value = read();
    kept = { value, until: Date.now() + ms };
    try {
      return await value;
    } catch (error) {
      kept = undefined;
      throw error;
    }
  };
};

const text = (claim: unknown): string | null => (typeof claim === 'string' && claim !== '' ? claim : null);

const personIn = ({ sub, email, email_verified: isVerified, name, auth_time }: IDToken): VerifiedPerson => ({
  subject: sub,
  email: text(email),
  isEmailVerified: isVerified === true || isVerified === 'true',
  name: text(name) ?? '',
  authenticatedAt: typeof auth_time === 'number' ? new Date(auth_time * 1000) : null,
});

/** OpenID Connect: authorization code with PKCE, state and nonce; who the person is stands in a signed token. */
export const openIdProvider = (kind: Kind, client: Client, ask: AskProvider): Provider => {
  const settings = keptFor(hour, settingsOf(kind, client, ask));
  return {
    async begin({ state, nonce, verifier, asksAnew }) {
      const address = buildAuthorizationUrl(await settings(), {
        redirect_uri: client.returnAddress,
        scope: kind.scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(asksAnew && kind.anew),
      });
      return address.href;
    },

    async finish({ state, code, iss }, question) {
      const returned = new URL(client.returnAddress);
      const parameters = { state, code, iss };
      for (const [name, value] of Object.entries(parameters))
        if (value !== undefined) returned.searchParams.set(name, value);
      const answered = await authorizationCodeGrant(await settings(), returned, {
        expectedState: question.state,
        expectedNonce: question.nonce,
        pkceCodeVerifier: question.verifier,
        idTokenExpected: true,
      });
      const claims = answered.claims();
      if (claims === undefined) throw new Error('A sign-in came back without a token about the person');
      return personIn(claims);
    },
  };
};
