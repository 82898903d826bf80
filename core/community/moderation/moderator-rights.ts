import { mayDo, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { isPermission, type Permission } from '#core/access/actor/permission.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { HookAnswers } from '#core/kernel/hooks.ts';
import type { ListRequest } from '#core/kernel/page.ts';
import type { Decision } from './case.ts';
import type { ReportSubjects } from './hooks.ts';
import type { TargetKind } from './report.ts';
import type { SanctionKind } from './sanction.ts';

type Answers = HookAnswers['reportSubjects'];

export const subjectsOf = (answers: Answers, kind: TargetKind): ReportSubjects | null =>
  answers.find(({ kinds }) => kinds.includes(kind)) ?? null;

const decidePermissionOf = (
  { permission, decidePermissions }: ReportSubjects,
  kind: TargetKind,
): Permission => {
  const update = permission.replace(/\.view$/, '.update');
  return decidePermissions?.[kind] ?? (isPermission(update) ? update : permission);
};

const permissionOfSanction = {
  WARNING: ['user.update', 'user.manage'],
  RESTRICT: ['user.update', 'user.manage'],
  HOLD: ['user.manage'],
  BAN: ['user.manage'],
} as const satisfies Record<Exclude<SanctionKind, 'HIDE'>, readonly Permission[]>;

/** What one has to hold to give or take back such a sanction about this kind of thing. */
export const permissionsFor = (
  answers: Answers,
  targetKind: TargetKind,
  kind: SanctionKind,
): readonly Permission[] => {
  if (kind !== 'HIDE') return permissionOfSanction[kind];
  const subjects = subjectsOf(answers, targetKind);
  return subjects ? [decidePermissionOf(subjects, targetKind)] : ['user.manage'];
};

const sanctionOf: Readonly<Record<Exclude<Decision, 'DISMISS'>, SanctionKind>> = {
  HIDE: 'HIDE',
  WARN: 'WARNING',
  RESTRICT: 'RESTRICT',
  HOLD: 'HOLD',
  BAN: 'BAN',
};
export const sanctionOfDecision = (decision: Decision): SanctionKind | null =>
  decision === 'DISMISS' ? null : sanctionOf[decision];

/** Those who may hide or warn may also say that nothing was wrong: none is left with punishing alone. */
export const permissionsToDecide = (
  answers: Answers,
  targetKind: TargetKind,
  decision: Decision,
): readonly Permission[] => {
  const kind = sanctionOfDecision(decision);
  return kind === null
    ? [...permissionsFor(answers, targetKind, 'HIDE'), ...permissionsFor(answers, targetKind, 'WARNING')]
    : permissionsFor(answers, targetKind, kind);
};

/** The kinds whose cases this person sees. */
export const kindsSeenBy = (answers: Answers, actor: Actor): readonly TargetKind[] =>
  answers.flatMap(({ kinds, permission }) => (mayDo(actor, permission) ? kinds : []));

/** Each opens cases of some kind; a kind that comes with another right adds it here. */
export const moderatorPermissions = [
  'feed.view',
  'chat.view',
  'review.view',
  'user.view',
  'media.view',
  'post.view',
] as const satisfies readonly Permission[];

/** Staff who see cases of any kind at all. */
const requireModerator = (actor: Actor): void => requirePermission(actor, ...moderatorPermissions);

/** Cases, sanctions and appeals of kinds one may not see are not there. */
export const requireSeen = (
  answers: Answers,
  actor: Actor,
  targetKind: TargetKind,
  code: 'case.not_found' | 'sanction.not_found' | 'appeal.not_found',
): void => {
  requireModerator(actor);
  if (!kindsSeenBy(answers, actor).includes(targetKind)) throw new DomainError(code);
};

/** The same list, of kinds one may see alone: the storage leaves out the rest, so that pages are full. */
export const seenOnly = (answers: Answers, actor: Actor, request: ListRequest): ListRequest => {
  requireModerator(actor);
  const seen = kindsSeenBy(answers, actor);
  const asked: unknown = request.filter['targetKind'];
  const wanted: readonly unknown[] = asked === undefined ? seen : Array.isArray(asked) ? asked : [asked];
  return {
    ...request,
    filter: { ...request.filter, targetKind: seen.filter((kind) => wanted.includes(kind)) },
  };
};
