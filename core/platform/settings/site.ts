import type { Language } from '#core/kernel/language.ts';
import { allFeaturesOpen, switchesOf, type FeatureSwitches } from './feature.ts';
import { ownLogoUrl } from './shown.ts';

/** Whose cut-offs say what a body mass index means. */
export const bodyStandards = ['WHO', 'ASIA_PACIFIC'] as const;
export type BodyStandard = (typeof bodyStandards)[number];

/** The lines of the published table, the largest first. */
export const bugBountyLines = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'TRIVIAL', 'FEATURE'] as const;
export type BugBountyLine = (typeof bugBountyLines)[number];

/** Everything staff can set. Each default is what the decisions say; nothing of this is scattered in code. */
export type Settings = Readonly<{
  siteName: string;
  siteTitle: Readonly<Record<Language, string>>;
  siteDescription: Readonly<Record<Language, string>>;
  siteKeywords: Readonly<Record<Language, string>>;
  copyright: string;
  faviconUrl: string;
  logoUrl: string;
  /** On a dark ground; empty: the same as on a light one. */
  logoDarkUrl: string;
  shareImageUrl: string;
  contactEmail: string;
  defaultLanguage: Language;
  /** VND for one USD, for the approximate price beside the real one. */
  vndPerUsd: number;
  /** How a new address is confirmed. */
  verificationMode: 'LINK' | 'CODE';
  bodyStandard: BodyStandard;
  referralMonthlyCap: number;
  registrationOpen: boolean;
  /** What is switched off begins nothing new; what goes on already is ended as always. */
  features: FeatureSwitches;
  maintenance: boolean;
  maintenanceMessage: Readonly<Record<Language, string>>;
  maintenanceUntil: string | null;
  proPrice30: number;
  proPrice365: number;
  premiumPrice30: number;
  premiumPrice365: number;
  reviewPriceDefault: number;
  reviewTimeoutDays: number;
  /** How long a coach may speak, and be seen speaking, in one answer. */
  reviewVoiceMinutes: number;
  reviewVideoMinutes: number;
  paymentExpiryHours: number;
  /** Where members send their money. Empty until staff fill it in: nothing can be ordered before. */
  bankBin: string;
  bankBranch: string;
  bankAccountNumber: string;
  bankAccountHolder: string;
  momoPhone: string;
  momoName: string;
  /** From so many VND on two people approve or reverse a payment by hand; 0 is never. */
  secondApprovalFromVnd: number;
  /** Whether the checkout offers to open banking apps, by links of vietqr.io. */
  bankAppLinks: boolean;
  /** The most coins that staff give or take at a time. */
  grantMax: number;
  /** Above so many coins that one person gives or takes in a day, a second person decides; 0 is always. */
  secondApprovalFromCoins: number;
  /** Whether members give Base Coin to each other. */
  giftsOpen: boolean;
  /** Of one gift. */
  giftMin: number;
  giftMax: number;
  /** What one member gives, and what one gets, in 24 hours. */
  giftDayMax: number;
  /** How old an account is before it gives. */
  giftAccountDays: number;
  /** From so many Base Coin on a gift asks who is there anew. */
  giftProofFrom: number;
  quizAttemptsDefault: number;
  /** How many mails of staff to members go into the outbox in a minute. */
  announcementMailsPerMinute: number;
  /** How many people one member may follow. */
  followeesMax: number;
  /** How many GiB of files a member of each level keeps, and an author for lessons beside it. */
  storageGibBasic: number;
  storageGibPro: number;
  storageGibPremium: number;
  storageGibLearning: number;
  /** Of a chat group, its owner included. */
  chatMembersMax: number;
  /** Coaches write challenges; what is published stays. */
  coachAuthoring: boolean;
  /** So many days a learner may take a challenge back alone, while less than this percentage is done. */
  refundDays: number;
  refundPercent: number;
  /** Learners who have stopped hear of it after 7 and 30 days. */
  learnerReminders: boolean;
  /** Hosts of lesson videos beside our own files, apart by spaces. Such bytes can't be kept from anybody. */
  learningVideoHosts: string;
  /** The most Base Coin that staff promise for a post without the right to manage coins. */
  postBountyMax: number;
  /** Base Coin for posts and bug reports together, in a calendar month of UTC+7. */
  bountyMonthlyCap: number;
  /** Base Coin for a resolved report: of a bug by its severity, and for a wish that was built. */
  bugBounty: Readonly<Record<BugBountyLine, number>>;
  /** The office on the contact page; without an address there is none. */
  officeAddress: Readonly<Record<Language, string>>;
  officeHours: Readonly<Record<Language, string>>;
  officePhone: string;
  /** Degrees, WGS 84. */
  officeLat: number;
  officeLng: number;
  /** A picture of the streets around it, with the office in its middle. */
  officeMap: string;
  /** Who hears of messages and reports; empty: `contactEmail`. */
  supportInbox: string;
  /** Our pages elsewhere, apart by spaces. */
  socialLinks: string;
  /** Of Google Analytics; empty: nobody is counted, and nobody is asked. */
  analyticsId: string;
  /** Ids of members who work on during maintenance, apart by spaces; at most 20. Staff always do. */
  maintenanceAllow: string;
  /** Addresses that are not open yet, apart by spaces; what stands below them is closed too. */
  comingSoon: string;
  comingSoonUntil: string | null;
  /** Names of sites that staff keep, beside the list of the platform; apart by spaces or commas. */
  reservedNames: string;
  /** The addresses that a member's own domain points to where it can be no alias: IPv4 and IPv6, apart by spaces. */
  siteAddresses: string;
  /** Of one member, in a day of UTC+7. */
  aiReviewsADay: number;
  aiChatsADay: number;
  /** Tokens of a model in a day: of one member, and of all together. Beyond them rules answer. */
  aiTokensADay: number;
  aiSiteTokensADay: number;
  /** What a provider charges for a million tokens, in US cents. */
  aiCostIn: number;
  aiCostOut: number;
  /** Questions and answers older than so many months are forgotten. */
  aiHistoryMonths: number;
  /** How long one call of a model may take. */
  aiCallSeconds: number;
  /** What members read before they agree: where the provider is, and how long it keeps what it is sent. */
  aiProviderCountry: string;
  aiProviderRetention: Readonly<Record<Language, string>>;
}>;
export type SettingKey = keyof Settings;

