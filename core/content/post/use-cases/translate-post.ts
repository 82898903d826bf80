import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Language } from '#core/kernel/language.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { defaultTimeZone, localDate } from '#core/kernel/time.ts';
import { translationsADay } from '#core/platform/translation/translate-text.ts';
import { judgeContent } from '../judge-content.ts';
import { keepRevision } from '../keep-revision.ts';
import { machineDraft } from '../machine-draft.ts';
import { isAuthor, requireReadable } from '../post-access.ts';
import { freeSlug } from '../post-slug.ts';
import { emptyContent, type Post, type PostContent, type PostId } from '../post.ts';
import { keepUses } from '../shown-media.ts';
import { newPost, type WriteNeeds } from './write-post.ts';

type Needs = WriteNeeds & Pick<Ports, 'reads' | 'translator'>;

const other: Readonly<Record<Language, Language>> = { vi: 'en', en: 'vi' };

/** What both languages share: pictures, category and tags; the words are for the author to write. */
const begun = (content: PostContent): PostContent => ({
  ...emptyContent,
  title: content.title,
  imageId: content.imageId,
  metaImageId: content.metaImageId,
  categoryId: content.categoryId,
});

const translatedBy = async (
  { reads, transaction, clock, translator }: Needs,
  post: Post,
  content: PostContent,
  isMachine: boolean,
): Promise<PostContent> => {
  if (!isMachine) return begun(content);
  if (translator.host === null) throw new DomainError('translation.unavailable');
  if (!(await reads.translations.agreeing([post.authorId])).has(post.authorId))
    throw new DomainError('translation.off');
  const today = localDate(clock.now(), defaultTimeZone);
  await transaction(async ({ translations }) => {
    if ((await translations.count(post.authorId, today)) > translationsADay)
      throw new DomainError('translation.limit', { count: translationsADay });
  });
  const asked = { from: post.language, to: other[post.language] };
  const draft = await machineDraft({ translator }, content, asked);
  if (draft === null) throw new DomainError('translation.unavailable');
  return draft;
};

/**
 * Begins the same article in the other language, or answers the one that was begun. A model's draft can't be published
 * before its author said that it is right. Fails with post.translation_exists, translation.unavailable, translation.off, translation.limit.
 */
export const translatePost =
  (needs: Needs) =>
  async (actor: Actor, { id, isMachine }: Readonly<{ id: PostId; isMachine: boolean }>): Promise<PostId> => {
    const { reads, transaction, clock, ids } = needs;
    requireMember(actor);
    const post = requireReadable(actor, await reads.posts.find(id));
    const copy = await reads.workingCopies.find(id);
    if (!isAuthor(actor, post)) throw new DomainError('post.not_allowed');
    if (copy === null) throw new DomainError('post.not_found');
    const there = await reads.posts.translationsOf(post);
    if (there.length > 0) throw new DomainError('post.translation_exists');
    // The model is asked before anything is held.
    const input = await translatedBy(needs, post, copy.content, isMachine);
    return transaction(async (repositories) => {
      const at = clock.now();
      const { authorId, translationGroup } = post;
      const content = await judgeContent(repositories, needs, {
        actor,
        authorId,
        before: emptyContent,
        input,
      });
      const language = other[post.language];
      const newId = ids.next();
      const named = { ...content, id: newId, language, slug: null, isKnown: false };
      const slug = await freeSlug(repositories, named);
      const own = { authorId, language, translationGroup, content, isMachineDraft: isMachine };
      const made = newPost({ id: newId, at, slug }, own);
      await repositories.posts.insert(made.post, made.copy);
      await keepUses(repositories, newId, [content]);
      await keepRevision(repositories, actor, { postId: newId, content, kind: 'SAVED', at });
      return newId;
    });
  };
