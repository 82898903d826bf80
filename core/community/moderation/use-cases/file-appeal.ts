import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { readAppealLink, useAppealLink } from '#core/people/sign-in/appeal-link.ts';
import { readAppealText, requireAppealable, type Appeal } from '../appeal.ts';
import type { Sanction } from '../sanction.ts';
import { presentSanction, type OwnSanction } from '../views/own-sanction.ts';

type Needs = Pick<Ports, 'reads' | 'clock'>;

const sanctionsOf = async (
  { sanctions, appeals }: Pick<Repositories, 'appeals' | 'sanctions'>,
  userId: UserId,
  at: Date,
): Promise<readonly OwnSanction[]> => {
  const [rows, filed] = await Promise.all([sanctions.of(userId), appeals.of(userId)]);
  return rows.map((row) =>
    presentSanction(row, filed.find(({ sanctionId }) => sanctionId === row.id) ?? null, at),
  );
};

/** What the member was warned of, restricted or held for, newest first. */
export const listMySanctions =
  ({ reads, clock }: Needs) =>
  async (actor: Actor): Promise<readonly OwnSanction[]> =>
    sanctionsOf(reads, requireMember(actor).id, clock.now());

/** The same for someone who can't sign in any more, by the link that the refused sign-in gave. */
export const readAppealableSanctions =
  (ports: Needs & Pick<Ports, 'tokens'>) =>
  async (_actor: Actor, token: string): Promise<readonly OwnSanction[]> => {
    const at = ports.clock.now();
    const { userId } = await readAppealLink(ports)(ports.reads, token, at);
    const all = await sanctionsOf(ports.reads, userId, at);
    return all.filter(({ status, appeal }) => status === 'ACTIVE' || appeal?.status === 'PENDING');
  };

type Typed = Readonly<{ id: Sanction['id']; text: string; token?: string | undefined }>;

/** Asks for another person's judgement; once for each sanction, within 30 days. A link is used up by it. */
export const fileAppeal =
  (ports: Needs & Pick<Ports, 'transaction' | 'ids' | 'tokens'>) =>
  async (actor: Actor, { id, text: typed, token }: Typed): Promise<OwnSanction> => {
    const text = readAppealText(typed);
    const at = ports.clock.now();
    const own = token === undefined ? requireMember(actor).id : null;
    return ports.transaction(async (repositories) => {
      const { sanctions, appeals, events } = repositories;
      const userId = own ?? (await useAppealLink(ports)(repositories, token ?? '', at)).userId;
      const sanction = await sanctions.lock(id);
      if (sanction?.userId !== userId) throw new DomainError('sanction.not_found');
      const earlier = (await appeals.of(userId)).find(({ sanctionId }) => sanctionId === id) ?? null;
      requireAppealable(sanction, earlier, at);
      const appeal: Appeal = {
        id: ports.ids.next(),
        sanctionId: id,
        userId,
        text,
        status: 'PENDING',
        decidedBy: null,
        answer: null,
        decidedAt: null,
        createdAt: at,
      };
      await appeals.insert(appeal);
      const row = await sanctions.find(id);
      if (!row) throw new DomainError('sanction.not_found');
      const { targetKind } = row;
      await events.append({ type: 'appeal.filed', appealId: appeal.id, userId, targetKind });
      return presentSanction(row, appeal, at);
    });
  };
