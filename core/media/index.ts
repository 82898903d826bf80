import type { Ports } from '#core/ports.ts';

export const mediaUseCases = (_ports: Ports) => ({});
