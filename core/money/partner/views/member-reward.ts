import { addressOf, openAddressExpiry } from '#core/platform/media/address.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { leftOf, standingWith, type MemberRewardState } from '../claim-rules.ts';
import type { PartnerClaim } from '../partner.ts';
import type { Logo, PartnerClaimRow, PartnerRewardRow } from '../ports.ts';

type Pictures = Pick<Ports, 'mediaStore'>;

export const logoUrl = async (
  { mediaStore }: Pictures,
  logo: Logo | null,
  now: Date,
): Promise<string | null> => {
  if (!logo) return null;
  const { url, thumbnailUrl } = await addressOf(mediaStore, logo, now, openAddressExpiry(now));
  return thumbnailUrl ?? url;
};

/** A reward as one member sees it: never the code. */
export type MemberReward = Pick<
  PartnerRewardRow,
  | 'id' | 'partnerName' | 'partnerUrl' | 'title' | 'description' | 'amount' | 'coin' | 'unit' | 'proof' | 'startsAt'
  | 'endsAt'
> &
  Readonly<{
    logoUrl: string | null;
    left: number | null;
    state: MemberRewardState;
    nextClaimAt: Date | null;
  }>; // prettier-ignore

export const presentReward = async (
  pictures: Pictures,
  row: PartnerRewardRow,
  claims: readonly PartnerClaim[],
  now: Date,
): Promise<MemberReward> => ({
  id: row.id,
  partnerName: row.partnerName,
  partnerUrl: row.partnerUrl,
  logoUrl: await logoUrl(pictures, row.logo, now),
  title: row.title,
  description: row.description,
  amount: row.amount,
  coin: row.coin,
  unit: row.unit,
  proof: row.proof,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  left: leftOf(row),
  ...standingWith(row, claims, now),
});

export type MemberClaim = Pick<
  PartnerClaimRow,
  | 'id'
  | 'rewardId'
  | 'rewardTitle'
  | 'partnerName'
  | 'status'
  | 'amount'
  | 'coin'
  | 'evidence'
  | 'note'
  | 'at'
>;

export const presentClaim = (row: MemberClaim): MemberClaim => ({
  id: row.id,
  rewardId: row.rewardId,
  rewardTitle: row.rewardTitle,
  partnerName: row.partnerName,
  status: row.status,
  amount: row.amount,
  coin: row.coin,
  evidence: row.evidence,
  note: row.note,
  at: row.at,
});
