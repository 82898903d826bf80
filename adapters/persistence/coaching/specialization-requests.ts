import { forgottenEvidence } from '#core/coaching/specialization/specialization-request.ts';
import { expiryOf } from '#core/coaching/specialization/evidence.ts';
import type {
  ApprovedSpecialization,
  SpecializationRequestRow,
  SpecializationRequests,
} from '#core/coaching/specialization/ports.ts';
import type { SpecializationRequest } from '#core/coaching/specialization/specialization-request.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing, requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

/** The files lie in a table of their own, so that none can be deleted while it is evidence. */
const columns = `r.id, r.user_id, r.type, r.status, r.hold_id, r.fee, r.checklist, r.refusal_reason, r.decided_by,
  r.decided_at, r.removed_at, r.version, r.created_at, r.updated_at,
  r.evidence || jsonb_build_object('mediaIds', array(
    select e.medium_id from specialization_request_media e where e.request_id = r.id order by e.position
  )) as evidence`;

const list: ListSource<keyof typeof staffLists.specializationRequests> = {
  select: `${columns}, u.fullname as user_name, u.username`,
  from: 'specialization_requests r join users u on u.id = r.user_id',
  columns: {
    id: 'r.id',
    userId: 'r.user_id',
    userName: 'u.fullname',
    username: 'u.username',
    type: 'r.type',
    status: 'r.status',
    removedAt: 'r.removed_at',
    decidedBy: 'r.decided_by',
    decidedAt: 'r.decided_at',
    createdAt: 'r.created_at',
    updatedAt: 'r.updated_at',
  },
  search: 'u.search',
  tieBreak: 'r.id',
};

const refusals = {
  specialization_requests_pending: 'specialization.exists',
  specialization_requests_approved: 'specialization.exists',
  specialization_requests_user_id_fkey: 'user.not_found',
  specialization_requests_type_fkey: 'specialization.not_found',
  specialization_request_media_medium_id_fkey: 'media.not_found',
} as const;

/** As the row keeps it: the files apart, and when the evidence ends beside it for the clock. */
const stored = ({ evidence: { mediaIds, ...evidence }, ...request }: SpecializationRequest) => ({
  mediaIds,
  row: { ...request, evidence, expiresAt: expiryOf(evidence) },
});

export const knexSpecializationRequests = (db: Connection): SpecializationRequests => {
  const putFiles = async (requestId: string, mediaIds: readonly string[]): Promise<void> => {
    if (mediaIds.length === 0) return;
    const files = mediaIds.map((mediumId, position) => ({ requestId, position, mediumId }));
    await refusing(refusals, db()('specialization_request_media').insert(files));
  };

  return {
    async insert(request) {
      const { row, mediaIds } = stored(request);
      await refusing(refusals, db()('specialization_requests').insert(row));
      await putFiles(request.id, mediaIds);
    },

    async lock(id) {
      const [request] = await rows<SpecializationRequest>(
        db(),
        `select ${columns} from specialization_requests r where r.id = ? for no key update of r`,
        [id],
      );
      return request ?? null;
    },

    async update(request) {
      const { row, mediaIds } = stored(request);
      const { id, createdAt: _, ...changed } = row;
      const written = await refusing(
        refusals,
        db()('specialization_requests')
          .where({ id, version: changed.version - 1 })
          .update(changed),
      );
      requireFresh(written);
      await db()('specialization_request_media').where({ requestId: id }).delete();
      await putFiles(id, mediaIds);
    },

    async find(id) {
      const [request] = await rows<SpecializationRequestRow>(
        db(),
        `select ${list.select} from ${list.from} where r.id = ?`,
        [id],
      );
      return request ?? null;
    },

    of: (userId) =>
      rows<SpecializationRequest>(
        db(),
        `select ${columns} from specialization_requests r where r.user_id = ? order by r.created_at desc, r.id desc`,
        [userId],
      ),

    approvedOf: (userIds, at) =>
      rows<ApprovedSpecialization>(
        db(),
        `select r.user_id, r.type, s.info_url, r.evidence ->> 'issuer' as issuer, r.decided_at as approved_at, r.expires_at,
           (select c.public_id from signed_credentials c
            where c.kind = 'BADGE' and c.source_id = r.id and c.revoked_at is null) as public_id
         from specialization_requests r join specializations s on s.type = r.type
         where r.user_id = any(?::text[]) and r.status = 'COMPLETED' and r.removed_at is null
           and (r.expires_at is null or r.expires_at > ?)
         order by r.decided_at, r.id`,
        [[...userIds], at],
      ),

    remindersDue: (days, at, limit) =>
      rows<SpecializationRequest>(
        db(),
        `select ${columns} from specialization_requests r
         where r.status = 'COMPLETED' and r.removed_at is null
           and r.expires_at <= ?::timestamptz + make_interval(days => ?) and (? = 0 or r.expires_at > ?)
           and not exists (select 1 from badge_reminders b where b.request_id = r.id and b.days <= ?)
         order by r.expires_at, r.id limit ?`,
        [at, days, days, at, days, limit],
      ),

    async claimReminder(id, days, at) {
      const claimed = await rows(
        db(),
        `insert into badge_reminders (request_id, days, at) values (?, ?, ?)
         on conflict do nothing returning request_id`,
        [id, days, at],
      );
      return claimed.length === 1;
    },

    withoutCredential: (at, limit) =>
      rows<SpecializationRequest>(
        db(),
        `select ${columns} from specialization_requests r join users u on u.id = r.user_id and u.status <> 'DELETE'
         where r.status = 'COMPLETED' and r.removed_at is null and (r.expires_at is null or r.expires_at > ?)
           and not exists (select 1 from signed_credentials c where c.kind = 'BADGE' and c.source_id = r.id)
         order by r.id limit ?`,
        [at, limit],
      ),

    list: async (request) =>
      staffList<SpecializationRequestRow, keyof typeof staffLists.specializationRequests>(
        db(),
        list,
        readListRequest(staffLists.specializationRequests, request),
      ),

    async forgetAllOf(userId, at) {
      const own = db()('specialization_requests').where({ userId });
      await db()('specialization_request_media').whereIn('requestId', own.clone().select('id')).delete();
      const { mediaIds: _, ...evidence } = forgottenEvidence;
      await own.update({
        evidence,
        expiresAt: null,
        refusalReason: null,
        removedAt: db().raw('coalesce(removed_at, ?)', [at]),
      });
    },
  };
};
