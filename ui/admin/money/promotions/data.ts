import { useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { adminPromotions } from '#http/money/contract/promo-codes.ts';
import { saveFile } from '#ui/save-file.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { promoClient } from './client.ts';

export type PromotionRow = z.input<typeof adminPromotions.list.output>[number];
export type Promotion = z.output<typeof adminPromotions.get.output>;
export type PromoUseRow = z.input<typeof adminPromotions.uses.output>[number];
export type NewPromotion = z.input<typeof adminPromotions.create.body>;

export const usePromotion = (id: string) =>
  useQuery({
    queryKey: ['promotions', 'one', id],
    queryFn: ({ signal }) => promoClient.adminPromotions.get({ params: { id } }, { signal }),
  });

export const usePromotionSteps = ({ id, title }: Pick<Promotion, 'id' | 'title'>) => {
  const refreshed = useRefreshed();
  const stop = useMutation({
    mutationFn: () => promoClient.adminPromotions.stop({ params: { id } }),
    onSettled: () => refreshed('promotions'),
  });
  const resume = useMutation({
    mutationFn: () => promoClient.adminPromotions.resume({ params: { id } }),
    onSettled: () => refreshed('promotions'),
  });
  const codes = useMutation({
    mutationFn: async () =>
      saveFile(await promoClient.adminPromotions.codes({ params: { id } }), `${title}.csv`),
  });
  return { stop, resume, codes };
};

export const createPromotion = (body: NewPromotion): Promise<Promotion> =>
  promoClient.adminPromotions.create({ body });
