import type { LocalizedText } from '#core/kernel/language.ts';
import { coreMessages } from '#core/kernel/messages/index.ts';
import type { SpecializationType } from '../specialization.ts';

/** What a type is called. One of them carries the brand, which is a setting. */
export const specializationLabel = (type: SpecializationType, siteName: string): LocalizedText => {
  const id = `specialization.${type}` as const;
  const named = (text: string): string => text.replaceAll('{product}', () => siteName);
  return { vi: named(coreMessages.vi[id]), en: named(coreMessages.en[id]) };
};
