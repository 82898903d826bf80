/** Section 9 of the specification. The bonus percentage is for display: it is already inside the coins. */
export const coinPackages = [
  { id: 'package1', name: 'Basic', coins: 1000, priceVnd: 99_000, bonusPercent: 0 },
  { id: 'package2', name: 'Standard', coins: 5300, priceVnd: 499_000, bonusPercent: 6 },
  { id: 'package3', name: 'Premium', coins: 11_500, priceVnd: 999_000, bonusPercent: 15 },
  { id: 'package4', name: 'Star', coins: 25_000, priceVnd: 1_999_000, bonusPercent: 25 },
] as const;
export type CoinPackage = (typeof coinPackages)[number];
