import type { ComponentType } from 'react';
import type { Permission } from '#core/access/actor/permission.ts';
import { moderatorPermissions } from '#core/community/moderation/moderator-rights.ts';
import {
  GlobeIcon,
  BadgeIcon,
  BagIcon,
  BankIcon,
  BellIcon,
  BodyIcon,
  BoxIcon,
  ChatIcon,
  CheckIcon,
  ClipboardIcon,
  ClockIcon,
  CommentIcon,
  DumbbellIcon,
  EditIcon,
  EqualIcon,
  FeedIcon,
  FileIcon,
  FilterIcon,
  FlagIcon,
  FolderIcon,
  GiftIcon,
  GridIcon,
  HelpIcon,
  ImageIcon,
  LinkIcon,
  ListIcon,
  LockIcon,
  MailIcon,
  PeopleIcon,
  PhoneIcon,
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

/** What staff work on, in the order of the menu. */
export const menuSections = [
  'people',
  'money',
  'shop',
  'coaching',
  'assistant',
  'learning',
  'community',
  'content',
  'mail',
  'system',
] as const;
type MenuSection = (typeof menuSections)[number];

/** Every place of the console with the right that opens it; the menu, the front page and the routes read from here. */
export const places = {
  users: { section: 'people', Icon: PeopleIcon, rights: ['user.view'] },
  indicators: { section: 'people', Icon: BodyIcon, rights: ['indicator.view'] },
  plans: { section: 'people', Icon: FlagIcon, rights: ['user.view'] },
  media: { section: 'people', Icon: ImageIcon, rights: ['media.view'] },
  payments: { section: 'money', Icon: ReceiptIcon, rights: ['payment.view'] },
  'incoming-transfers': { section: 'money', Icon: BankIcon, rights: ['payment.view'] },
  'coin-requests': {
    section: 'money',
    Icon: GiftIcon,
    rights: ['coin.view', 'coin.create', 'coin.manage'],
  },
  promotions: { section: 'money', Icon: TicketIcon, rights: ['promo.view'] },
  'promo-uses': { section: 'money', Icon: ListIcon, rights: ['promo.view'] },
  gifts: { section: 'money', Icon: GiftIcon, rights: ['transaction.view'] },
  transactions: { section: 'money', Icon: WalletIcon, rights: ['transaction.view'] },
  ledger: { section: 'money', Icon: EqualIcon, rights: ['transaction.view'] },
  reconciliation: {
    section: 'money',
    Icon: CheckIcon,
    rights: ['transaction.view', 'coin.view', 'coin.manage'],
  },
  economy: { section: 'money', Icon: TargetIcon, rights: ['transaction.view'] },
  partners: { section: 'shop', Icon: StoreIcon, rights: ['partner.view'] },
  'partner-rewards': { section: 'shop', Icon: GiftIcon, rights: ['reward.view'] },
  'partner-claims': { section: 'shop', Icon: TicketIcon, rights: ['reward.view'] },
  products: { section: 'shop', Icon: BoxIcon, rights: ['product.view'] },
  orders: { section: 'shop', Icon: BagIcon, rights: ['product.view'] },
  reviews: { section: 'coaching', Icon: ClipboardIcon, rights: ['review.view'] },
  'review-bundles': { section: 'coaching', Icon: TicketIcon, rights: ['review.view'] },
  ratings: { section: 'coaching', Icon: StarIcon, rights: ['review.view'] },
  'coach-requests': { section: 'coaching', Icon: WhistleIcon, rights: ['coach-request.view'] },
  'specialization-requests': { section: 'coaching', Icon: BadgeIcon, rights: ['specialization.view'] },
  specializations: { section: 'coaching', Icon: BadgeIcon, rights: ['specialization.view'] },
  'coaching-dashboard': { section: 'coaching', Icon: DumbbellIcon, rights: ['review.view'] },
  'ai-usage': { section: 'assistant', Icon: GridIcon, rights: ['ai.view', 'ai.manage'] },
  'ai-answers': { section: 'assistant', Icon: ChatIcon, rights: ['ai.view', 'ai.manage'] },
  'ai-ratings': { section: 'assistant', Icon: FlagIcon, rights: ['ai.view', 'ai.manage'] },
  'ai-rules': { section: 'assistant', Icon: ListIcon, rights: ['ai.view', 'ai.manage', 'ai.update'] },
  'ai-prompts': { section: 'assistant', Icon: EditIcon, rights: ['ai.view', 'ai.manage', 'ai.create'] },
  'ai-evaluations': { section: 'assistant', Icon: CheckIcon, rights: ['ai.view', 'ai.manage'] },
  'ai-hotlines': { section: 'assistant', Icon: PhoneIcon, rights: ['ai.view', 'ai.manage', 'ai.update'] },
  challenges: { section: 'learning', Icon: TargetIcon, rights: ['knowledge.view'] },
  enrolments: { section: 'learning', Icon: PeopleIcon, rights: ['knowledge.view'] },
  quizzes: { section: 'learning', Icon: ListIcon, rights: ['knowledge.view'] },
  'challenge-reviews': { section: 'learning', Icon: StarIcon, rights: ['knowledge.view'] },
  certificates: { section: 'learning', Icon: ShieldIcon, rights: ['knowledge.view', 'knowledge.manage'] },
  'learning-dashboard': { section: 'learning', Icon: GridIcon, rights: ['knowledge.view'] },
  cases: { section: 'community', Icon: FlagIcon, rights: moderatorPermissions },
  appeals: { section: 'community', Icon: HelpIcon, rights: moderatorPermissions },
  sanctions: { section: 'community', Icon: LockIcon, rights: moderatorPermissions },
  'feed-posts': { section: 'community', Icon: FeedIcon, rights: ['feed.view'] },
  comments: { section: 'community', Icon: CommentIcon, rights: ['feed.view'] },
  'chat-rooms': { section: 'community', Icon: ChatIcon, rights: ['chat.view'] },
  domains: { section: 'community', Icon: GlobeIcon, rights: ['domain.view'] },
  'domain-hosts': { section: 'community', Icon: LinkIcon, rights: ['domain.view'] },
  'text-rules': { section: 'community', Icon: FilterIcon, rights: ['feed.view', 'feed.manage'] },
  'bug-reports': {
    section: 'community',
    Icon: HelpIcon,
    rights: ['bug-report.view', 'bug-report.update', 'bug-report.manage'],
  },
  changelog: { section: 'community', Icon: ListIcon, rights: ['bug-report.view', 'bug-report.manage'] },
  pages: { section: 'content', Icon: EditIcon, rights: ['post.view', 'post.manage', 'global'] },
  questions: { section: 'content', Icon: HelpIcon, rights: ['category.view'] },
  'contact-messages': { section: 'content', Icon: MailIcon, rights: ['bug-report.view'] },
  posts: {
    section: 'content',
    Icon: FileIcon,
    rights: ['post.view', 'post.update', 'post.manage'],
  },
  categories: { section: 'content', Icon: FolderIcon, rights: ['category.view', 'category.manage'] },
  tags: { section: 'content', Icon: TicketIcon, rights: ['category.view', 'category.manage'] },
  'content-dashboard': {
    section: 'content',
    Icon: GridIcon,
    rights: [
      'post.view',
      'post.update',
      'post.manage',
      'bug-report.view',
      'bug-report.update',
      'bug-report.manage',
      'domain.view',
      'coin.view',
    ],
  },
  emails: { section: 'mail', Icon: SendIcon, rights: ['mail.view'] },
  'email-templates': { section: 'mail', Icon: EditIcon, rights: ['mail.view'] },
  'email-log': { section: 'mail', Icon: MailIcon, rights: ['mail.view'] },
  notifications: { section: 'mail', Icon: BellIcon, rights: ['mail.view'] },
  roles: { section: 'system', Icon: ShieldIcon, rights: ['role.view'] },
  settings: { section: 'system', Icon: SettingsIcon, rights: ['setting.update', 'global'] },
  retention: { section: 'system', Icon: BoxIcon, rights: ['setting.update', 'global'] },
  'audit-log': { section: 'system', Icon: ClockIcon, rights: ['audit.view', 'global'] },
} as const satisfies Record<
  string,
  { section: MenuSection; Icon: ComponentType; rights: readonly Permission[] }
>;

export type Place = keyof typeof places;
export const placeNames = Object.keys(places) as readonly Place[]; // Object.keys forgets the names

export const pathOf = (place: Place, id?: string) =>
  `/admin/${place}${id === undefined ? '' : `/${encodeURIComponent(id)}/show`}`;

/** A list opened with its filters already set; the list reads them from the address. */
export const filteredPath = (place: Place, filter: Readonly<Record<string, string>>, ascendingBy?: string) =>
  `/admin/${place}?filter=${encodeURIComponent(JSON.stringify(filter))}&page=1${
    ascendingBy === undefined ? '' : `&sort=${ascendingBy}&order=ASC`
  }`;
