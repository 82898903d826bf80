import { describe, expect, it } from 'vitest';
import { namesAllergen } from './allergens.ts';

describe('namesAllergen', () => {
  it.each([
    ['MILK', 'Ăn sữa chua mỗi ngày', true],
    ['MILK', 'Try some yogurt', true],
    ['EGG', 'Hai quả TRỨNG luộc', true],
    ['FISH', 'Cá nhân hoá bài tập', false],
    ['FISH', 'ăn cá hồi', true],
    ['SHELLFISH', 'canh cua', true],
    ['TREE_NUT', 'unsalted nuts', true],
    ['PEANUT', 'liên lạc với bác sĩ', false],
    ['PEANUT', 'lạc rang', true],
    ['WHEAT', 'ngũ cốc nguyên hạt', true],
    ['SOY', 'đậu phụ'.normalize('NFD'), true],
    ['SESAME', 'muối vừng', true],
    ['MILK', 'rau và trái cây', false],
  ])('%s: %s is %s', (allergy, text, expected) => {
    expect(namesAllergen(text, [allergy])).toBe(expected);
  });

  it('names no food at all to those whose allergy is another', () => {
    expect(namesAllergen('yogurt', ['OTHER'])).toBe(true);
    expect(namesAllergen('rau và trái cây', ['OTHER'])).toBe(false);
    expect(namesAllergen('yogurt', [])).toBe(false);
  });
});
