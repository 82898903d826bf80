import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { z } from 'zod';
import type { providerLinks } from '#http/people/contract/sign-in-providers.ts';
import type { SignInProvider } from '#core/people/sign-in-provider/provider.ts';
import { QueryView } from '../components/QueryView.tsx';
import { ListSkeleton } from '../components/Skeletons.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';

export type OwnProviders = z.output<(typeof providerLinks)['list']['output']>;

export type ProviderProofWork = Readonly<{
  query: UseQueryResult<OwnProviders>;
  begin: (provider: SignInProvider) => Promise<{ address: string }>;
}>;

/** For an account that has neither password nor passkey nor codes. */
export const ProviderProof = ({ query, begin }: ProviderProofWork) => (
  <QueryView query={query} skeleton={<ListSkeleton rows={1} />}>
    {({ items }) => {
      const usable = items.filter(({ isAvailable, link }) => isAvailable && link !== null);
      return (
        <>
          <Typography>
            <FormattedMessage id={usable.length === 0 ? 'providers.proof.none' : 'providers.proof'} />
          </Typography>
          <ProviderButtons providers={usable.map(({ provider }) => provider)} begin={begin} />
        </>
      );
    }}
  </QueryView>
);
