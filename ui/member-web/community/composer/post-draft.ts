import { localDraft, textsIn } from '../../app/device/local-draft.ts';
import type { Post, PostBody, PostCard } from '../post/data.ts';
import { keptPeople, peopleFrom, pickedFrom, type Picked } from '../text/mentions.ts';
import type { Visibility } from './visibility.ts';

export type CardChoice = NonNullable<PostBody['card']>;
export type ChosenCard = Readonly<{ choice: CardChoice | null; card: PostCard }>;

/** What was typed last and not sent, of this member on this device; for a post that is edited, with the version it began from. */
export const draftOf = (userId: string, post: Post | undefined) =>
  localDraft(
    post === undefined ? `feed:${userId}` : `feed:${userId}:${post.id}`,
    textsIn(['text', 'picked', 'card', 'visibility', 'version']),
  );

/** The card that a draft kept; one that is out of date is refused when it is sent. */
export const cardFrom = (kept: string | undefined): ChosenCard | null => {
  if (!kept) return null;
  try {
    const stored = JSON.parse(kept) as Partial<ChosenCard> | null; // written below, by this page alone
    return stored?.choice && stored.card ? { choice: stored.choice, card: stored.card } : null;
  } catch {
    return null;
  }
};

/** Whom the words of a post or its draft may name. */
export const pickedAtFirst = (
  post: Post | undefined,
  draft: Readonly<{ picked: string }> | undefined,
): readonly Picked[] => [
  ...(post === undefined ? [] : pickedFrom(post.text, post.entities)),
  ...peopleFrom(draft?.picked ?? ''),
];

export type Typed = Readonly<{
  text: string;
  visibility: Visibility;
  picked: readonly Picked[];
  chosen: ChosenCard | null;
}>;

type Draft = NonNullable<ReturnType<typeof draftOf>>;

/** Keeps what was typed, with the version it began from; nothing, or what stands there already, is no draft. */
export const keepDraft = (
  kept: Draft | null,
  { opened, base, typed }: Readonly<{ opened: Post | undefined; base: number | undefined; typed: Typed }>,
): void => {
  const isAsItWas =
    opened !== undefined && typed.text === opened.text && typed.visibility === opened.visibility;
  if (typed.text.trim() === '' || isAsItWas) kept?.remove();
  else
    kept?.write({
      text: typed.text,
      visibility: typed.visibility,
      picked: keptPeople(typed.picked),
      card: typed.chosen?.choice ? JSON.stringify(typed.chosen) : '',
      version: base === undefined ? '' : String(base),
    });
};
