import type { Ports } from '#core/ports.ts';

export const partnerUseCases = (_ports: Ports) => ({});
