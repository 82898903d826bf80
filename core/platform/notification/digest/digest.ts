import type { Language } from '#core/kernel/language.ts';
import type { Notification } from '../notification.ts';
import type { Sentences } from '../views/wording.ts';

/** What a digest counts, in the order in which it says it. */
export const digestKinds = [
  'message',
  'mention',
  'reply',
  'comment',
  'like',
  'follower',
  'un_follow',
  'post',
] as const;
export type DigestKind = (typeof digestKinds)[number];

const kindOfType: Readonly<Partial<Record<string, DigestKind>>> = {
  CHAT: 'message',
  COMMENT: 'comment',
  COMMENT_FEED: 'comment',
  LIKE: 'like',
  LIKE_FEED: 'like',
  FOLLOW: 'follower',
  UN_FOLLOW: 'un_follow',
  NEW_FEED: 'post',
};
const kindOfTopic: Readonly<Partial<Record<string, DigestKind>>> = {
  comment_replied: 'reply',
  mentioned: 'mention',
};

/** A line of the list with how much of it waited for the digest. */
export type WaitingLine = Notification & Readonly<{ fresh: number }>;

const kindOf = ({ type, topic }: WaitingLine): DigestKind | null =>
  (topic === null ? kindOfType[type] : kindOfTopic[topic]) ?? null;

/** A room's line says itself how many messages are unread in it. */
const amountOf = ({ type, params, fresh }: WaitingLine): number => {
  const { count } = params;
  return type === 'CHAT' && typeof count === 'number' ? count : fresh;
};

/** How much there is of each kind; kinds without any are left out. */
export const digestCounts = (
  lines: readonly WaitingLine[],
): readonly Readonly<{ kind: DigestKind; count: number }>[] =>
  digestKinds
    .map((kind) => ({
      kind,
      count: lines.filter((line) => kindOf(line) === kind).reduce((sum, line) => sum + amountOf(line), 0),
    }))
    .filter(({ count }) => count > 0);

/**
 * The words of one digest, null when nothing is left to say. It names nobody and quotes nothing: it lies in mailboxes
 * long after people have changed their minds.
 */
export const digestWords = (
  sentences: Sentences,
  language: Language,
  lines: readonly WaitingLine[],
): Readonly<{ title: string; lines: string }> | null => {
  const counts = digestCounts(lines);
  if (counts.length === 0) return null;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return {
    title: sentences(language, 'digest.title', { count: all }),
    lines: counts
      .map(({ kind, count }) => `• ${sentences(language, `digest.${kind}`, { count })}`)
      .join('\n'),
  };
};
