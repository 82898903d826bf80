import { z } from 'zod';
import { appealStatuses, appealTextMaxLength } from '#core/community/moderation/appeal.ts';
import { reportNoteMaxLength, reportReasons, targetKinds } from '#core/community/moderation/report.ts';
import { sanctionKinds, sanctionStatuses } from '#core/community/moderation/sanction.ts';
import { byId, contract, id, instant, prose, word } from '../../engine/contract/endpoint.ts';

const ownSanction = z.object({
  id,
  kind: z.enum(sanctionKinds),
  reason: z.string(),
  until: instant.nullable(),
  status: z.enum(sanctionStatuses),
  createdAt: instant,
  /** What it was about; USER is the account itself. */
  targetKind: z.enum(targetKinds),
  excerpt: z.string(),
  appealUntil: instant,
  mayAppeal: z.boolean(),
  appeal: z
    .object({
      text: z.string(),
      status: z.enum(appealStatuses),
      answer: z.string().nullable(),
      decidedAt: instant.nullable(),
      createdAt: instant,
    })
    .nullable(),
});

const appealText = prose(appealTextMaxLength, 1);
/** From the refused sign-in (`params.appealToken`): lets its person appeal, and nothing else. */
const token = word(256, 1);

export const moderation = contract({
  report: {
    method: 'POST',
    path: '/reports',
    summary: 'Report something to staff; nobody is told who did',
    access: 'member',
    status: 201,
    idempotent: true,
    body: z.strictObject({
      targetKind: z.enum(targetKinds),
      targetId: id,
      reason: z.enum(reportReasons),
      note: prose(reportNoteMaxLength).default(''),
    }),
    output: z.object({
      id,
      targetKind: z.enum(targetKinds),
      targetId: id,
      reason: z.enum(reportReasons),
      createdAt: instant,
    }),
    refusals: [
      'report.not_found',
      'report.exists',
      'report.own',
      'social.action_limit',
      'social.new_account_limit',
    ],
    limit: 'write',
  },
  mySanctions: {
    method: 'GET',
    path: '/me/sanctions',
    summary: 'What one was warned of, restricted or held for, newest first: what, why and until when',
    access: 'member',
    output: z.array(ownSanction),
    refusals: [],
  },
  appeal: {
    method: 'POST',
    path: '/sanctions/:id/appeal',
    summary: 'Ask for the judgement of another person, signed in or by the token of a refused sign-in',
    access: 'visitor',
    params: byId,
    body: z.strictObject({ text: appealText, token: token.optional() }),
    output: ownSanction,
    refusals: [
      'access.sign_in_required',
      'auth.user_not_active',
      'auth.token_invalid',
      'auth.token_expired',
      'sanction.not_found',
      'sanction.not_active',
      'appeal.exists',
      'appeal.too_late',
    ],
    limit: 'guess',
  },
  readAppealable: {
    method: 'POST',
    path: '/appeals/read',
    summary: 'What can be appealed by the token of a refused sign-in; the token stays good',
    access: 'visitor',
    body: z.strictObject({ token }),
    output: z.array(ownSanction),
    refusals: ['auth.token_invalid', 'auth.token_expired'],
    limit: 'guess',
  },
});
