import { textLimits } from '#core/community/activity/limits.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { aiUserId, type UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { fittingMentions, inOrder, mentionedIn, type PickedMention, type TextEntity } from './text-entity.ts';

type Written = Readonly<{
  writerId: UserId;
  text: string;
  mentions: readonly PickedMention[];
  isNew: boolean;
  /** Those of these people who may see the text. */
  seenBy: (userIds: readonly UserId[]) => Promise<ReadonlySet<UserId>>;
}>;

/** Who may be named in it: active, a person, neither blocked the other, and the text is shown to them. */
const mentionable = async (
  { people, relations }: Pick<Repositories, 'people' | 'relations'>,
  { writerId, seenBy }: Written,
  ids: readonly UserId[],
): Promise<ReadonlySet<UserId>> => {
  const others = ids.filter((id) => id !== writerId && id !== aiUserId);
  if (others.length === 0) return new Set();
  const blocked = await relations.blockedEitherWay(writerId, others);
  const seeing = await seenBy(others);
  const found = new Set<UserId>();
  for (const id of others)
    if (!blocked.has(id) && seeing.has(id) && (await people.find(id))?.status === 'ACTIVE') found.add(id);
  return found;
};

/**
 * The links and people in a text. Who may not see it is dropped without a word. Fails with social.text_limit when there
 * are more than an account of this age may put into one text.
 */
export const readEntities = async (
  repositories: Pick<Repositories, 'people' | 'relations'>,
  { textLinks }: Pick<Ports, 'textLinks'>,
  written: Written,
): Promise<readonly TextEntity[]> => {
  const { text, mentions, isNew } = written;
  const picked = fittingMentions(text, mentions);
  const links = textLinks.find(text);
  const standing = isNew ? 'new' : 'usual';
  const most = { links: textLimits.links[standing], mentions: textLimits.mentions[standing] };
  if (links.length > most.links || mentionedIn(picked).length > most.mentions)
    throw new DomainError('social.text_limit', most);
  const known = await mentionable(repositories, written, mentionedIn(picked));
  return inOrder(
    picked.filter(({ userId }) => known.has(userId)),
    links,
  );
};
