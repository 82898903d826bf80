import { DomainError } from '#core/kernel/domain-error.ts';

export const pinnedMessagesMax = 3;

/** The newest last; pinning again changes nothing. */
export const addPin = (pins: readonly number[], seq: number): readonly number[] => {
  if (pins.includes(seq)) return pins;
  if (pins.length >= pinnedMessagesMax) throw new DomainError('chat.pin_limit', { count: pinnedMessagesMax });
  return [...pins, seq];
};

export const removePin = (pins: readonly number[], seq: number): readonly number[] =>
  pins.includes(seq) ? pins.filter((pin) => pin !== seq) : pins;
