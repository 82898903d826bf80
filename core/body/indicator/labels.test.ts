import { describe, expect, it } from 'vitest';
import { choiceLabel, choiceLabels, type ChoiceFieldKey } from './choice-labels.ts';
import { fieldKeys, fields, numberFieldKeys } from './fields.ts';
import * as formulas from './explanation/formulas.ts';
import { guidelines } from './advice.ts';
import * as labels from './labels.ts';
import { measuringRule } from './explanation/measuring-rules.ts';

const isBilingual = (value: unknown): value is labels.Bilingual =>
  typeof value === 'object' && value !== null && 'en' in value && 'vi' in value;

/** Every pair of texts in a catalogue, however deep it lies, with the way to it. */
const textsIn = (catalogue: unknown, path = ''): readonly (readonly [string, labels.Bilingual])[] => {
  if (isBilingual(catalogue)) return [[path, catalogue]];
  if (typeof catalogue !== 'object' || catalogue === null) return [];
  return Object.entries(catalogue).flatMap(([key, value]) => textsIn(value, `${path}.${key}`));
};

const rules = numberFieldKeys.flatMap((key) => [
  measuringRule(key, 'MALE'),
  measuringRule(key, 'FEMALE'),
  measuringRule(key, null),
]);
const texts = textsIn({ labels, choiceLabels, guidelines, formulas, rules });

describe('the words of the profile', () => {
  it('exist in both languages', () => {
    expect(texts.length).toBeGreaterThan(250);
    for (const [path, { en, vi }] of texts.filter(([where]) => !where.endsWith('unitLabels.NONE'))) {
      expect(en.trim(), path).not.toBe('');
      expect(vi.trim(), path).not.toBe('');
    }
  });

  it('are Vietnamese in Unicode NFC, with the tone mark where the dictionary of today puts it', () => {
    for (const [path, { vi }] of texts) {
      expect(vi, path).toBe(vi.normalize('NFC'));
      // khỏe → khoẻ, hủy → huỷ, hòa → hoà: after o and u the mark stands on the last vowel of an open syllable.
      expect(vi, path).not.toMatch(/(?:[òóỏõọ][ae]|(?<![qQ])[ùúủũụ]y)(?!\p{L})/u);
    }
  });

  it('use the decimal comma in Vietnamese', () => {
    for (const [path, { vi }] of texts) expect(vi, path).not.toMatch(/\d\.(?!\d{3}(?!\d))\d/);
  });

  it('name every value of every choice', () => {
    for (const key of fieldKeys) {
      const field = fields[key];
      if (field.kind !== 'CHOICE' && field.kind !== 'CHOICES') continue;
      const named: Readonly<Record<string, unknown>> = choiceLabels[key as ChoiceFieldKey]; // its kind says that it is one
      expect(Object.keys(named).toSorted()).toEqual([...field.values].toSorted());
    }
  });

  it('show an unknown value as it is', () => {
    expect(choiceLabel('sleep', 'H12')).toEqual({ en: 'H12', vi: 'H12' });
    expect(choiceLabel('sleep', 'H7_TO_9').vi).toBe('7–9 giờ');
  });

  it('tell women another place for the waist than men', () => {
    expect(measuringRule('waist', 'FEMALE').vi).toContain('nhỏ nhất');
    expect(measuringRule('waist', 'MALE').vi).toContain('rốn');
    expect(measuringRule('waist', null)).toEqual(measuringRule('waist', 'MALE'));
  });
});
