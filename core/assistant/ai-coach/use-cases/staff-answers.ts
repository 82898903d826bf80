import { actorName, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after, day } from '#core/kernel/time.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { postTo } from '#core/money/coin/ledger.ts';
import { refundDays, type AiAnswer, type AiRating, type AnswerId } from '../answer.ts';
import type { Coach } from '../coach.ts';
import type { AnswerRow, RatingRow } from '../ports.ts';
import { fees } from '#core/money/coin/fees.ts';
import { featureOf, type SettleUses } from '../settle.ts';
import { negated, usageOf } from '../usage.ts';
import { showBlock, type ShownBlock } from '../views/shown-answer.ts';

/** Without words: those stay their owner's. */
export type StaffAnswerRow = Omit<
  AnswerRow,
  'question' | 'sheet' | 'findings' | 'target' | 'rejected' | 'requestKey' | 'requestHash'
> &
  Readonly<{ rejectedLines: number }>;

export type AnswerFile = StaffAnswerRow &
  Readonly<{
    shared: Readonly<{ question: string | null; blocks: readonly ShownBlock[] }> | null;
    rating: Pick<AiRating, 'thumb' | 'reasons' | 'text'> | null;
    isRefundable: boolean;
  }>;

const isRefundable = ({ charged, refundedAt, endedAt }: AiAnswer, at: Date): boolean =>
  charged > 0 && refundedAt === null && endedAt !== null && after(endedAt, refundDays * day) > at;

const rowOf = ({
  question: _q,
  sheet: _s,
  findings: _f,
  target: _t,
  rejected,
  requestKey: _k,
  requestHash: _h,
  ...row
}: AnswerRow): StaffAnswerRow => ({
  ...row,
  rejectedLines: rejected.length,
});

export const listAnswers =
  ({ reads }: Reads<'aiAnswers'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<StaffAnswerRow>> => {
    requirePermission(actor, 'ai.view', 'ai.manage');
    const found = await reads.aiAnswers.list(request);
    return { ...found, rows: found.rows.map(rowOf) };
  };

type Reading = Reads<'aiAnswers'> & Writes<'auditLog'> & Pick<Ports, 'clock'> & Readonly<{ coach: Coach }>;

/** Its words only where its owner shared them, and who read them is written down. */
export const readAnswerFile =
  ({ reads, transaction, clock, coach }: Reading) =>
  async (actor: Actor, id: AnswerId): Promise<AnswerFile> => {
    requirePermission(actor, 'ai.view', 'ai.manage');
    const { aiAnswers } = reads;
    const row = await aiAnswers.findRow(id);
    if (!row) throw new DomainError('ai.answer_not_found');
    const at = clock.now();
    const rating = await aiAnswers.rating(id);
    const isShared = rating?.thumb === 'DOWN' && rating.shared;
    const blocks = isShared ? await aiAnswers.blocksAfter(id, 0) : [];
    if (isShared)
      await transaction(({ auditLog }) =>
        auditLog.append(
          audited(actor, {
            at,
            action: 'ai.read_answer',
            targetType: 'ai_answer',
            targetId: id,
            before: null,
            after: null,
            reason: null,
          }),
        ),
      );
    return {
      ...rowOf(row),
      shared: isShared ? { question: row.question, blocks: blocks.map(showBlock(coach, row)) } : null,
      rating: rating && {
        thumb: rating.thumb,
        reasons: rating.reasons,
        text: isShared ? rating.text : null,
      },
      isRefundable: isRefundable(row, at),
    };
  };

type Refunding = Writes<'auditLog' | keyof SettleUses> & Pick<Ports, 'clock' | 'ids'>;

/** Gives the coins of an answer back, once. Fails with ai.already_refunded, ai.not_refundable. */
export const refundAnswer =
  ({ transaction, clock, ids }: Refunding) =>
  async (actor: Actor, { id, reason }: Readonly<{ id: AnswerId; reason: string }>): Promise<AiAnswer> => {
    requirePermission(actor, 'ai.manage');
    return transaction(async ({ aiAnswers, aiDesk, auditLog, events, wallets }) => {
      const answer = await aiAnswers.lock(id);
      if (!answer) throw new DomainError('ai.answer_not_found');
      if (answer.refundedAt !== null) throw new DomainError('ai.already_refunded');
      const at = clock.now();
      if (!isRefundable(answer, at)) throw new DomainError('ai.not_refundable');
      const { userId, kind, charged: amount } = answer;
      await postTo(wallets, userId, {
        id: ids.next(),
        coin: fees[featureOf(answer)].coin,
        amount,
        reason: 'REFUND',
        reference: `ai:${id}`,
        actor: actorName(actor),
        at,
        note: reason,
      });
      const refunded = await aiAnswers.update({ ...answer, refundedAt: at });
      await aiDesk.addUsage(negated(usageOf(answer)));
      await aiDesk.addUsage(usageOf(refunded));
      await events.append({ type: 'ai.refunded', answerId: id, userId, kind, amount });
      await auditLog.append(
        audited(actor, {
          at,
          action: 'ai.refund',
          targetType: 'ai_answer',
          targetId: id,
          before: { charged: amount },
          after: { refunded: amount },
          reason,
        }),
      );
      return refunded;
    });
  };

/** What a member shared is erased; only such a text is staff's to erase. */
export const eraseSharedAnswer =
  ({ transaction, clock }: Writes<'aiAnswers' | 'auditLog'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, id: AnswerId): Promise<void> => {
    requirePermission(actor, 'ai.delete');
    await transaction(async ({ aiAnswers, auditLog }) => {
      const answer = await aiAnswers.lock(id);
      const rating = answer && (await aiAnswers.rating(id));
      if (!answer || answer.status === 'RUNNING' || !rating?.shared)
        throw new DomainError('ai.answer_not_found');
      await aiAnswers.forgetWords({ id });
      await aiAnswers.rate({ ...rating, text: null, shared: false });
      await auditLog.append(
        audited(actor, {
          at: clock.now(),
          action: 'ai.erase_answer',
          targetType: 'ai_answer',
          targetId: id,
          before: null,
          after: null,
          reason: null,
        }),
      );
    });
  };

/** What was written beside a thumb only where it was shared. */
export const listRatings =
  ({ reads }: Reads<'aiAnswers'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<RatingRow>> => {
    requirePermission(actor, 'ai.view', 'ai.manage');
    const found = await reads.aiAnswers.listRatings(request);
    return { ...found, rows: found.rows.map((row) => (row.shared ? row : { ...row, text: null })) };
  };
