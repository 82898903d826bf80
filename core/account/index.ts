import type { Ports } from '#core/ports.ts';

export const accountUseCases = (_ports: Ports) => ({});
