import type { UserId } from '#core/kernel/id.ts';
import type { LocalizedText } from '#core/kernel/language.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { specializationLabel } from './label.ts';
import type { SpecializationType } from '../specialization.ts';

/** What was verified, by whom and when. The certificate's number and files stay with staff. */
export type Badge = Readonly<{
  type: SpecializationType;
  label: LocalizedText;
  infoUrl: string | null;
  issuer: string;
  verifiedAt: Date;
  /** The site whose staff verified it. */
  verifiedBy: string;
  /** Null: for good. */
  expiresAt: Date | null;
  /** Of its signed credential, which anybody can check; null while an older approval has none yet. */
  publicId: string | null;
}>;

/** The badges that count now; a coach who has none is not in the answer. */
export const badgesOf = async (
  { reads, clock }: Reads<'settings' | 'specializationRequests'> & Pick<Ports, 'clock'>,
  userIds: readonly UserId[],
): Promise<ReadonlyMap<UserId, readonly Badge[]>> => {
  if (userIds.length === 0) return new Map();
  const [approved, { siteName }] = await Promise.all([
    reads.specializationRequests.approvedOf(userIds, clock.now()),
    reads.settings.read(),
  ]);
  const grouped = Map.groupBy(approved, ({ userId }) => userId);
  return new Map(
    [...grouped].map(([userId, held]) => [
      userId,
      held.map(({ type, infoUrl, issuer, approvedAt, expiresAt, publicId }): Badge => ({
        type,
        label: specializationLabel(type, siteName),
        infoUrl,
        issuer,
        verifiedAt: approvedAt,
        verifiedBy: siteName,
        expiresAt,
        publicId,
      })),
    ]),
  );
};
