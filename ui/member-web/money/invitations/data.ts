import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { meContract } from '#http/people/contract/me.ts';
import { client } from '../../app/client.ts';

export type Invitations = z.output<(typeof meContract)['invited']['output']>;

export const useInvitations = () =>
  useQuery({ queryKey: ['me', 'invited'], queryFn: ({ signal }) => client.me.invited({}, { signal }) });
