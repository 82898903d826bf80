import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { wordsOf } from '#core/platform/settings/shown.ts';
import type { Api } from '#http/contract.ts';
import { isStaff } from '../../protection/access-guard.ts';
import type { MaintenanceSettings, RouteServices, ServedRoute } from '#http/engine/server/route-services.ts';

/** Works during maintenance: staff sign in, monitoring sees the server, and money goes on arriving. */
const openInMaintenance: ReadonlySet<string> = new Set<keyof Api>([
  'auth',
  'signInProviders',
  'site',
  'bankWebhooks',
  'mailWebhooks',
]);

const defaultSeconds = 120;

/** Members whom staff let in by name, to look at what was changed. */
const isAllowed = (actor: Actor, allowed: string): boolean =>
  actor.kind === 'user' && wordsOf(allowed).includes(actor.id);

/** Staff and those whom staff let in go on; everybody else waits. */
export const requireOpenSite = (
  { maintenance, maintenanceAllow, maintenanceUntil }: MaintenanceSettings,
  actor: Actor,
  at: Date,
): void => {
  if (!maintenance || isStaff(actor) || isAllowed(actor, maintenanceAllow)) return;
  const until = maintenanceUntil === null ? Number.NaN : Date.parse(maintenanceUntil);
  const seconds = Math.ceil((until - at.getTime()) / 1000);
  throw new DomainError('service.maintenance', { seconds: seconds > 0 ? seconds : defaultSeconds });
};

/** Refuses while the site is closed for maintenance. */
export const maintenanceGuard =
  ({ group }: ServedRoute, { settings, now }: Pick<RouteServices, 'settings' | 'now'>) =>
  async (actor: Actor): Promise<void> => {
    if (openInMaintenance.has(group)) return;
    const current = settings();
    requireOpenSite(current instanceof Promise ? await current : current, actor, now());
  };
