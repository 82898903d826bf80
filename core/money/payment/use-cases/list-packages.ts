import { coinPackages, type CoinPackage } from '#core/money/coin/packages.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { enabledPaymentMethods, paymentMethods, type PaymentMethod } from '../payment.ts';
import { receivingAccount } from '../receiving-account.ts';

export type PackageList = Readonly<{
  items: readonly (CoinPackage & Readonly<{ priceUsd: number }>)[];
  vndPerUsd: number;
  methods: readonly Readonly<{ method: PaymentMethod; enabled: boolean; phone: string; name: string }>[];
}>;

const inUsd = (priceVnd: number, vndPerUsd: number): number => Math.round((100 * priceVnd) / vndPerUsd) / 100;

/** What can be bought, and how: nothing can be ordered before the receiving account is filled in. */
export const listPackages =
  ({ reads }: Reads<'settings'>) =>
  async (): Promise<PackageList> => {
    const settings = await reads.settings.read();
    const { vndPerUsd, momoPhone, momoName } = settings;
    const isReady = receivingAccount(settings) !== null;
    return {
      items: coinPackages.map((offer) => ({ ...offer, priceUsd: inUsd(offer.priceVnd, vndPerUsd) })),
      vndPerUsd,
      methods: paymentMethods.map((method) => ({
        method,
        enabled: isReady && enabledPaymentMethods.includes(method),
        phone: method === 'MOMO' ? momoPhone : '',
        name: method === 'MOMO' ? momoName : '',
      })),
    };
  };
