import type { FieldIssue } from '#core/kernel/domain-error.ts';
import { isInCalendar } from '#core/kernel/calendar-bounds.ts';
import { isLanguage, languages } from '#core/kernel/language.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import type { HookAnswers } from '#core/kernel/hooks.ts';
import type { SettingRule as Rule } from './hooks.ts';
import { bodyStandards, bugBountyLines, type SettingKey, type Settings } from './site.ts';
import { features } from './feature.ts';
import { wordsOf } from './shown.ts';

const line =
  (max: number, min = 0): Rule =>
  (value) =>
    typeof value === 'string' &&
    value.trim().length >= min &&
    value.length <= max &&
    textProblem(value, 'line') === null;
const whole =
  (min: number, max: number): Rule =>
  (value) =>
    Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max;
const pattern =
  (shape: RegExp): Rule =>
  (value) =>
    typeof value === 'string' && shape.test(value);
const yesNo: Rule = (value) => typeof value === 'boolean';
const oneOf =
  (choices: readonly string[]): Rule =>
  (value) =>
    choices.some((choice) => choice === value);

const inBothLanguages: Rule = (value) =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === languages.length &&
  Object.entries(value).every(([language, text]) => isLanguage(language) && line(500)(text));

/** A place on this site, or one elsewhere over https. `//host` would be elsewhere without saying so. */
const place: Rule = (value) =>
  typeof value === 'string' &&
  value.length <= 500 &&
  /^(\/(?![/\\])[^\s<>"'\\]*|https:\/\/[^\s<>"'\\]+)$/.test(value);

const mailbox: Rule = (value) =>
  typeof value === 'string' && value.length <= 254 && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(value);

const instantOrNothing: Rule = (value) =>
  value === null ||
  (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) && isInCalendar(new Date(value)));

const degrees =
  (most: number): Rule =>
  (value) =>
    typeof value === 'number' && Math.abs(value) <= most;

/** Words apart by spaces, none of them twice. */
const listOf =
  (most: number, isFit: (word: string) => boolean): Rule =>
  (value) => {
    if (typeof value !== 'string' || value.length > 2000) return false;
    const words = wordsOf(value);
    return words.length <= most && new Set(words).size === words.length && words.every(isFit);
  };
const isWebAddress = (word: string): boolean => /^https:\/\/[^\s<>"'\\]+$/.test(word);
/** A page of the site, without language; never the start page, by which people find out. */
const isSoonAddress = (word: string): boolean =>
  /^\/(?!en(\/|$)|admin|api|auth|media)[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(word);

// Never free: what costs nothing could be bought over and over, without an end.
const levelPrice = whole(1, 1_000_000_000);

const coinsOfEachLine: Rule = (value) =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === bugBountyLines.length &&
  Object.entries(value).every(
    ([name, coins]) => bugBountyLines.some((known) => known === name) && whole(0, 10_000_000)(coins),
  );

const switchOfEachFeature: Rule = (value) =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === features.length &&
  Object.entries(value).every(([name, isOn]) => features.some((known) => known === name) && yesNo(isOn));

const rules: Readonly<Record<SettingKey, Rule>> = {
  siteName: line(60, 1),
  siteTitle: inBothLanguages,
  siteDescription: inBothLanguages,
  siteKeywords: inBothLanguages,
  copyright: line(120),
  faviconUrl: place,
  logoUrl: place,
  logoDarkUrl: (value) => value === '' || place(value),
  shareImageUrl: place,
  contactEmail: mailbox,
  defaultLanguage: oneOf(languages),
  vndPerUsd: (value) => typeof value === 'number' && value >= 1 && value <= 1_000_000,
  verificationMode: oneOf(['LINK', 'CODE']),
  bodyStandard: oneOf(bodyStandards),
  referralMonthlyCap: whole(0, 1000),
  registrationOpen: yesNo,
  features: switchOfEachFeature,
  maintenance: yesNo,
  maintenanceMessage: inBothLanguages,
  maintenanceUntil: instantOrNothing,
  proPrice30: levelPrice,
  proPrice365: levelPrice,
  premiumPrice30: levelPrice,
  premiumPrice365: levelPrice,
  reviewPriceDefault: whole(0, 1_000_000),
  reviewTimeoutDays: whole(1, 90),
  // No longer than the files that are taken.
  reviewVoiceMinutes: whole(1, 15),
  reviewVideoMinutes: whole(1, 10),
  paymentExpiryHours: whole(1, 720),
  bankBin: pattern(/^(\d{6})?$/),
  bankBranch: line(100),
  bankAccountNumber: pattern(/^[A-Za-z0-9]{0,19}$/),
  bankAccountHolder: line(100),
  momoPhone: pattern(/^(\+?\d{9,15})?$/),
  momoName: line(100),
  secondApprovalFromVnd: whole(0, 1_000_000_000),
  bankAppLinks: yesNo,
  grantMax: whole(1, 10_000_000),
  secondApprovalFromCoins: whole(0, 10_000_000),
  giftsOpen: yesNo,
  giftMin: whole(1, 1_000_000),
  giftMax: whole(1, 1_000_000),
  giftDayMax: whole(1, 10_000_000),
  giftAccountDays: whole(0, 366),
  giftProofFrom: whole(1, 1_000_000),
  quizAttemptsDefault: whole(0, 100),
  announcementMailsPerMinute: whole(1, 6000),
  followeesMax: whole(1, 100_000),
  storageGibBasic: whole(1, 1000),
  storageGibPro: whole(1, 1000),
  storageGibPremium: whole(1, 1000),
  storageGibLearning: whole(1, 1000),
  chatMembersMax: whole(2, 200),
  coachAuthoring: yesNo,
  refundDays: whole(0, 90),
  refundPercent: whole(0, 100),
  learnerReminders: yesNo,
  officeAddress: inBothLanguages,
  officeHours: inBothLanguages,
  officePhone: pattern(/^(\+?[\d .()-]{6,30})?$/),
  officeLat: degrees(90),
  officeLng: degrees(180),
  officeMap: place,
  supportInbox: (value) => value === '' || mailbox(value),
  socialLinks: listOf(8, isWebAddress),
  analyticsId: pattern(/^(G-[A-Z0-9]{6,12})?$/),
  maintenanceAllow: listOf(20, (word) => /^[A-Za-z0-9_-]{1,64}$/.test(word)),
  comingSoon: listOf(20, isSoonAddress),
  comingSoonUntil: instantOrNothing,
  learningVideoHosts: pattern(/^[a-z0-9.\- ]{0,1000}$/),
  postBountyMax: whole(0, 10_000_000),
  bountyMonthlyCap: whole(0, 1_000_000_000),
  bugBounty: coinsOfEachLine,
  reservedNames: pattern(/^[a-z0-9\-, \n]{0,5000}$/),
  siteAddresses: pattern(/^[\da-f.: ]{0,500}$/),
  aiReviewsADay: whole(0, 1000),
  aiChatsADay: whole(0, 1000),
  aiTokensADay: whole(0, 10_000_000),
  aiSiteTokensADay: whole(0, 1_000_000_000),
  aiCostIn: whole(0, 1_000_000),
  aiCostOut: whole(0, 1_000_000),
  aiHistoryMonths: whole(1, 120),
  aiCallSeconds: whole(5, 120),
  aiProviderCountry: line(100),
  aiProviderRetention: inBothLanguages,
};

const isSettingKey = (name: string): name is SettingKey => Object.hasOwn(rules, name);

/**
 * Everything wrong with a change, by setting; empty when it may be stored. `more` are the rules of the modules whose
 * settings these are.
 */
export const checkSettings = (
  changes: Partial<Settings>,
  more: HookAnswers['settingRules'] = [],
): readonly FieldIssue[] =>
  Object.entries(changes).flatMap(([name, value]): FieldIssue[] => {
    const path = `body.${name}` as const;
    if (!isSettingKey(name)) return [{ path, code: 'input.unknown_field' }];
    const isFit = [rules, ...more].every((each) => each[name]?.(value) ?? true);
    return isFit ? [] : [{ path, code: 'setting.invalid' }];
  });
