import type { CoinUnit } from './claim-window.ts';
import type { Feature } from './fees.ts';
import type { CoinType, SystemAccount, TransactionStatus } from './ledger.ts';
import type { CoinPackage } from './packages.ts';
import type { ProcessStatus, RewardType } from './rewards.ts';
import type { TransactionSource } from './views/transaction-source.ts';
import type { TransactionWords } from './views/transaction-words.ts';
import type { ProfileField } from '#core/people/account/profile.ts';

declare module '#core/kernel/messages/index.ts' {
  interface LabelIds {
    coin:
      | `coin.${CoinType}`
      | `coin.amount.${CoinType}`
      | `coin.unit.${CoinUnit}`
      | `coin.package.${CoinPackage['id']}`
      | `process.${ProcessStatus}`
      | `ledger.account.${SystemAccount | 'USER' | 'HELD'}`
      | `reward.status.${ProcessStatus}`
      | `reward.${RewardType}.${'title' | 'description'}`
      | 'reward.VERIFY_EMAIL.missing.email'
      | 'reward.SAVE_PHYSICAL_PROFILE.missing.snapshot'
      | `reward.REFERRAL.missing.${'invitation' | 'monthly_cap'}`
      | `reward.FULL_FILL_PROFILE.missing.${ProfileField}`
      | `fee.${Feature}`
      | TransactionWords
      | `transaction.status.${TransactionStatus}`
      | `transaction.source.${TransactionSource['kind']}`;
  }
}
