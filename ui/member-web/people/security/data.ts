import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { secondFactor } from '#http/people/contract/second-factor.ts';
import { client } from '../../app/client.ts';

export type OwnSecondFactor = z.output<(typeof secondFactor)['get']['output']>;
export type BegunSetUp = z.output<(typeof secondFactor)['begin']['output']>;
export type Proof = z.input<(typeof secondFactor)['turnOff']['body']>;

const secondFactorKey = ['second-factor'] as const;

export const useSecondFactor = () =>
  useQuery({
    queryKey: secondFactorKey,
    queryFn: ({ signal }) => client.secondFactor.get({}, { signal }),
  });

/** The secret and the codes are in one answer alone: they are handed on, and never put among what is remembered. */
export const beginSetUp = (password: string): Promise<BegunSetUp> =>
  client.secondFactor.begin({ body: { password } });

export const useConfirmSetUp = () => {
  const queries = useQueryClient();
  return async (code: string): Promise<readonly string[]> => {
    const { recoveryCodes } = await client.secondFactor.confirm({ body: { code } });
    await queries.invalidateQueries({ queryKey: secondFactorKey });
    return recoveryCodes;
  };
};

export const useRenewRecoveryCodes = () => {
  const queries = useQueryClient();
  return async (body: Proof): Promise<readonly string[]> => {
    const { recoveryCodes } = await client.secondFactor.renewRecoveryCodes({ body });
    await queries.invalidateQueries({ queryKey: secondFactorKey });
    return recoveryCodes;
  };
};

export const useTurnOff = () => {
  const queries = useQueryClient();
  return async (body: Proof): Promise<void> => {
    await client.secondFactor.turnOff({ body });
    await queries.invalidateQueries({ queryKey: secondFactorKey });
  };
};

export const useForgetDevice = (onForgotten: () => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.secondFactor.forgetDevice({ params: { id } }),
    onSuccess: onForgotten,
    onSettled: () => queries.invalidateQueries({ queryKey: secondFactorKey }),
  });
};
