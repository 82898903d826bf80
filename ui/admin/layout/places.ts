import type { ComponentType } from 'react';
import type { Permission } from '#core/access/permission.ts';
import {
  BagIcon,
  BankIcon,
  BodyIcon,
  BoxIcon,
  CheckIcon,
  ClockIcon,
  EditIcon,
  EqualIcon,
  GiftIcon,
  ImageIcon,
  MailIcon,
  PeopleIcon,
  ReceiptIcon,
  SettingsIcon,
  ShieldIcon,
  StoreIcon,
  TargetIcon,
  TicketIcon,
  WalletIcon,
} from '#ui/icons.tsx';

/** Every place of the console with the right that opens it; the menu, the front page and the routes read from here. */
export const places = {
  users: { Icon: PeopleIcon, rights: ['user.view'] },
  indicators: { Icon: BodyIcon, rights: ['indicator.view'] },
  payments: { Icon: ReceiptIcon, rights: ['payment.view'] },
  'incoming-transfers': { Icon: BankIcon, rights: ['payment.view'] },
  transactions: { Icon: WalletIcon, rights: ['transaction.view'] },
  ledger: { Icon: EqualIcon, rights: ['transaction.view'] },
  reconciliation: { Icon: CheckIcon, rights: ['transaction.view', 'coin.view', 'coin.manage'] },
  economy: { Icon: TargetIcon, rights: ['transaction.view'] },
  partners: { Icon: StoreIcon, rights: ['partner.view'] },
  'partner-rewards': { Icon: GiftIcon, rights: ['reward.view'] },
  'partner-claims': { Icon: TicketIcon, rights: ['reward.view'] },
  products: { Icon: BoxIcon, rights: ['product.view'] },
  orders: { Icon: BagIcon, rights: ['product.view'] },
  media: { Icon: ImageIcon, rights: ['media.view'] },
  roles: { Icon: ShieldIcon, rights: ['role.view'] },
  'email-templates': { Icon: EditIcon, rights: ['global'] },
  'email-log': { Icon: MailIcon, rights: ['global'] },
  settings: { Icon: SettingsIcon, rights: ['global'] },
  'audit-log': { Icon: ClockIcon, rights: ['global'] },
} as const satisfies Record<string, { Icon: ComponentType; rights: readonly Permission[] }>;

export type Place = keyof typeof places;
export const placeNames = Object.keys(places) as readonly Place[]; // Object.keys forgets the names

export const pathOf = (place: Place, id?: string) =>
  `/admin/${place}${id === undefined ? '' : `/${encodeURIComponent(id)}/show`}`;

/** A list opened with its filters already set; the list reads them from the address. */
export const filteredPath = (place: Place, filter: Readonly<Record<string, string>>) =>
  `/admin/${place}?filter=${encodeURIComponent(JSON.stringify(filter))}&page=1`;
