import { DomainError } from '#core/kernel/domain-error.ts';
import type { HookAnswers, Hooks } from '#core/kernel/hooks.ts';
import type { MediumId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { namedUses, placesOfKind, type NamedUse } from './use.ts';

type Answers = Pick<HookAnswers, 'mediumUsesOf'>;

/** Everything that shows a file, in words for its owner. */
export const usesOf = async (
  repositories: Repositories,
  { mediumUsesOf }: Answers,
  id: MediumId,
): Promise<readonly NamedUse[]> => {
  const known = await repositories.media.usesOf(id);
  const named: NamedUse[] = [];
  for (const namesOf of mediumUsesOf) named.push(...(await namesOf(repositories, id, known)));
  return namedUses(known, named);
};

/** What something shows stays. */
export const isInUse = async (repositories: Repositories, answers: Answers, id: MediumId): Promise<boolean> =>
  (await usesOf(repositories, answers, id)).length > 0;

const namedAtMost = 3;

/** Its owner reads where it stands; staff read no more than that it is in use. */
export const inUseError = (shown: readonly NamedUse[] = []): DomainError => {
  const titles = shown.flatMap(({ title }) => title ?? []);
  const more = titles.length > namedAtMost ? ['…'] : [];
  return new DomainError('media.in_use', {
    count: titles.length,
    where: [...titles.slice(0, namedAtMost), ...more].join(', '),
  });
};

/** A poster belongs to its video. */
export const videosShowing: Hooks['mediumUsesOf'] = async ({ media }, _mediumId, known) => {
  const videos = await Promise.all(placesOfKind(known, 'POSTER').map((id) => media.find(id)));
  return videos
    .filter((video) => video !== null)
    .map(({ id, name }) => ({ kind: 'POSTER', id, title: name, link: `/file/${id}` }));
};
