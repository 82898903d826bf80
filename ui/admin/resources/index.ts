import type { ResourceProps } from 'react-admin';
import { openWords } from '../i18n/words.ts';
import { guarded } from '../parts/Guarded.tsx';

/** Pages that speak of money, orders and postings bring their words along. */
const withMoney = async <Page>(page: Promise<Page>): Promise<Page> => {
  await openWords('money');
  return page;
};

/** Names are the API's own; each page is loaded when somebody who may open it does. */
export const resources: readonly ResourceProps[] = [
  {
    name: 'users',
    list: guarded(() => import('./users/UserList.tsx'), 'user.view'),
    create: guarded(() => import('./users/UserCreate.tsx'), 'user.create'),
    edit: guarded(() => import('./users/UserEdit.tsx'), 'user.update'),
    show: guarded(() => withMoney(import('./users/UserShow.tsx')), 'user.view'),
  },
  {
    name: 'roles',
    list: guarded(() => import('./roles/RoleList.tsx'), 'role.view'),
    create: guarded(() => import('./roles/RoleCreate.tsx'), 'role.manage', 'role.create'),
    show: guarded(() => import('./roles/RolePage.tsx'), 'role.view'),
  },
  {
    name: 'indicators',
    list: guarded(() => import('./indicators/SavedWeekList.tsx'), 'indicator.view'),
    show: guarded(() => import('./indicators/SavedWeekShow.tsx'), 'indicator.view'),
  },
  {
    name: 'payments',
    list: guarded(() => withMoney(import('./payments/PaymentList.tsx')), 'payment.view'),
    show: guarded(() => withMoney(import('./payments/PaymentShow.tsx')), 'payment.view'),
  },
  {
    name: 'incoming-transfers',
    list: guarded(() => withMoney(import('./incoming-transfers/TransferList.tsx')), 'payment.view'),
    create: guarded(
      () => withMoney(import('./incoming-transfers/StatementImport.tsx')),
      'payment.create',
      'payment.manage',
      'payment.approve',
    ),
    show: guarded(() => withMoney(import('./incoming-transfers/TransferShow.tsx')), 'payment.view'),
  },
  {
    name: 'ledger',
    list: guarded(() => withMoney(import('./ledger/LedgerList.tsx')), 'transaction.view'),
    show: guarded(() => withMoney(import('./ledger/MovementShow.tsx')), 'transaction.view'),
  },
  {
    name: 'reconciliation',
    list: guarded(
      () => withMoney(import('./reconciliation/ReconciliationPage.tsx')),
      'transaction.view',
      'coin.view',
      'coin.manage',
    ),
  },
  {
    name: 'economy',
    list: guarded(() => withMoney(import('./economy/EconomyPage.tsx')), 'transaction.view'),
  },
  {
    name: 'transactions',
    list: guarded(() => import('./transactions/TransactionList.tsx'), 'transaction.view'),
    show: guarded(() => withMoney(import('./transactions/TransactionShow.tsx')), 'transaction.view'),
  },
  {
    name: 'partners',
    list: guarded(() => import('./partners/PartnerList.tsx'), 'partner.view'),
    create: guarded(() => import('./partners/PartnerCreate.tsx'), 'partner.create', 'partner.manage'),
    edit: guarded(() => import('./partners/PartnerEdit.tsx'), 'partner.update', 'partner.manage'),
    show: guarded(() => import('./partners/PartnerShow.tsx'), 'partner.view'),
  },
  {
    name: 'partner-rewards',
    list: guarded(() => import('./partner-rewards/RewardList.tsx'), 'reward.view'),
    create: guarded(() => import('./partner-rewards/RewardCreate.tsx'), 'reward.create', 'reward.manage'),
    edit: guarded(() => import('./partner-rewards/RewardEdit.tsx'), 'reward.update', 'reward.manage'),
    show: guarded(() => import('./partner-rewards/RewardShow.tsx'), 'reward.view'),
  },
  {
    name: 'partner-claims',
    list: guarded(() => import('./partner-claims/ClaimList.tsx'), 'reward.view'),
    show: guarded(() => import('./partner-claims/ClaimShow.tsx'), 'reward.view'),
  },
  {
    name: 'products',
    list: guarded(() => import('./products/ProductList.tsx'), 'product.view'),
    create: guarded(() => import('./products/ProductCreate.tsx'), 'product.create', 'product.manage'),
    edit: guarded(() => import('./products/ProductEdit.tsx'), 'product.update', 'product.manage'),
    show: guarded(() => import('./products/ProductShow.tsx'), 'product.view'),
  },
  {
    name: 'orders',
    list: guarded(() => import('./orders/OrderList.tsx'), 'product.view'),
    show: guarded(() => import('./orders/OrderShow.tsx'), 'product.view'),
  },
  {
    name: 'media',
    list: guarded(() => import('./media/MediaList.tsx'), 'media.view'),
    show: guarded(() => import('./media/MediumShow.tsx'), 'media.view'),
  },
  {
    name: 'email-templates',
    list: guarded(() => import('./email-templates/TemplateList.tsx'), 'global'),
    show: guarded(() => import('./email-templates/TemplatePage.tsx'), 'global'),
  },
  {
    name: 'email-log',
    list: guarded(() => import('./email-log/MailList.tsx'), 'global'),
    show: guarded(() => import('./email-log/MailShow.tsx'), 'global'),
  },
  { name: 'settings', list: guarded(() => withMoney(import('./settings/SettingsPage.tsx')), 'global') },
  {
    name: 'audit-log',
    list: guarded(() => withMoney(import('./audit-log/AuditList.tsx')), 'global'),
  },
];
