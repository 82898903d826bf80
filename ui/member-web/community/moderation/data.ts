import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { moderation } from '#http/community/contract/moderation.ts';
import { client } from '../../app/client.ts';
import { sanctionsKey } from '../../app/data/sanctions.ts';

export type OwnSanction = z.output<typeof moderation.mySanctions.output>[number];
type Report = z.input<typeof moderation.report.body>;
export type ReportTarget = Pick<Report, 'targetKind' | 'targetId'>;
export type ReportReason = Report['reason'];

type ReportSteps = Readonly<{ onSent: () => void; onRefused: (error: Error) => void }>;

export const useReport = (target: ReportTarget, { onSent, onRefused }: ReportSteps) =>
  useMutation({
    mutationFn: (typed: Pick<Report, 'reason' | 'note'>) =>
      client.moderation.report({ body: { ...target, ...typed } }),
    onSuccess: onSent,
    onError: onRefused,
  });

export const useSanctions = () =>
  useQuery({
    queryKey: sanctionsKey,
    queryFn: ({ signal }) => client.moderation.mySanctions({}, { signal }),
  });

const appealable = (token: string) => ['sanctions', 'by-link', token] as const;

/** What the link of a refused sign-in opens; a link that is over is not asked again. */
export const useAppealableSanctions = (token: string) =>
  useQuery({
    queryKey: appealable(token),
    queryFn: ({ signal }) => client.moderation.readAppealable({ body: { token } }, { signal }),
    enabled: token !== '',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Signed in, or by the link's token. */
export const useSendAppeal = (id: string, token: string | undefined) => {
  const queries = useQueryClient();
  return async (text: string): Promise<OwnSanction> => {
    const body = token === undefined ? { text } : { text, token };
    const sanction = await client.moderation.appeal({ params: { id }, body });
    if (token === undefined) await queries.invalidateQueries({ queryKey: sanctionsKey });
    return sanction;
  };
};
