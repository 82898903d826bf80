import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { postLimits, type PostContent, type PostId } from '../post.ts';
import { cleanTags, tagSlug } from '../tag.ts';

type Needs = Pick<Ports, 'reads' | 'transaction' | 'clock'>;

/** The same tags with another in this one's place; null takes it away. */
const replaced = ({ tags }: Pick<PostContent, 'tags'>, from: string, to: string | null): readonly string[] =>
  cleanTags(tags.flatMap((tag) => (tagSlug(tag) === from ? (to ?? []) : tag))).slice(0, postLimits.tags);

/**
 * A tag gets another name in every article that has it; one that exists already takes them in. Null takes it away. Their
 * texts, and when readers got them, stay as they are.
 */
const changeTag =
  (verb: 'rename' | 'delete') =>
  ({ reads, transaction, clock }: Needs) =>
  async (actor: Actor, { slug, name }: Readonly<{ slug: string; name: string | null }>): Promise<number> => {
    requirePermission(actor, verb === 'rename' ? 'category.update' : 'category.delete', 'category.manage');
    const ids = await reads.posts.withTag(slug);
    if (ids.length === 0) throw new DomainError('category.not_found');
    const changeOne = (id: PostId) =>
      transaction(async ({ posts, workingCopies }) => {
        const post = await posts.lock(id);
        const copy = await workingCopies.find(id);
        if (post) await posts.update({ ...post, tags: replaced(post, slug, name) });
        if (copy)
          await workingCopies.update({
            ...copy,
            content: { ...copy.content, tags: replaced(copy.content, slug, name) },
            version: copy.version + 1,
          });
      });
    for (const id of ids) await changeOne(id);
    await transaction(({ auditLog }) =>
      auditLog.append(
        audited(actor, {
          at: clock.now(),
          action: `tag.${verb}`,
          targetType: 'tag',
          targetId: slug,
          before: { slug },
          after: name === null ? null : { slug: tagSlug(name), name },
          reason: null,
        }),
      ),
    );
    return ids.length;
  };

export const renameTag = changeTag('rename');
export const deleteTag = changeTag('delete');
