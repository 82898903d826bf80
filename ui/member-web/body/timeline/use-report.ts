import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Language } from '#ui/intl.ts';
import { client } from '../../app/client.ts';
import { useFees } from '../../app/data/indicators.ts';
import { useWallet, walletKey } from '../../app/data/wallet.ts';
import { downloadFrom } from '#ui/save-file.ts';

type Ready = Readonly<{ url: string; name: string; mediumId: string | null }>;

/** The report of one week: made for a fee, downloaded at once, and once more when asked. */
export const useReport = (weekId: string, language: Language) => {
  const queries = useQueryClient();
  const [ready, setReady] = useState<Ready>();

  const make = useMutation({
    mutationFn: () => client.indicators.export({ params: { id: weekId }, body: { format: 'PDF', language } }),
    onSuccess: ({ url, name, mediumId }) => {
      setReady({ url, name, mediumId });
      downloadFrom(url, name);
    },
    // Paid, or given back: either way the balance is another one now.
    onSettled: () => queries.invalidateQueries({ queryKey: walletKey }),
  });

  const again = useMutation({
    mutationFn: async ({ url, mediumId }: Ready) =>
      // The address of a minute ago is over.
      mediumId === null ? url : (await client.media.url({ params: { id: mediumId } })).url,
    onSuccess: (url, { name }) => downloadFrom(url, name),
  });

  return { ready, make, again };
};

export type Report = ReturnType<typeof useReport>;

/** What a report costs, and how many coins are missing for it. */
export const useReportPrice = () => {
  const fees = useFees();
  const wallet = useWallet();
  const fee = fees.data?.items.find(({ feature }) => feature === 'EXPORT_PHYSICAL_PROFILE');
  const balance = wallet.data?.baseCoin;
  if (fee === undefined || balance === undefined) return undefined;
  return { ...fee, balance, missing: Math.max(fee.amount - balance, 0) };
};

export type ReportPrice = NonNullable<ReturnType<typeof useReportPrice>>;
