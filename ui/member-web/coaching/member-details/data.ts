import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { memberNotes } from '#http/coaching/contract/member-notes.ts';
import { client } from '../../app/client.ts';

export type MemberNote = z.output<(typeof memberNotes)['get']['output']>;

/** Beside the reviews, not among them: a hint about a review must not ask again for what is being written. */
const noteQuery = (memberId: string) => ({
  queryKey: ['member-note', memberId] as const,
  queryFn: ({ signal }: Readonly<{ signal: AbortSignal }>) =>
    client.memberNotes.get({ params: { id: memberId } }, { signal }),
});

export const useMemberNote = (memberId: string) => useQuery(noteQuery(memberId));

export const useNoteSteps = (memberId: string) => {
  const queries = useQueryClient();
  return {
    keep: (text: string, version: number): Promise<MemberNote> =>
      client.memberNotes.keep({ params: { id: memberId }, body: { text, version } }),
    show: (note: MemberNote) => queries.setQueryData(noteQuery(memberId).queryKey, note),
    /** Asks for the note as it is now. */
    lookAgain: () => queries.fetchQuery({ ...noteQuery(memberId), staleTime: 0 }),
  };
};
