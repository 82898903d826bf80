import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { recaps } from '#http/body/contract/recaps.ts';
import { client } from '../../app/client.ts';

export type Recap = NonNullable<z.output<(typeof recaps)['read']['output']>['recap']>;

/** Null: the last month that is over. */
export const useRecap = (month: string | null) =>
  useQuery({
    queryKey: ['recap', month],
    queryFn: ({ signal }) => client.recaps.read({ query: month === null ? {} : { month } }, { signal }),
    placeholderData: (previous) => previous,
  });