export const defaultSettings: Settings = {
  siteName: 'Fitboard',
  siteTitle: {
    vi: 'Fitboard – Theo dõi thể chất mỗi tuần, có huấn luyện viên đồng hành',
    en: 'Fitboard – Your physical profile, week by week, with a coach beside you',
  },
  siteDescription: {
    vi: 'Ghi lại chỉ số cơ thể, thể lực, lối sống và dinh dưỡng mỗi tuần. Xem cơ thể bạn thay đổi thế nào, bằng những con số có nguồn gốc rõ ràng.',
    en: 'Record your body, fitness, lifestyle and nutrition each week. See how your body really changes, in numbers you can trace.',
  },
  siteKeywords: {
    vi: 'hồ sơ thể chất, chỉ số cơ thể, BMI, tỉ lệ mỡ, TDEE, huấn luyện viên, giảm cân, tăng cơ',
    en: 'physical profile, body metrics, BMI, body fat, TDEE, fitness coach, lose weight, build muscle',
  },
  copyright: '© Fitboard',
  faviconUrl: '/favicon.svg',
  logoUrl: ownLogoUrl,
  logoDarkUrl: '',
  shareImageUrl: '/share.png',
  contactEmail: 'hello@fitboard.example',
  defaultLanguage: 'vi',
  vndPerUsd: 26_000,
  verificationMode: 'CODE',
  bodyStandard: 'WHO',
  referralMonthlyCap: 20,
  registrationOpen: true,
  features: allFeaturesOpen,
  maintenance: false,
  maintenanceMessage: { vi: '', en: '' },
  maintenanceUntil: null,
  proPrice30: 1000,
  proPrice365: 10_000,
  premiumPrice30: 2000,
  premiumPrice365: 20_000,
  reviewPriceDefault: 900,
  reviewTimeoutDays: 7,
  reviewVoiceMinutes: 5,
  reviewVideoMinutes: 3,
  paymentExpiryHours: 24,
  bankBin: '',
  bankBranch: '',
  bankAccountNumber: '',
  bankAccountHolder: '',
  momoPhone: '',
  momoName: '',
  secondApprovalFromVnd: 2_000_000,
  bankAppLinks: true,
  grantMax: 100_000,
  secondApprovalFromCoins: 20_000,
  giftsOpen: true,
  giftMin: 10,
  giftMax: 3000,
  giftDayMax: 5000,
  giftAccountDays: 14,
  giftProofFrom: 1000,
  quizAttemptsDefault: 3,
  announcementMailsPerMinute: 120,
  followeesMax: 2000,
  storageGibBasic: 2,
  storageGibPro: 5,
  storageGibPremium: 20,
  storageGibLearning: 20,
  chatMembersMax: 200,
  coachAuthoring: true,
  refundDays: 7,
  refundPercent: 20,
  learnerReminders: true,
  learningVideoHosts: '',
  postBountyMax: 20_000,
  bountyMonthlyCap: 2_000_000,
  bugBounty: { CRITICAL: 50_000, HIGH: 20_000, MEDIUM: 5000, LOW: 1000, TRIVIAL: 0, FEATURE: 2000 },
  officeAddress: { vi: '', en: '' },
  officeHours: { vi: '', en: '' },
  officePhone: '',
  officeLat: 10.7769,
  officeLng: 106.7009,
  officeMap: '/office-map.svg',
  supportInbox: '',
  socialLinks: '',
  analyticsId: '',
  maintenanceAllow: '',
  comingSoon: '',
  comingSoonUntil: null,
  reservedNames: '',
  siteAddresses: '',
  aiReviewsADay: 10,
  aiChatsADay: 50,
  aiTokensADay: 60_000,
  aiSiteTokensADay: 2_000_000,
  aiCostIn: 0,
  aiCostOut: 0,
  aiHistoryMonths: 12,
  aiCallSeconds: 30,
  aiProviderCountry: '',
  aiProviderRetention: { vi: '', en: '' },
};

/** What any visitor may read. */
export const publicSettingKeys = [
  'siteName',
  'siteTitle',
  'siteDescription',
  'siteKeywords',
  'copyright',
  'faviconUrl',
  'logoUrl',
  'logoDarkUrl',
  'shareImageUrl',
  'contactEmail',
  'defaultLanguage',
  'vndPerUsd',
  'reviewPriceDefault',
  'verificationMode',
  'bodyStandard',
  'referralMonthlyCap',
  'registrationOpen',
  'features',
  'maintenance',
  'maintenanceMessage',
  'maintenanceUntil',
  'officeAddress',
  'officeHours',
  'officePhone',
  'officeLat',
  'officeLng',
  'officeMap',
  'socialLinks',
  'analyticsId',
  'comingSoon',
  'comingSoonUntil',
  'learningVideoHosts',
] as const satisfies readonly SettingKey[];
export type PublicSettings = Pick<Settings, (typeof publicSettingKeys)[number]>;

export const publicSettings = (settings: Settings): PublicSettings =>
  // every key of the list is a key of Settings; fromEntries forgets that
  ({
    ...Object.fromEntries(publicSettingKeys.map((key) => [key, settings[key]])),
    features: switchesOf(settings.features),
  }) as PublicSettings;
