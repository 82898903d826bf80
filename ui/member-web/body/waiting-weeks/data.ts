import { useQuery } from '@tanstack/react-query';
import type { WeekSession } from './week-session.ts';

/** This week as the server has it, asked while a save on this device waits for an answer; null: not saved there. */
export const useStoredWeek = (session: WeekSession, entryId: string, enabled: boolean) =>
  useQuery({
    queryKey: ['waiting-weeks', 'stored', entryId],
    queryFn: () => session.stored(),
    enabled,
    staleTime: 0,
    gcTime: 0,
  });
