import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ownMeasurements } from '#http/body/contract/own-measurements.ts';
import { client } from '../../app/client.ts';
import { ownKeys, refreshOwn } from '../data.ts';

export type NewMeasurement = z.input<(typeof ownMeasurements)['add']['body']>;
export type OwnValues = z.output<(typeof ownMeasurements)['values']['output']>;
export type OwnValue = OwnValues['values'][number];
type TypedValue = Readonly<{ day: string; value: number; second: number | null }>;

export const useOwnValues = (id: string) =>
  useQuery({
    queryKey: ownKeys.values(id),
    queryFn: ({ signal }) => client.ownMeasurements.values({ params: { id }, query: {} }, { signal }),
  });

/** Changes of the list itself. Each may find that another window was there before: what is true now is asked for either way. */
export const useOwnList = () => {
  const queries = useQueryClient();
  const onSettled = () => refreshOwn(queries);
  return {
    add: useMutation({
      mutationFn: (body: NewMeasurement) => client.ownMeasurements.add({ body }),
      onSettled,
    }).mutateAsync,
    change: useMutation({
      mutationFn: ({
        id,
        name,
        unit,
        low,
        high,
        secondLow,
        secondHigh,
      }: NewMeasurement & Readonly<{ id: string }>) =>
        client.ownMeasurements.change({
          params: { id },
          body: { name, unit, low, high, secondLow, secondHigh },
        }),
      onSettled,
    }).mutateAsync,
    order: useMutation({
      mutationFn: (ids: readonly string[]) => client.ownMeasurements.order({ body: { ids: [...ids] } }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (id: string) => client.ownMeasurements.remove({ params: { id } }),
      onSettled,
    }).mutateAsync,
  };
};

export const useOwnValueSteps = (id: string) => {
  const queries = useQueryClient();
  const onSettled = () => refreshOwn(queries);
  return {
    put: useMutation({
      mutationFn: ({ day, value, second }: TypedValue) =>
        client.ownMeasurements.putValue({ params: { id, day }, body: { value, second } }),
      onSettled,
    }).mutateAsync,
    remove: useMutation({
      mutationFn: (day: string) => client.ownMeasurements.removeValue({ params: { id, day } }),
      onSettled,
    }).mutateAsync,
  };
};
