import type { Ports } from '#core/ports.ts';

export const catalogUseCases = (_ports: Ports) => ({});
