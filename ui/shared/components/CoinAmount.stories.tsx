import preview from '../../../.storybook/preview.tsx';
import { CoinAmount, Money } from './CoinAmount.tsx';

const meta = preview.meta({ title: 'Parts/CoinAmount', component: CoinAmount });

export const BaseCoin = meta.story({ args: { amount: 300, coin: 'BASE_COIN' } });
export const FitCoin = meta.story({ args: { amount: 1_234_567, coin: 'FIT_COIN', size: 'large' } });
export const Spent = meta.story({ args: { amount: -1000, coin: 'BASE_COIN', signed: true } });
export const Price = meta.story({
  args: { amount: 0, coin: 'FIT_COIN' },
  render: () => <Money vnd={499_000} vndPerUsd={26_000} />,
});
export const PriceInEnglish = meta.story({
  args: { amount: 0, coin: 'FIT_COIN' },
  globals: { language: 'en' },
  render: () => <Money vnd={499_000} vndPerUsd={26_000} />,
});
