import type { ComponentType } from 'react';
import type { Permission } from '#core/access/actor/permission.ts';
import { staffListRights } from '#core/access/saved-view/staff-lists.ts';
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
  users: { section: 'people', Icon: PeopleIcon, rights: staffListRights.users },
  indicators: { section: 'people', Icon: BodyIcon, rights: staffListRights.indicators },
  plans: { section: 'people', Icon: FlagIcon, rights: ['user.view'] },
  media: { section: 'people', Icon: ImageIcon, rights: staffListRights.media },
  payments: { section: 'money', Icon: ReceiptIcon, rights: staffListRights.payments },
  'incoming-transfers': { section: 'money', Icon: BankIcon, rights: staffListRights['incoming-transfers'] },
  'coin-requests': {
    section: 'money',
    Icon: GiftIcon,
    rights: staffListRights['coin-requests'],
  },
  promotions: { section: 'money', Icon: TicketIcon, rights: staffListRights.promotions },
  'promo-uses': { section: 'money', Icon: ListIcon, rights: staffListRights['promo-uses'] },
  gifts: { section: 'money', Icon: GiftIcon, rights: staffListRights.gifts },
  transactions: { section: 'money', Icon: WalletIcon, rights: staffListRights.transactions },
  ledger: { section: 'money', Icon: EqualIcon, rights: staffListRights.ledger },
  reconciliation: {
    section: 'money',
    Icon: CheckIcon,
    rights: ['transaction.view', 'coin.view', 'coin.manage'],
  },
  economy: { section: 'money', Icon: TargetIcon, rights: ['transaction.view'] },
  partners: { section: 'shop', Icon: StoreIcon, rights: staffListRights.partners },
  'partner-rewards': { section: 'shop', Icon: GiftIcon, rights: staffListRights['partner-rewards'] },
  'partner-claims': { section: 'shop', Icon: TicketIcon, rights: staffListRights['partner-claims'] },
  products: { section: 'shop', Icon: BoxIcon, rights: staffListRights.products },
  orders: { section: 'shop', Icon: BagIcon, rights: staffListRights.orders },
  reviews: { section: 'coaching', Icon: ClipboardIcon, rights: staffListRights.reviews },
  'review-bundles': { section: 'coaching', Icon: TicketIcon, rights: staffListRights['review-bundles'] },
  ratings: { section: 'coaching', Icon: StarIcon, rights: staffListRights.ratings },
  'coach-requests': { section: 'coaching', Icon: WhistleIcon, rights: staffListRights['coach-requests'] },
  'specialization-requests': {
    section: 'coaching',
    Icon: BadgeIcon,
    rights: staffListRights['specialization-requests'],
  },
  specializations: { section: 'coaching', Icon: BadgeIcon, rights: staffListRights.specializations },
  'coaching-dashboard': { section: 'coaching', Icon: DumbbellIcon, rights: ['review.view'] },
  'ai-usage': { section: 'assistant', Icon: GridIcon, rights: ['ai.view', 'ai.manage'] },
  'ai-answers': { section: 'assistant', Icon: ChatIcon, rights: staffListRights['ai-answers'] },
  'ai-ratings': { section: 'assistant', Icon: FlagIcon, rights: staffListRights['ai-ratings'] },
  'ai-rules': { section: 'assistant', Icon: ListIcon, rights: staffListRights['ai-rules'] },
  'ai-prompts': { section: 'assistant', Icon: EditIcon, rights: staffListRights['ai-prompts'] },
  'ai-evaluations': { section: 'assistant', Icon: CheckIcon, rights: staffListRights['ai-evaluations'] },
  'ai-hotlines': { section: 'assistant', Icon: PhoneIcon, rights: ['ai.view', 'ai.manage', 'ai.update'] },
  challenges: { section: 'learning', Icon: TargetIcon, rights: staffListRights.challenges },
  enrolments: { section: 'learning', Icon: PeopleIcon, rights: staffListRights.enrolments },
  quizzes: { section: 'learning', Icon: ListIcon, rights: staffListRights.quizzes },
  'challenge-reviews': { section: 'learning', Icon: StarIcon, rights: staffListRights['challenge-reviews'] },
  certificates: { section: 'learning', Icon: ShieldIcon, rights: staffListRights.certificates },
  'learning-dashboard': { section: 'learning', Icon: GridIcon, rights: ['knowledge.view'] },
  cases: { section: 'community', Icon: FlagIcon, rights: staffListRights.cases },
  appeals: { section: 'community', Icon: HelpIcon, rights: staffListRights.appeals },
  sanctions: { section: 'community', Icon: LockIcon, rights: staffListRights.sanctions },
  'feed-posts': { section: 'community', Icon: FeedIcon, rights: staffListRights['feed-posts'] },
  comments: { section: 'community', Icon: CommentIcon, rights: staffListRights.comments },
  'chat-rooms': { section: 'community', Icon: ChatIcon, rights: staffListRights['chat-rooms'] },
  domains: { section: 'community', Icon: GlobeIcon, rights: staffListRights.domains },
  'domain-hosts': { section: 'community', Icon: LinkIcon, rights: staffListRights['domain-hosts'] },
  'text-rules': { section: 'community', Icon: FilterIcon, rights: staffListRights['text-rules'] },
  'bug-reports': {
    section: 'community',
    Icon: HelpIcon,
    rights: staffListRights['bug-reports'],
  },
  changelog: { section: 'community', Icon: ListIcon, rights: staffListRights.changelog },
  pages: { section: 'content', Icon: EditIcon, rights: staffListRights.pages },
  questions: { section: 'content', Icon: HelpIcon, rights: staffListRights.questions },
  'contact-messages': { section: 'content', Icon: MailIcon, rights: staffListRights['contact-messages'] },
  posts: {
    section: 'content',
    Icon: FileIcon,
    rights: staffListRights.posts,
  },
  categories: { section: 'content', Icon: FolderIcon, rights: staffListRights.categories },
  tags: { section: 'content', Icon: TicketIcon, rights: staffListRights.tags },
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
  emails: { section: 'mail', Icon: SendIcon, rights: staffListRights.emails },
  'email-templates': { section: 'mail', Icon: EditIcon, rights: staffListRights['email-templates'] },
  'email-log': { section: 'mail', Icon: MailIcon, rights: staffListRights['email-log'] },
  notifications: { section: 'mail', Icon: BellIcon, rights: staffListRights.notifications },
  roles: { section: 'system', Icon: ShieldIcon, rights: staffListRights.roles },
  settings: { section: 'system', Icon: SettingsIcon, rights: ['setting.update', 'global'] },
  retention: { section: 'system', Icon: BoxIcon, rights: ['setting.update', 'global'] },
  'audit-log': { section: 'system', Icon: ClockIcon, rights: staffListRights['audit-log'] },
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
