import type { Ports } from '#core/ports.ts';

export const levelUseCases = (_ports: Ports) => ({});
