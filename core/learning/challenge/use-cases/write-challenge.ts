import { mayDo, type Actor } from '#core/access/actor/actor.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { MediumId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { requireRichText } from '#core/platform/rich-text/require-rich-text.ts';
import type { ChallengeId } from '#core/learning/gate/outline.ts';
import { lockEditable, requireAuthor, requireVersion, writesForPlatform } from '../author.ts';
import { challengeLimits, challengeSlug, type BoardHabit, type Challenge } from '../challenge.ts';
import { requirePicture, requireShown } from '../own-media.ts';
import { keepUses } from '../shown-media.ts';

export type WriteNeeds = Pick<Ports, 'transaction' | 'clock' | 'ids' | 'richText'>;

/** What is left out stays as it is. */
export type ChallengeInput = Readonly<{
  title?: string | undefined;
  slug?: string | undefined;
  summary?: string | undefined;
  description?: string | undefined;
  goals?: readonly string[] | undefined;
  coverId?: MediumId | null | undefined;
  price?: number | undefined;
  discount?: number | undefined;
  discountUntil?: Date | null | undefined;
  template?: Challenge['template'] | undefined;
  boardHabit?: BoardHabit | undefined;
}>;

type Uses = Pick<Repositories, 'media'>;

/** What was typed, judged, over what was there. */
const withInput = async (
  repositories: Uses,
  needs: WriteNeeds,
  before: Challenge,
  input: ChallengeInput,
): Promise<Challenge> => {
  const { description, slug: typedSlug, coverId, ...plain } = input;
  const given = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
  const next: Challenge = { ...before, ...given };
  const text =
    description === undefined
      ? null
      : requireRichText(needs, {
          html: description,
          maxLength: challengeLimits.descriptionLength,
          path: 'body.description',
        });
  if (text) await requireShown(repositories, before.authorId, text.media);
  return {
    ...next,
    slug: typedSlug === undefined ? before.slug : challengeSlug(typedSlug, next.title),
    description: text?.html ?? before.description,
    coverId:
      coverId === undefined ? before.coverId : await requirePicture(repositories, before.authorId, coverId),
  };
};

/** A slug made of the title gives way to one that is taken; one that was typed is refused. */
const freeSlug = async (
  { challenges }: Pick<Repositories, 'challenges'>,
  typed: string | undefined,
  title: string,
): Promise<string> => {
  const wanted = challengeSlug(typed, title);
  if (typed !== undefined && typed !== '') return wanted;
  for (let number = 1; number <= 50; number += 1) {
    const tried = number === 1 ? wanted : `${wanted.slice(0, challengeLimits.slugLength.max - 3)}-${number}`;
    if ((await challenges.find(tried)) === null) return tried;
  }
  throw fieldError('body.slug', 'challenge.slug_exists');
};

/** Begins a draft; as the translation of another one it joins its group. */
export const createChallenge =
  (needs: WriteNeeds) =>
  async (
    actor: Actor,
    input: ChallengeInput &
      Readonly<{ title: string; language: Language; translationOf?: ChallengeId | undefined }>,
  ): Promise<ChallengeId> =>
    needs.transaction(async (repositories) => {
      const { challenges } = repositories;
      const author = await requireAuthor(repositories, actor);
      const at = needs.clock.now();
      const { language, translationOf, ...written } = input;
      const original =
        translationOf === undefined ? null : await lockEditable(repositories, actor, translationOf);
      const id = needs.ids.next();
      const empty: Challenge = {
        id,
        authorId: original?.authorId ?? author.id,
        isPlatform: original?.isPlatform ?? writesForPlatform(author),
        language,
        translationGroup: original?.translationGroup ?? id,
        slug: await freeSlug(repositories, input.slug, input.title),
        title: input.title,
        summary: '',
        description: '',
        goals: [],
        coverId: null,
        price: original?.price ?? 0,
        discount: 0,
        discountUntil: null,
        template: null,
        boardHabit: 'WEEKS_SAVED',
        status: 'DRAFT',
        submission: 'NONE',
        submittedAt: null,
        returnReason: null,
        featured: null,
        editionNo: 0,
        publishedAt: null,
        learners: 0,
        completed: 0,
        ratings: 0,
        stars: 0,
        version: 1,
        createdAt: at,
        updatedAt: at,
      };
      await challenges.insert(await withInput(repositories, needs, empty, { ...written, slug: undefined }));
      await keepUses(repositories, id);
      return id;
    });

/** Its own fields; what learners pay and read changes at the next publication, the price at once. */
export const editChallenge =
  (needs: WriteNeeds) =>
  async (
    actor: Actor,
    { id, version, ...input }: ChallengeInput & Readonly<{ id: ChallengeId; version: number }>,
  ): Promise<ChallengeId> =>
    needs.transaction(async (repositories) => {
      const before = await lockEditable(repositories, actor, id);
      requireVersion(before, version);
      const next = await withInput(repositories, needs, before, input);
      await repositories.challenges.update({ ...next, updatedAt: needs.clock.now() });
      await keepUses(repositories, id);
      return id;
    });

/** Only a draft without chapters: what others have learned from stays. */
export const deleteChallenge =
  ({ transaction }: Pick<Ports, 'transaction'>) =>
  async (actor: Actor, id: ChallengeId): Promise<void> =>
    transaction(async (repositories) => {
      const { challenges, lessons } = repositories;
      const challenge = mayDo(actor, 'knowledge.delete')
        ? await challenges.lock(id)
        : await lockEditable(repositories, actor, id);
      if (challenge === null) throw new DomainError('challenge.not_found');
      if (challenge.status !== 'DRAFT')
        throw new DomainError('challenge.not_open', { status: challenge.status });
      const { chapters } = await lessons.treeOf(id);
      if (chapters.length > 0) throw new DomainError('challenge.has_chapters');
      await challenges.delete(id);
      await repositories.events.append({ type: 'challenge.withdrawn', challengeId: id });
      await repositories.media.unuse({ kind: 'CHALLENGE', id });
    });
