import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import {
  BadgeIcon,
  BagIcon,
  BellIcon,
  BoardIcon,
  BodyIcon,
  BookmarkIcon,
  BoxIcon,
  ChatIcon,
  ClipboardIcon,
  DumbbellIcon,
  EditIcon,
  FeedIcon,
  FlagIcon,
  GiftIcon,
  PeopleIcon,
  PersonIcon,
  ReceiptIcon,
  SettingsIcon,
  ShieldIcon,
  SparkIcon,
  StarIcon,
  TopUpIcon,
  WalletIcon,
  WhistleIcon,
} from '#ui/icons.tsx';
import type { MessageId } from '#ui/intl.ts';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { paths } from '../../paths.ts';

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
export const feed: Place = { to: paths.feed, label: 'nav.feed', Icon: FeedIcon };
export const chat: Place = { to: paths.chat, label: 'nav.chat', Icon: ChatIcon };
export const aiChat: Place = { to: paths.aiChat, label: 'nav.aiCoach', Icon: SparkIcon };
export const coaches: Place = {
  to: paths.coaches,
  label: 'nav.coaches',
  short: 'nav.coaches.short',
  Icon: DumbbellIcon,
};
export const challenges: Place = { to: paths.challenges, label: 'nav.challenges', Icon: FlagIcon };
/** What one is learning and has learned. */
const ownChallenges: Place = {
  to: paths.ownChallenges,
  label: 'nav.ownChallenges',
  Icon: BadgeIcon,
  end: true,
};
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

/** A coach's own place to work; how many wait is written beside it. */
export const coachDesk: Place = {
  to: paths.coachDesk,
  label: 'nav.coachDesk',
  short: 'nav.coachDesk.short',
  Icon: ClipboardIcon,
  end: true,
};
const reviews: Place = { to: paths.reviews, label: 'nav.reviews', Icon: StarIcon };

const forCoaches: readonly Place[] = [
  coachDesk,
  reviews,
  { to: paths.authoring, label: 'nav.authoring', Icon: EditIcon },
  { to: paths.earnings, label: 'nav.earnings', Icon: ReceiptIcon },
  { to: paths.coachSettings, label: 'nav.coachSettings', Icon: SettingsIcon },
];
const forMembers: readonly Place[] = [
  reviews,
  { to: paths.coachRequest, label: 'nav.becomeCoach', Icon: WhistleIcon },
];

/** What coaching holds for this person: answering for coaches, being answered for everybody else. */
export const coachingPlaces = (user: Pick<SignedInUser, 'type'> | undefined): readonly Place[] =>
  user?.type === 'COACH' ? forCoaches : forMembers;

/** What belongs to the person: behind "Tôi" on a phone, at the foot of the rail on a desk. */
export const personal: readonly Place[] = [
  { to: paths.profile, label: 'nav.profile', Icon: PersonIcon },
  ownChallenges,
  { to: paths.ownArticles, label: 'nav.ownArticles', Icon: EditIcon },
  { to: paths.bookmarks, label: 'nav.bookmarks', Icon: BookmarkIcon },
  { to: paths.account, label: 'nav.account', Icon: ShieldIcon },
  { to: paths.payment, label: 'nav.deposit', Icon: TopUpIcon },
  { to: paths.transactions, label: 'nav.transactions', Icon: WalletIcon },
  { to: paths.products, label: 'nav.products', Icon: BagIcon },
  { to: paths.orders, label: 'nav.orders', Icon: BoxIcon },
  { to: paths.bugReports, label: 'nav.bugReports', Icon: FlagIcon },
  { to: paths.settings, label: 'nav.settings', Icon: SettingsIcon },
  { to: paths.invite, label: 'nav.invite', Icon: PeopleIcon },
];
