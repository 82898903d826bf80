import type { Permission } from '#core/access/actor/permission.ts';

export type StaffAddress = Readonly<{
  /** Without language, as the specification names it. */
  path: string;
  /** The same list, form or record in the console; `:id` is the record's. */
  to: string;
  /** One of them opens it; the console asks for the same. */
  rights: readonly Permission[];
}>;

/** Addresses of the specification whose screens are the console's. */
export const staffAddresses: readonly StaffAddress[] = [
  { path: '/dashboard/user', to: '/admin/users', rights: ['user.view'] },
  { path: '/dashboard/user/list', to: '/admin/users', rights: ['user.view'] },
  { path: '/dashboard/user/new', to: '/admin/users/create', rights: ['user.create'] },
  { path: '/dashboard/user/:id/edit', to: '/admin/users/:id', rights: ['user.update'] },
  { path: '/dashboard/product', to: '/admin/products', rights: ['product.view'] },
  {
    path: '/dashboard/product/new',
    to: '/admin/products/create',
    rights: ['product.create', 'product.manage'],
  },
  { path: '/dashboard/product/:id', to: '/admin/products/:id/show', rights: ['product.view'] },
  {
    path: '/dashboard/product/:id/edit',
    to: '/admin/products/:id',
    rights: ['product.update', 'product.manage'],
  },
  { path: '/dashboard/email', to: '/admin/email-templates', rights: ['mail.view'] },
  { path: '/dashboard/email/send', to: '/admin/emails/create', rights: ['mail.create', 'mail.manage'] },
  { path: '/dashboard/email/:id/edit', to: '/admin/email-templates/:id/show', rights: ['mail.view'] },
  {
    path: '/dashboard/specialization',
    to: '/admin/specialization-requests',
    rights: ['specialization.view'],
  },
  { path: '/dashboard/payment', to: '/admin/payments', rights: ['payment.view'] },
  {
    path: '/dashboard/payment/new',
    to: '/admin/payments/create',
    rights: ['payment.create', 'payment.manage'],
  },
  { path: '/dashboard/payment/transaction', to: '/admin/transactions', rights: ['transaction.view'] },
  { path: '/dashboard/payment/:id', to: '/admin/payments/:id/show', rights: ['payment.view'] },
  { path: '/dashboard/partner', to: '/admin/partners', rights: ['partner.view'] },
  { path: '/dashboard/partner/reward', to: '/admin/partner-rewards', rights: ['reward.view'] },
  { path: '/dashboard/coach-request', to: '/admin/coach-requests', rights: ['coach-request.view'] },
];

/** Where the record of this address is in the console. */
export const consoleAddress = ({ to }: StaffAddress, id: string | undefined): string =>
  to.replace(':id', () => encodeURIComponent(id ?? ''));

/** What the page of a denial is asked to name. */
export const denialPath = (rights: readonly Permission[]): string =>
  `/dashboard/permission?${new URLSearchParams(rights.map((right) => ['right', right]))}`;
