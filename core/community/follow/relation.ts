import type { UserId } from '#core/kernel/id.ts';
import { after, day } from '#core/kernel/time.ts';

export const relationKinds = ['BLOCK', 'MUTE'] as const;
export type RelationKind = (typeof relationKinds)[number];

/** BLOCK: neither exists for the other. MUTE: the owner neither sees nor hears them, and they do not notice. */
export type Relation = Readonly<{
  ownerId: UserId;
  otherId: UserId;
  kind: RelationKind;
  /** A mute that ends by itself; null for good. */
  until: Date | null;
  createdAt: Date;
}>;

/** Days a mute may last; null for good. */
export const muteDays = [1, 7, 30] as const;
export type MuteDays = (typeof muteDays)[number];

export const muteUntil = (days: MuteDays | null, at: Date): Date | null =>
  days === null ? null : after(at, days * day);

export const isOn = ({ until }: Pick<Relation, 'until'>, at: Date): boolean => until === null || until > at;
