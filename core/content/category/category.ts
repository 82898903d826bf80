import type { Id } from '#core/kernel/id.ts';
import type { LocalizedText } from '#core/kernel/language.ts';

export type CategoryId = Id<'category'>;

/** What an article is about; staff keep the list. */
export type Category = Readonly<{
  id: CategoryId;
  /** Its part of an address, the same in both languages. */
  slug: string;
  name: LocalizedText;
  /** From 1; those of one place stand by name. */
  position: number;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}>;

export const categoryLimits = {
  nameLength: { min: 2, max: 60 },
  slugLength: { min: 2, max: 60 },
  position: 999,
} as const;
