import { useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { client } from '../client.ts';

export const walletKey = ['me', 'wallet'] as const;

export const useWallet = () => {
  const user = useSignedInUser();
  return useQuery({
    queryKey: walletKey,
    queryFn: ({ signal }) => client.me.wallet({}, { signal }),
    enabled: user?.status === 'ACTIVE',
  });
};
