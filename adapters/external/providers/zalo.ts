import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Client, Provider } from './provider.ts';
import type { AskProvider } from './provider-request.ts';

const addresses = (issuer: string | null) => ({
  permission: `${issuer ?? 'https://oauth.zaloapp.com'}/v4/permission`,
  token: `${issuer ?? 'https://oauth.zaloapp.com'}/v4/access_token`,
  person: `${issuer ?? 'https://graph.zalo.me'}/v2.0/me?fields=id,name`,
});

const tokenSchema = z.object({ access_token: z.string().min(1).max(4_000) });
const personSchema = z.object({ id: z.string().min(1).max(255), name: z.string().optional() });

/**
 * OAuth 2 with PKCE. Zalo signs nothing: who the person is comes over a connection of our own, for a token that was traded
 * for the code with our secret. It gives no address, and has no way to ask anew who sits there.
 */
export const zaloProvider = (
  { clientId, clientSecret, returnAddress, issuer }: Client,
  ask: AskProvider,
): Provider => {
  const { permission, token, person } = addresses(issuer);
  return {
    async begin({ state, verifier }) {
      const asked = new URLSearchParams({
        app_id: clientId,
        redirect_uri: returnAddress,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        state,
      });
      return `${permission}?${asked}`;
    },

    async finish({ state, code = '' }, question) {
      if (state !== question.state) throw new Error('A sign-in came back with another state');
      const traded = await ask(token, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', secret_key: clientSecret },
        body: new URLSearchParams({
          app_id: clientId,
          code,
          grant_type: 'authorization_code',
          code_verifier: question.verifier,
        }).toString(),
      });
      const { access_token } = tokenSchema.parse(await traded.json());
      const answered = await ask(person, { headers: { access_token } });
      const { id, name = '' } = personSchema.parse(await answered.json());
      return { subject: id, email: null, isEmailVerified: false, name, authenticatedAt: null };
    },
  };
};
