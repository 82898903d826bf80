import type { SignInProviders } from '#core/people/sign-in-provider/ports.ts';
import {
  providerLimits,
  signInProviders as all,
  type SignInProvider,
  type VerifiedPerson,
} from '#core/people/sign-in-provider/provider.ts';
import { facebookProvider } from './facebook.ts';
import { googleProvider } from './google.ts';
import type { Client, Provider } from './provider.ts';
import { askProvider, isAway } from './provider-request.ts';
import { zaloProvider } from './zalo.ts';

const makers = { GOOGLE: googleProvider, FACEBOOK: facebookProvider, ZALO: zaloProvider } as const;

export type ProviderClients = Readonly<Partial<Record<SignInProvider, Omit<Client, 'returnAddress'>>>>;

type Options = Readonly<{
  baseUrl: string;
  clients: ProviderClients;
  /** What an operator should see of a provider that refuses or is away; never what a person or a provider sent. */
  onFailure?: (provider: SignInProvider, error: unknown) => void;
  timeMs?: number;
}>;

/** The page that the browser comes back to; operators enter it at the provider. */
export const returnAddressOf = (baseUrl: string, provider: SignInProvider): string =>
  `${baseUrl}/auth/provider/${provider.toLowerCase()}`;

const isUsable = ({ subject }: VerifiedPerson): boolean =>
  subject !== '' && subject.length <= providerLimits.subject;

export const signInProvidersOf = ({
  baseUrl,
  clients,
  onFailure = () => undefined,
  timeMs,
}: Options): SignInProviders => {
  const ask = askProvider(timeMs);
  const providers = new Map<SignInProvider, Provider>();
  for (const name of all) {
    const client = clients[name];
    if (client)
      providers.set(name, makers[name]({ ...client, returnAddress: returnAddressOf(baseUrl, name) }, ask));
  }
  return {
    available: [...providers.keys()],

    async begin(name, question) {
      try {
        return (await providers.get(name)?.begin(question)) ?? null;
      } catch (error) {
        onFailure(name, error);
        return null;
      }
    },

    async finish(name, answer, question) {
      try {
        const person = await providers.get(name)?.finish(answer, question);
        return person && isUsable(person) ? person : 'refused';
      } catch (error) {
        onFailure(name, error);
        return isAway(error) ? 'away' : 'refused';
      }
    },
  };
};
