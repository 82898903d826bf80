import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { OwnMeasurement } from '../own-measurement.ts';
import type { OwnMeasurements } from '../ports.ts';

/** Whether another member has such a measurement is nobody’s business. */
export const requireOwned = async (
  ownMeasurements: Pick<OwnMeasurements, 'find'>,
  { id, userId }: Readonly<{ id: string; userId: UserId }>,
): Promise<OwnMeasurement> => {
  const found = await ownMeasurements.find(id);
  if (found?.userId !== userId) throw new DomainError('own_measurement.not_found');
  return found;
};
