import type { UserId } from '#core/kernel/id.ts';
import type { CareMark } from '../fact-sheet/care.ts';

export const consentKinds = ['PROVIDER', 'PHOTOS'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** A member lets their numbers and questions be sent to a provider; one withdrawal ends it. */
export type AiConsent = Readonly<{
  userId: UserId;
  kind: ConsentKind;
  /** Of the words, the host and the model together: with another of these it has to be given anew. */
  version: string;
  at: Date;
  withdrawnAt: Date | null;
}>;

/** Raised when the words of the consent change. */
export const consentWordsVersion = 2;

export const consentVersionOf = (provider: Readonly<{ host: string; model: string }>): string =>
  `${consentWordsVersion}:${provider.host}:${provider.model}`;

export const holds = (consent: AiConsent | null, version: string): boolean =>
  consent !== null && consent.withdrawnAt === null && consent.version === version;

/** A member said something that bounds later answers too, and agreed that it is kept. */
export type AiCare = Readonly<{ userId: UserId; mark: CareMark; until: Date }>;
export const careDays = 180;
