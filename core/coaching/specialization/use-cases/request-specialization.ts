import type { Actor } from '#core/access/actor/actor.ts';
import { fees } from '#core/money/coin/fees.ts';
import { placeHold } from '#core/money/coin/holds.ts';
import type { CoinType } from '#core/money/coin/ledger.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { requireCoach } from '../coach.ts';
import { readEvidence, requireEvidenceFiles, type EvidenceInput } from '../evidence.ts';
import {
  credentialsOf,
  filesOf,
  presentRequest,
  type OwnSpecializationRequest,
} from '../views/shown-request.ts';
import type { SpecializationRequest } from '../specialization-request.ts';
import type { SpecializationType } from '../specialization.ts';
import { standsInTheWay } from '../renewal.ts';

const fee = fees.REQUEST_SPECIALIZATION;

type Reading = Reads<'media' | 'settings' | 'signedCredentials' | 'specializationRequests'> &
  Pick<Ports, 'baseUrl' | 'mediaStore' | 'clock'>;
type Needs = Reading &
  Writes<'holds' | 'media' | 'specializationRequests' | 'specializations' | 'users' | 'wallets'> &
  Pick<Ports, 'ids'>;
type Input = Readonly<{ typeId: SpecializationType; evidence: EvidenceInput }>;

/** A coach's own requests as they stand, with addresses of their evidence. */
export const showOwn = async (
  ports: Reading,
  userId: SpecializationRequest['userId'],
  requests: readonly SpecializationRequest[],
): Promise<readonly OwnSpecializationRequest[]> => {
  const at = ports.clock.now();
  const { baseUrl } = ports;
  const [filesFor, credentialFor, { siteName }] = await Promise.all([
    filesOf(ports, userId, requests, at),
    credentialsOf(ports, requests),
    ports.reads.settings.read(),
  ]);
  return requests.map((request) =>
    presentRequest(request, {
      siteName,
      files: filesFor(request),
      credential: credentialFor(request),
      baseUrl,
      at,
    }),
  );
};

/** One's own requests, newest first; what was deleted or replaced is not there any more. */
export const listOwnSpecializationRequests =
  (ports: Reading) =>
  async (
    actor: Actor,
  ): Promise<{
    items: readonly OwnSpecializationRequest[];
    fee: Readonly<{ amount: number; coin: CoinType }>;
  }> => {
    const { id } = requireCoach(actor);
    const requests = await ports.reads.specializationRequests.of(id);
    const present = requests.filter(({ removedAt }) => removedAt === null);
    return {
      items: await showOwn(ports, id, present),
      fee: { amount: fee.amount, coin: fee.coin },
    };
  };

/** Asks for a specialization. The fee is set aside until staff decide: its own lifecycle says when, never the clock. */
export const requestSpecialization =
  (ports: Needs) =>
  async (actor: Actor, { typeId, evidence }: Input): Promise<OwnSpecializationRequest> => {
    const { id: userId } = requireCoach(actor);
    const request = await ports.transaction(
      async ({ users, specializations, specializationRequests, media, holds, wallets }) => {
        // One request of a coach at a time, so that two of one type can't pass each other.
        const { type } = await users.lock(userId);
        if (type !== 'COACH') throw new DomainError('specialization.not_permitted');
        const asked = await specializations.find(typeId);
        if (asked?.status !== 'ACTIVE') throw new DomainError('specialization.not_found');
        const at = ports.clock.now();
        const given = readEvidence(evidence, at);
        await requireEvidenceFiles(media, userId, given);
        const own = await specializationRequests.of(userId);
        if (own.some((other) => other.type === typeId && standsInTheWay(other, at))) {
          throw new DomainError('specialization.exists');
        }
        const made: SpecializationRequest = {
          id: ports.ids.next(),
          userId,
          type: typeId,
          evidence: given,
          status: 'PENDING',
          holdId: ports.ids.next(),
          fee: fee.amount,
          checklist: [],
          refusalReason: null,
          decidedBy: null,
          decidedAt: null,
          removedAt: null,
          version: 1,
          createdAt: at,
          updatedAt: at,
        };
        await specializationRequests.insert(made);
        await placeHold(
          { wallets, holds },
          {
            id: made.holdId,
            userId,
            coin: fee.coin,
            amount: fee.amount,
            reason: fee.reason,
            reference: made.id,
            transferId: ports.ids.next(),
            expiresAt: null,
            actor: userId,
            at,
          },
        );
        return made;
      },
    );
    const [shown] = await showOwn(ports, userId, [request]);
    return shown as OwnSpecializationRequest; // one in, one out
  };
