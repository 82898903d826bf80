import type { Ports } from '#core/ports.ts';

export const coinUseCases = (_ports: Ports) => ({});
