import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { specializationRequests, specializations } from '#http/coaching/contract/specializations.ts';
import { minute } from '#core/kernel/time.ts';
import { client } from '../../app/client.ts';
import { coachDeskKeys, useIsCoach } from '../../app/data/coach-desk.ts';
import { walletKey } from '../../app/data/wallet.ts';
import type { EvidenceSent } from './evidence.ts';

export type Specialization = z.output<(typeof specializations)['list']['output']>['items'][number];
export type OwnRequests = z.output<(typeof specializationRequests)['mine']['output']>;
export type OwnRequest = OwnRequests['items'][number];
export type EvidenceFile = OwnRequest['evidence']['files'][number];

const specializationKeys = {
  types: ['specializations'] as const,
  own: ['specialization-requests'] as const,
};

export const useTypes = () =>
  useQuery({
    queryKey: specializationKeys.types,
    queryFn: ({ signal }) => client.specializations.list({}, { signal }),
    staleTime: 5 * minute,
  });

export const useOwnRequests = () => {
  const enabled = useIsCoach();
  return useQuery({
    queryKey: specializationKeys.own,
    queryFn: ({ signal }) => client.specializationRequests.mine({}, { signal }),
    enabled,
    // Addresses of evidence end after ten minutes.
    refetchInterval: 8 * minute,
  });
};

/** After a step: coins, requests, and what a coach's own list of first steps says. */
export const useRefreshRequests = () => {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [specializationKeys.own, walletKey, ['me', 'transactions'], coachDeskKeys.settings, ['coaches']].map(
        (queryKey) => queries.invalidateQueries({ queryKey }),
      ),
    );
};

export const sendRequest = (typeId: Specialization['id'], evidence: EvidenceSent) =>
  client.specializationRequests.create({ body: { typeId, evidence } });

export const updateRequest = ({ id, version }: OwnRequest, evidence: EvidenceSent) =>
  client.specializationRequests.update({ params: { id }, body: { version, evidence } });

export const deleteRequest = ({ id, version }: OwnRequest) =>
  client.specializationRequests.delete({ params: { id }, body: { version } });

/** Whether a type has no place for another request: one waits, or one was approved and goes on for long. */
export const blocksNewRequest = ({ status, renewable }: OwnRequest): boolean =>
  status === 'PENDING' || (status === 'COMPLETED' && !renewable);
