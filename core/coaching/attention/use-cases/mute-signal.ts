import type { Actor } from '#core/access/actor/actor.ts';
import { requireCoachOf, type NoteAccess } from '#core/coaching/member-note/note-access.ts';
import { fieldError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { isSubjectOf, type SignalKind } from '../signal.ts';

type Choice = Readonly<{ memberId: UserId; kind: SignalKind; subject: string; isMuted: boolean }>;

/** One signal of one member is shown to this coach no more, or again. It may be muted before it ever shows. */
export const muteSignal =
  (ports: NoteAccess & Pick<Ports, 'transaction' | 'clock'>) =>
  async (actor: Actor, { memberId, kind, subject, isMuted }: Choice): Promise<{ ok: true }> => {
    const coachId = await requireCoachOf(ports)(actor, memberId);
    if (!isSubjectOf(kind, subject)) throw fieldError('body.subject', 'input.invalid');
    const muted = { coachId, memberId, kind, subject };
    await ports.transaction(({ mutedSignals }) =>
      isMuted ? mutedSignals.put({ ...muted, mutedAt: ports.clock.now() }) : mutedSignals.delete(muted),
    );
    return { ok: true };
  };
