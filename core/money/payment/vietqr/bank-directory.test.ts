import { describe, expect, it } from 'vitest';
import { bankByBin, banks } from './bank-directory.ts';

describe('the directory of banks', () => {
  it.each([
    ['970436', 'Vietcombank'],
    ['970415', 'VietinBank'],
    ['970418', 'BIDV'],
    ['970405', 'Agribank'],
    ['970407', 'Techcombank'],
    ['970422', 'MB'],
    ['970416', 'ACB'],
    ['970432', 'VPBank'],
    ['970423', 'TPBank'],
    ['970403', 'Sacombank'],
    ['970437', 'HDBank'],
    ['970441', 'VIB'],
    ['970443', 'SHB'],
    ['970431', 'Eximbank'],
    ['970426', 'MSB'],
    ['970448', 'OCB'],
    ['970449', 'LPBank'],
    ['970440', 'SeABank'],
    ['970454', 'BVBank'],
    ['970406', 'Vikki Bank'],
    ['970414', 'MBV'],
  ])('knows %s as %s', (bin, shortName) => {
    expect(bankByBin(bin)?.shortName).toBe(shortName);
  });

  it('does not know what Napas does not', () => {
    for (const bin of ['000000', '97043', '9704366', '', 'constructor']) expect(bankByBin(bin)).toBeNull();
  });

  it('names each bank once, in both languages', () => {
    expect(banks.length).toBeGreaterThanOrEqual(45);
    for (const key of ['bin', 'code', 'shortName', 'nameVi', 'nameEn'] as const) {
      expect(new Set(banks.map((bank) => bank[key])).size).toBe(banks.length);
    }
    for (const { bin, nameVi, nameEn } of banks) {
      expect(bin).toMatch(/^\d{6}$/);
      expect(nameVi).toBe(nameVi.normalize('NFC').trim());
      expect(nameEn).toMatch(/^[ -~]+$/);
    }
  });

  it('is sorted for a list to choose from', () => {
    const names = banks.map(({ shortName }) => shortName);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'vi')));
  });
});
