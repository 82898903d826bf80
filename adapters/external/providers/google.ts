import { openIdProvider } from './openid-provider.ts';
import type { Client, Provider } from './provider.ts';
import type { AskProvider } from './provider-request.ts';

const google = 'https://accounts.google.com';

/** Google has no way to ask for the password anew: it lets the person choose the account. Others are asked to. */
export const googleProvider = (client: Client, ask: AskProvider): Provider =>
  openIdProvider(
    {
      issuer: client.issuer ?? google,
      scope: 'openid email profile',
      anew: client.issuer === null ? { prompt: 'select_account' } : { prompt: 'login', max_age: '0' },
    },
    client,
    ask,
  );
