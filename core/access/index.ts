import type { Ports } from '#core/ports.ts';

export const accessUseCases = (_ports: Ports) => ({});
