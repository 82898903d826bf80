import { openIdProvider } from './openid-provider.ts';
import type { Client, Provider } from './provider.ts';
import type { AskProvider } from './provider-request.ts';

/** The document that Facebook publishes leaves out where codes are traded. */
const metadata = {
  issuer: 'https://www.facebook.com',
  authorization_endpoint: 'https://www.facebook.com/dialog/oauth',
  token_endpoint: 'https://graph.facebook.com/oauth/access_token',
  jwks_uri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
  id_token_signing_alg_values_supported: ['RS256'],
};

/** It does not say whether an address is the person's, so addresses are confirmed by mail. */
export const facebookProvider = (client: Client, ask: AskProvider): Provider =>
  openIdProvider(
    client.issuer === null
      ? {
          issuer: metadata.issuer,
          metadata,
          scope: 'openid email public_profile',
          anew: { auth_type: 'reauthenticate' },
        }
      : {
          issuer: client.issuer,
          scope: 'openid email profile',
          anew: { prompt: 'login', max_age: '0' },
        },
    client,
    ask,
  );
