import type { ComponentType } from 'react';
import type { Permission } from '#core/access/permission.ts';
import {
  BadgeIcon,
  BagIcon,
  BankIcon,
  BellIcon,
  BodyIcon,
  BoxIcon,
  CheckIcon,
  ClipboardIcon,
  ClockIcon,
  DumbbellIcon,
  EditIcon,
  EqualIcon,
  GiftIcon,
  ImageIcon,
  MailIcon,
  PeopleIcon,
  ReceiptIcon,
  SendIcon,
  SettingsIcon,
  ShieldIcon,
  StarIcon,
  StoreIcon,
  TargetIcon,
  TicketIcon,
  WalletIcon,
  WhistleIcon,
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
  reviews: { Icon: ClipboardIcon, rights: ['review.view'] },
  ratings: { Icon: StarIcon, rights: ['review.view'] },
  'coach-requests': { Icon: WhistleIcon, rights: ['coach-request.view'] },
  'specialization-requests': { Icon: BadgeIcon, rights: ['specialization.view'] },
  specializations: { Icon: BadgeIcon, rights: ['specialization.view'] },
  'coaching-dashboard': { Icon: DumbbellIcon, rights: ['review.view'] },
  media: { Icon: ImageIcon, rights: ['media.view'] },
  roles: { Icon: ShieldIcon, rights: ['role.view'] },
  emails: { Icon: SendIcon, rights: ['global'] },
  'email-templates': { Icon: EditIcon, rights: ['global'] },
  'email-log': { Icon: MailIcon, rights: ['global'] },
  notifications: { Icon: BellIcon, rights: ['global'] },
  settings: { Icon: SettingsIcon, rights: ['global'] },
  'audit-log': { Icon: ClockIcon, rights: ['global'] },
} as const satisfies Record<string, { Icon: ComponentType; rights: readonly Permission[] }>;

export type Place = keyof typeof places;
export const placeNames = Object.keys(places) as readonly Place[]; // Object.keys forgets the names

export const pathOf = (place: Place, id?: string) =>
  `/admin/${place}${id === undefined ? '' : `/${encodeURIComponent(id)}/show`}`;

/** A list opened with its filters already set; the list reads them from the address. */
export const filteredPath = (place: Place, filter: Readonly<Record<string, string>>, ascendingBy?: string) =>
  `/admin/${place}?filter=${encodeURIComponent(JSON.stringify(filter))}&page=1${
    ascendingBy === undefined ? '' : `&sort=${ascendingBy}&order=ASC`
  }`;
