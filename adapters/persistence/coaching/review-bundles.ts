import type { Knex } from 'knex';
import type { BundlePart, ReviewBundle } from '#core/coaching/review/bundle/bundle.ts';
import type { BundleRow, PaidBy, ReviewBundles } from '#core/coaching/review/bundle/ports.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { nameOf } from '../engine/person-name.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

const refusals = { review_bundles_active: 'review_bundle.active' } as const;

const parts = `(
  select jsonb_agg(jsonb_build_object('number', p.number, 'amount', p.amount, 'reviewId', p.review_id,
    'holdId', p.hold_id, 'status', p.status, 'week', p.week) order by p.number)
  from review_bundle_parts p where p.bundle_id = b.id
)`;
const unused = `(select count(*)::integer from review_bundle_parts p where p.bundle_id = b.id and p.status = 'UNUSED')`;
const columns = `b.*, ${parts} as parts`;
const namedColumns = `${columns}, ${unused} as unused, ${nameOf('m')} as member_name, ${nameOf('c')} as coach_name`;
const named = 'review_bundles b join users m on m.id = b.member_id join users c on c.id = b.coach_id';
const byName = '(select u.id from users u where u.search like ?)';

const list: ListSource<keyof typeof staffLists.reviewBundles> = {
  select: namedColumns,
  from: named,
  own: { table: 'review_bundles', as: 'b' },
  columns: {
    id: 'b.id',
    memberId: 'b.member_id',
    memberName: nameOf('m'),
    coachId: 'b.coach_id',
    coachName: nameOf('c'),
    status: 'b.status',
    price: 'b.price',
    unused,
    boughtAt: 'b.bought_at',
    endsAt: 'b.ends_at',
    endedAt: 'b.ended_at',
  },
  search: `b.member_id in ${byName} or b.coach_id in ${byName}`,
  tieBreak: 'b.id',
};

const writePart = (bundleId: string, { reviewId, number, amount, holdId, status, week }: BundlePart) => ({
  reviewId,
  bundleId,
  number,
  amount,
  holdId,
  status,
  week,
});

export const knexReviewBundles = (db: Connection): ReviewBundles => {
  const found = (condition: string, bindings: readonly Knex.RawBinding[]): Promise<BundleRow[]> =>
    rows<BundleRow>(db(), `select ${namedColumns} from ${named} where ${condition}`, [...bindings]);

  return {
    async insert({ parts: bought, ...bundle }) {
      await refusing(refusals, db()('review_bundles').insert(bundle));
      await db()('review_bundle_parts').insert(bought.map((part) => writePart(bundle.id, part)));
    },

    async find(id) {
      return (await found('b.id = ?', [id]))[0] ?? null;
    },

    async lock(id) {
      const [bundle] = await rows<ReviewBundle>(
        db(),
        `select ${columns} from review_bundles b where b.id = ? for no key update of b`,
        [id],
      );
      return bundle ?? null;
    },

    async update({ id, status, endReason, endedAt, parts: now }) {
      await db()('review_bundles').where({ id }).update({ status, endReason, endedAt });
      for (const part of now)
        await db()('review_bundle_parts')
          .where({ bundleId: id, number: part.number })
          .update({ status: part.status, week: part.week });
    },

    async activeBetween(memberId, coachId) {
      const [bundle] = await found("b.member_id = ? and b.coach_id = ? and b.status = 'ACTIVE'", [
        memberId,
        coachId,
      ]);
      return bundle ?? null;
    },

    activeOf: (memberId) =>
      found("b.member_id = ? and b.status = 'ACTIVE' order by b.bought_at desc, b.id desc", [memberId]),

    async activeIdsOf(of) {
      const [column, id] =
        'memberId' in of ? (['member_id', of.memberId] as const) : (['coach_id', of.coachId] as const);
      const active = await rows<{ id: string }>(
        db(),
        `select id from review_bundles where ${column} = ? and status = 'ACTIVE' order by id`,
        [id],
      );
      return active.map((row) => row.id);
    },

    lockDue: (at, limit) =>
      rows<ReviewBundle>(
        db(),
        `select ${columns} from review_bundles b where b.status = 'ACTIVE' and b.ends_at <= ?
         order by b.ends_at, b.id limit ? for no key update of b skip locked`,
        [at, limit],
      ),

    async paying(reviewId) {
      const [part] = await rows<PaidBy>(
        db(),
        'select bundle_id, number from review_bundle_parts where review_id = ?',
        [reviewId],
      );
      return part ?? null;
    },

    allOf: (userId) =>
      found('(b.member_id = ? or b.coach_id = ?) order by b.bought_at desc, b.id desc', [userId, userId]),

    async list(request) {
      return staffList<BundleRow, keyof typeof staffLists.reviewBundles>(
        db(),
        list,
        readListRequest(staffLists.reviewBundles, request),
      );
    },
  };
};
