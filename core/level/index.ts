import type { Ports } from '#core/ports.ts';
import { buyLevel } from './use-cases/buy-level.ts';
import { listLevelOffers, previewLevel } from './use-cases/list-level-offers.ts';

export const levelUseCases = (ports: Ports) => ({
  listLevelOffers: listLevelOffers(ports),
  previewLevel: previewLevel(ports),
  buyLevel: buyLevel(ports),
});
