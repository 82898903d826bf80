import type { Application } from '#core/application.ts';
import { requireMember } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { after } from '#core/kernel/time.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { site } from '#http/platform/contract/site.ts';
import { ticketLifetimeMs, type WsTickets } from '#adapters/ports/ws-tickets.ts';
import { handlers } from '../../engine/handlers.ts';

export type SiteServices = Readonly<{
  tickets: Pick<WsTickets, 'issue'>;
  clock: Clock;
  /** Whether this instance may be sent requests; must itself come back within the time a request may take. */
  isReady(): Promise<boolean>;
}>;

export const siteRoutes = ({ settings }: Application, { tickets, clock, isReady }: SiteServices) =>
  handlers(site, {
    publicSettings: ({ actor }) => settings.readPublicSettings(actor),

    wsTicket: async ({ actor }) => {
      const { id: userId, sessionId } = requireMember(actor);
      const at = clock.now();
      const ticket = await tickets.issue({ userId, sessionId }, at);
      return { ticket, expiresAt: after(at, ticketLifetimeMs) };
    },

    live: () => ({ status: 'ok' }),
    ready: async () => {
      if (!(await isReady())) throw new DomainError('service.unavailable', { seconds: 5 });
      return { status: 'ok' };
    },
  });
