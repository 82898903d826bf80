import type { Ports } from '#core/ports.ts';

export const notificationUseCases = (_ports: Ports) => ({});
