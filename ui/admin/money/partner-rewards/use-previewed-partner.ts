import { type PreviewedOffer, usePartner } from '../offers/data.ts';
import { useMay } from '../../app/parts/rights.ts';

/** The partner as members see it beside the reward; its name alone until the rest has come. */
export const usePreviewedPartner = (
  chosen: Readonly<{ id: string; name: string }> | null,
): PreviewedOffer['partner'] => {
  const may = useMay();
  const { data } = usePartner(chosen?.id ?? '', chosen !== null && may('partner.view'));
  if (chosen === null) return { name: '', url: null, logoUrl: null };
  return data?.id === chosen.id ? data : { name: chosen.name, url: null, logoUrl: null };
};
