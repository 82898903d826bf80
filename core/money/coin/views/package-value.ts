type Priced = Readonly<{ coins: number; priceVnd: number; bonusPercent: number }>;

/** VND for one coin, unrounded. */
export const pricePerCoin = ({ coins, priceVnd }: Priced): number => priceVnd / coins;

/** How many of a package's coins are the bonus: they are inside the coins already, never on top. */
export const bonusCoins = ({ coins, bonusPercent }: Priced): number =>
  coins - Math.round((coins * 100) / (100 + bonusPercent));

/** The package whose coin costs least; the first of equals. */
export const bestValue = <Package extends Priced>(packages: readonly Package[]): Package | undefined =>
  packages.reduce<Package | undefined>(
    (best, each) => (best === undefined || pricePerCoin(each) < pricePerCoin(best) ? each : best),
    undefined,
  );
