import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { LocalizedText } from '#core/kernel/language.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { slug } from '#core/kernel/text/text.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { categoryLimits, type Category, type CategoryId } from '../category.ts';
import type { CategoryRow } from '../ports.ts';

type Needs = Writes<'auditLog' | 'categories'> & Pick<Ports, 'clock' | 'ids'>;
export type CategoryInput = Readonly<{
  name: LocalizedText;
  /** Left out: made of the Vietnamese name. */
  slug?: string | undefined;
  position?: number | undefined;
}>;

const slugOf = ({ slug: typed = '', name }: CategoryInput): string => {
  const { min, max } = categoryLimits.slugLength;
  const made = typed === '' ? slug(name.vi).slice(0, max).replace(/-+$/, '') : typed;
  if (made !== slug(made) || made.length < min || made.length > max)
    throw fieldError('body.slug', 'input.invalid');
  return made;
};

const writeDown = (
  { auditLog }: Pick<Repositories, 'auditLog'>,
  actor: Actor,
  verb: 'create' | 'update' | 'delete',
  { at, before, after }: Readonly<{ at: Date; before: Category | null; after: Category | null }>,
): Promise<void> =>
  auditLog.append(
    audited(actor, {
      at,
      action: `category.${verb}`,
      targetType: 'category',
      targetId: (after ?? before)?.id ?? '',
      before,
      after,
      reason: null,
    }),
  );

/** For everybody: what articles are sorted into. */
export const listCategories =
  ({ reads }: Reads<'categories'>) =>
  async (_actor: Actor): Promise<readonly Category[]> =>
    reads.categories.all();

export const listAllCategories =
  ({ reads }: Reads<'categories'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<CategoryRow>> => {
    requirePermission(actor, 'category.view', 'category.manage');
    return reads.categories.list(request);
  };

export const viewCategory =
  ({ reads }: Reads<'categories'>) =>
  async (actor: Actor, id: CategoryId): Promise<Category> => {
    requirePermission(actor, 'category.view', 'category.manage');
    const found = await reads.categories.find(id);
    if (!found) throw new DomainError('category.not_found');
    return found;
  };

export const addCategory =
  ({ transaction, clock, ids }: Needs) =>
  async (actor: Actor, input: CategoryInput): Promise<Category> => {
    requirePermission(actor, 'category.create', 'category.manage');
    return transaction(async (repositories) => {
      const at = clock.now();
      const category: Category = {
        id: ids.next(),
        slug: slugOf(input),
        name: input.name,
        position: input.position ?? categoryLimits.position,
        version: 1,
        createdAt: at,
        updatedAt: at,
      };
      await repositories.categories.insert(category);
      await writeDown(repositories, actor, 'create', { at, before: null, after: category });
      return category;
    });
  };

export const editCategory =
  ({ transaction, clock }: Needs) =>
  async (
    actor: Actor,
    { id, version, ...input }: CategoryInput & Readonly<{ id: CategoryId; version: number }>,
  ): Promise<Category> => {
    requirePermission(actor, 'category.update', 'category.manage');
    return transaction(async (repositories) => {
      const { categories } = repositories;
      const before = await categories.find(id);
      if (!before) throw new DomainError('category.not_found');
      if (before.version !== version) throw new DomainError('version.stale');
      const at = clock.now();
      const after: Category = {
        ...before,
        name: input.name,
        slug: slugOf({ ...input, slug: input.slug ?? before.slug }),
        position: input.position ?? before.position,
        version: version + 1,
        updatedAt: at,
      };
      await categories.update(after);
      await writeDown(repositories, actor, 'update', { at, before, after });
      return after;
    });
  };

/** Only an empty one: an article without a category is found by nobody who looks there. */
export const deleteCategory =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, id: CategoryId): Promise<void> => {
    requirePermission(actor, 'category.delete', 'category.manage');
    await transaction(async (repositories) => {
      const before = await repositories.categories.find(id);
      if (!before) throw new DomainError('category.not_found');
      await repositories.categories.delete(id);
      await writeDown(repositories, actor, 'delete', { at: clock.now(), before, after: null });
    });
  };
