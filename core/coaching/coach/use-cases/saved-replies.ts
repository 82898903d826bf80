import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { normalize } from '#core/kernel/text/text.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { maxSavedReplies, type SavedReply } from '../coach.ts';
import { requireCoach } from '../desk.ts';

type Needs = Writes<'coaches' | 'users'> & Pick<Ports, 'clock' | 'ids'>;
type Text = Pick<SavedReply, 'title' | 'text'>;

const cleaned = ({ title, text }: Text): Text => ({ title: normalize(title), text: normalize(text) });

export const listSavedReplies =
  ({ reads }: Reads<'coaches'>) =>
  async (actor: Actor): Promise<{ items: readonly SavedReply[] }> => ({
    items: await reads.coaches.savedReplies(requireCoach(actor).id),
  });

export const addSavedReply =
  ({ transaction, clock, ids }: Needs) =>
  async (actor: Actor, text: Text): Promise<SavedReply> => {
    const { id: coachId } = requireCoach(actor);
    return transaction(async ({ users, coaches }) => {
      // One change of a coach's own at a time, or two tabs would go beyond the most together.
      await users.lock(coachId);
      const kept = await coaches.savedReplies(coachId);
      if (kept.length >= maxSavedReplies)
        throw new DomainError('saved_reply.too_many', { max: maxSavedReplies });
      const reply: SavedReply = { id: ids.next(), coachId, ...cleaned(text), updatedAt: clock.now() };
      await coaches.putSavedReply(reply);
      return reply;
    });
  };

export const updateSavedReply =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, { id, ...text }: Text & Pick<SavedReply, 'id'>): Promise<SavedReply> => {
    const { id: coachId } = requireCoach(actor);
    return transaction(async ({ users, coaches }) => {
      await users.lock(coachId);
      const kept = await coaches.savedReplies(coachId);
      if (!kept.some((reply) => reply.id === id)) throw new DomainError('saved_reply.not_found');
      const reply: SavedReply = { id, coachId, ...cleaned(text), updatedAt: clock.now() };
      await coaches.putSavedReply(reply);
      return reply;
    });
  };

export const deleteSavedReply =
  ({ transaction }: Writes<'coaches'>) =>
  async (actor: Actor, id: SavedReply['id']): Promise<void> => {
    const { id: coachId } = requireCoach(actor);
    const isDeleted = await transaction(({ coaches }) => coaches.deleteSavedReply(coachId, id));
    if (!isDeleted) throw new DomainError('saved_reply.not_found');
  };
