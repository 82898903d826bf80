import type { Ports } from '#core/ports.ts';

export const paymentUseCases = (_ports: Ports) => ({});
