import type { SettingKey } from '#core/settings/site.ts';

/** Every setting once, in the order of the page. */
export const settingGroups = {
  brand: ['siteName', 'logoUrl', 'faviconUrl', 'copyright', 'contactEmail'],
  search: ['siteTitle', 'siteDescription', 'siteKeywords', 'shareImageUrl'],
  members: ['defaultLanguage', 'bodyStandard', 'verificationMode', 'registrationOpen', 'referralMonthlyCap'],
  prices: [
    'vndPerUsd',
    'proPrice30',
    'proPrice365',
    'premiumPrice30',
    'premiumPrice365',
    'reviewPriceDefault',
  ],
  limits: ['reviewTimeoutDays', 'paymentExpiryHours', 'quizAttemptsDefault'],
  maintenance: ['maintenance', 'maintenanceMessage', 'maintenanceUntil'],
} as const satisfies Record<string, readonly SettingKey[]>;

export type SettingGroup = keyof typeof settingGroups;
export const settingKinds = {
  siteName: 'line',
  logoUrl: 'line',
  faviconUrl: 'line',
  copyright: 'line',
  contactEmail: 'email',
  siteTitle: 'bilingual',
  siteDescription: 'bilingual',
  siteKeywords: 'bilingual',
  shareImageUrl: 'line',
  defaultLanguage: 'choice',
  bodyStandard: 'choice',
  verificationMode: 'choice',
  registrationOpen: 'switch',
  referralMonthlyCap: 'number',
  vndPerUsd: 'number',
  proPrice30: 'number',
  proPrice365: 'number',
  premiumPrice30: 'number',
  premiumPrice365: 'number',
  reviewPriceDefault: 'number',
  reviewTimeoutDays: 'number',
  paymentExpiryHours: 'number',
  quizAttemptsDefault: 'number',
  maintenance: 'switch',
  maintenanceMessage: 'bilingual',
  maintenanceUntil: 'instant',
} as const satisfies Record<SettingKey, string>;
