import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { WorkRecord, WorkKind } from '#core/member-lifecycle/staff-work/staff-note.ts';
import type { adminWork } from '#http/member-lifecycle/contract/staff-work.ts';
import { client } from '../client.ts';

export type Work = z.output<typeof adminWork.read.output>;
export type Note = Work['notes'][number];

export const workKey = ({ kind, id }: WorkRecord) => ['work', kind, id] as const;

export const useWork = (record: WorkRecord) =>
  useQuery({
    queryKey: workKey(record),
    queryFn: ({ signal }) => client.adminWork.read({ params: record }, { signal }),
  });

/** Who may be given one of these, or this one. */
export const useAssignees = ({
  kind,
  id,
  enabled = true,
}: Readonly<{ kind: WorkKind; id?: string; enabled?: boolean }>) =>
  useQuery({
    queryKey: ['work', kind, id ?? '', 'assignees'],
    queryFn: ({ signal }) =>
      client.adminWork.assignees({ params: { kind }, query: id === undefined ? {} : { id } }, { signal }),
    staleTime: 60_000,
    enabled,
  });
