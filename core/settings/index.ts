import type { Ports } from '#core/ports.ts';

export const settingsUseCases = (_ports: Ports) => ({});
