import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import {
  BagIcon,
  BellIcon,
  BoardIcon,
  BodyIcon,
  BoxIcon,
  GiftIcon,
  PeopleIcon,
  PersonIcon,
  SettingsIcon,
  ShieldIcon,
  TopUpIcon,
  WalletIcon,
} from '#ui/icons.tsx';
import type { MessageId } from '#ui/intl.tsx';
import { paths } from '../paths.ts';

export type Place = Readonly<{
  to: string;
  label: MessageId;
  /** Where a fifth of a phone's width must do. */
  short?: MessageId;
  Icon: ComponentType<SvgIconProps>;
  end?: boolean;
}>;

export const fitboard: Place = { to: paths.fitboard, label: 'nav.fitboard', Icon: BoardIcon, end: true };
export const timeline: Place = { to: paths.timeline, label: 'nav.timeline', Icon: BodyIcon };
export const rewards: Place = {
  to: paths.rewards,
  label: 'nav.rewards',
  short: 'nav.rewards.short',
  Icon: GiftIcon,
};
export const notifications: Place = {
  to: paths.notifications,
  label: 'nav.notifications',
  short: 'nav.notifications.short',
  Icon: BellIcon,
};

/** What belongs to the person: behind "Tôi" on a phone, at the foot of the rail on a desk. */
export const personal: readonly Place[] = [
  { to: paths.profile, label: 'nav.profile', Icon: PersonIcon },
  { to: paths.account, label: 'nav.account', Icon: ShieldIcon },
  { to: paths.payment, label: 'nav.deposit', Icon: TopUpIcon },
  { to: paths.transactions, label: 'nav.transactions', Icon: WalletIcon },
  { to: paths.products, label: 'nav.products', Icon: BagIcon },
  { to: paths.orders, label: 'nav.orders', Icon: BoxIcon },
  { to: paths.settings, label: 'nav.settings', Icon: SettingsIcon },
  { to: paths.invite, label: 'nav.invite', Icon: PeopleIcon },
];
