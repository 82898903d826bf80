import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { indicators } from '#http/body/contract/indicators.ts';
import type { Language } from '#core/kernel/language.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { saveFile } from '#ui/save-file.ts';
import { client } from '../../app/client.ts';
import { weekKeys } from '../../app/data/indicators.ts';
import { useFees } from '../../app/data/rewards.ts';
import { useWallet, walletKey } from '../../app/data/wallet.ts';

type ReportFile = z.output<(typeof indicators)['export']['output']>;

/** Which habits and numbers of the last weeks changed together. */
export const movedTogetherQuery = queryOptions({
  queryKey: weekKeys.together,
  queryFn: ({ signal }) => client.indicators.movedTogether({}, { signal }),
});
export const useMovedTogether = (enabled: boolean) => useQuery({ ...movedTogetherQuery, enabled });

/** All weeks as a file of numbers. */
export const useWeeksFile = (language: Language) =>
  useMutation({
    mutationFn: (format: 'CSV' | 'JSON') => client.indicators.exportAll({ query: { format, language } }),
    onSuccess: (file, format) => saveFile(file, `fitboard.${format.toLowerCase()}`),
  });

/** The report of one week, made for a fee. */
export const useNewReport = (weekId: string, language: Language, onMade: (file: ReportFile) => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => client.indicators.export({ params: { id: weekId }, body: { format: 'PDF', language } }),
    onSuccess: onMade,
    // Paid, or given back: either way the balance is another one now.
    onSettled: () => queries.invalidateQueries({ queryKey: walletKey }),
  });
};

type MadeReport = Pick<ReportFile, 'url' | 'name' | 'mediumId'>;

/** Where a report that was made before can be fetched now. */
export const useReportAddress = (onFound: (url: string, report: MadeReport) => void) =>
  useMutation({
    mutationFn: async ({ url, mediumId }: MadeReport) =>
      // The address of a minute ago is over.
      mediumId === null ? url : (await client.media.url({ params: { id: mediumId } })).url,
    onSuccess: onFound,
  });

/** What a report costs this member, nothing with PREMIUM, and how many coins are missing for it. */
export const useReportPrice = () => {
  const fees = useFees();
  const wallet = useWallet();
  const user = useSignedInUser();
  const fee = fees.data?.items.find(({ feature }) => feature === 'EXPORT_PHYSICAL_PROFILE');
  const balance = wallet.data?.baseCoin;
  if (fee === undefined || balance === undefined || user === undefined) return undefined;
  const amount = user.level === 'PREMIUM' ? 0 : fee.amount;
  return { ...fee, amount, balance, missing: Math.max(amount - balance, 0) };
};

export type ReportPrice = NonNullable<ReturnType<typeof useReportPrice>>;
