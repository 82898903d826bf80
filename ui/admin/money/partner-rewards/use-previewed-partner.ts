import { useQuery } from '@tanstack/react-query';
import { partnerQuery, type PreviewedOffer } from '../offers/offer.ts';
import { useMay } from '../../app/parts/rights.ts';

/** The partner as members see it beside the reward; its name alone until the rest has come. */
export const usePreviewedPartner = (
  chosen: Readonly<{ id: string; name: string }> | null,
): PreviewedOffer['partner'] => {
  const may = useMay();
  const { data } = useQuery({
    ...partnerQuery(chosen?.id ?? ''),
    enabled: chosen !== null && may('partner.view'),
  });
  if (chosen === null) return { name: '', url: null, logoUrl: null };
  return data?.id === chosen.id ? data : { name: chosen.name, url: null, logoUrl: null };
};
