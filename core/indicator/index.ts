import type { Ports } from '#core/ports.ts';

export const indicatorUseCases = (_ports: Ports) => ({});
