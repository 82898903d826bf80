import { describe, expect, it } from 'vitest';
import { fieldsOf } from '#core/body/indicator/fields.ts';
import { requiredFields } from './save-rules.ts';
import { minutesToFill, minutesToSave, secondsToSave } from './saving-time.ts';

describe('how long a save takes', () => {
  it('is what is promised, at the first save and at a later one', () => {
    const first = secondsToSave(requiredFields);
    const later = secondsToSave(['weight', 'waist'], true);
    for (const seconds of [first, later]) {
      expect(seconds).toBeLessThanOrEqual(minutesToSave * 60);
      expect(seconds).toBeGreaterThan((minutesToSave - 1) * 60);
    }
  });

  it('is at least a minute for a card, and grows with what it asks', () => {
    expect(minutesToFill(['neck', 'chest', 'hip', 'bicep', 'thigh'])).toBe(1);
    expect(minutesToFill(['pushUps'])).toBe(1);
    expect(minutesToFill(fieldsOf('nutrition'))).toBeGreaterThan(minutesToFill(['protein', 'fat']));
  });
});
