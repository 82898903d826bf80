import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  adminPartnerClaims,
  adminPartnerRewards,
  adminPartners,
} from '#http/money/contract/partners.ts';
import type { Language, LocalizedText } from '#core/kernel/language.ts';
import { loadWords, openWords, wordsIn } from '../../app/i18n/words.ts';
import { offersClient } from './client.ts';

export type PartnerRow = z.input<typeof adminPartners.list.output>[number];
export type StaffPartner = z.output<typeof adminPartners.get.output>;
export type RewardRow = z.input<typeof adminPartnerRewards.list.output>[number];
export type StaffReward = z.output<typeof adminPartnerRewards.get.output>;
export type ClaimRow = z.input<typeof adminPartnerClaims.list.output>[number];
export type StaffClaim = z.output<typeof adminPartnerClaims.get.output>;

/** An offer as members would see it, saved or still being written. */
export type PreviewedOffer = Pick<
  StaffReward,
  'amount' | 'coin' | 'unit' | 'proof' | 'stock' | 'claimedCount' | 'status'
> &
  Readonly<{
    title: LocalizedText;
    description: LocalizedText;
    range: Readonly<{ startsAt: Date; endsAt: Date }> | null;
    partner: Readonly<{ name: string; url: string | null; logoUrl: string | null }>;
  }>;

// A form stands on these two: what is typed must not be answered with new ground under it.
export const usePartner = (id: string, enabled = true) =>
  useQuery({
    queryKey: ['partners', 'one', id],
    queryFn: ({ signal }) => offersClient.adminPartners.get({ params: { id } }, { signal }),
    enabled,
    refetchOnWindowFocus: false,
  });
export const usePartnerReward = (id: string) =>
  useQuery({
    queryKey: ['partner-rewards', 'one', id],
    queryFn: ({ signal }) => offersClient.adminPartnerRewards.get({ params: { id } }, { signal }),
    refetchOnWindowFocus: false,
  });

export const usePartnerClaim = (id: string) =>
  useQuery({
    queryKey: ['partner-claims', 'one', id],
    queryFn: ({ signal }) => offersClient.adminPartnerClaims.get({ params: { id } }, { signal }),
    // Two people on one claim: the second sees that it was decided.
    refetchInterval: 30_000,
  });

/** Enough to choose from in a filter; who has more partners searches. */
export const usePartnerOptions = (enabled = true) =>
  useQuery({
    queryKey: ['partners', 'options'],
    queryFn: ({ signal }) =>
      offersClient.adminPartners.list(
        { query: { range: '[0,99]', sort: JSON.stringify(['name', 'ASC']) } },
        { signal },
      ),
    enabled,
  });

/** The words of an offer, also in the language that the reader has not chosen. */
export const useWordsIn = (language: Language) =>
  useQuery({
    queryKey: ['words', language],
    queryFn: async () => {
      await openWords('offers');
      await loadWords(language);
      return wordsIn(language);
    },
    staleTime: Infinity,
  });
