import type { UserId } from '#core/kernel/id.ts';
import type { ExternalHost } from './external-host.ts';

type About = { userId: UserId; hostId: ExternalHost['id']; host: string };

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    'host.verified': About;
    'host.live': About;
    'host.failing': About;
    'host.released': About;
  }
}
