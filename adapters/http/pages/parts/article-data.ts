import { visitor } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { languages, type Language } from '#core/kernel/language.ts';
import { postLimits } from '#core/content/post/post.ts';
import { posts } from '../../content/contract/posts.ts';
import type { Endpoint } from '../../engine/contract/endpoint.ts';
import { GonePage, MovedPage } from '../moved-page.ts';

type Needs = Readonly<{
  app: Pick<Application, 'post'>;
  encode: (endpoint: Endpoint, value: unknown) => unknown;
}>;
export type PageParams = Readonly<Record<string, string | undefined>>;
type Load = (params: PageParams, language: Language) => Promise<unknown>;

/** As many as the screen loads at first. */
const firstArticles = 24;
const longestName = 96;

const addressOf = (slug: string): string => `/post/${encodeURIComponent(slug)}`;

/**
 * What pages of articles show a stranger, each list with the filters it was asked for with, so that the screen takes it
 * for no other. Null: there is no such page.
 */
export const articleData = ({ app: { post }, encode }: Needs) => {
  const list = async (filters: Readonly<Record<string, string>>, asked: object = filters) => {
    const [page, categories] = await Promise.all([
      post.listPosts(visitor, { ...asked, limit: firstArticles }),
      post.listCategories(visitor),
    ]);
    return {
      filters,
      articles: encode(posts.list, page),
      categories: encode(posts.categories, categories),
    };
  };

  const missing = async (idOrSlug: string, language: Language): Promise<GonePage | null> =>
    (await post.findPostAddress({ idOrSlug, language }))?.isGone ? new GonePage() : null;

  const loaders = {
    articles: (_params, language) => list({ language }),
    async articlesOfCategory({ category = '' }, language) {
      const known = await post.listCategories(visitor);
      if (!known.some(({ slug }) => slug === category)) return null;
      const [page, ...there] = await Promise.all([
        list({ language, category }),
        ...languages.map(async (one) => {
          const { items } = await post.listPosts(visitor, { language: one, category, limit: 1 });
          return items.length > 0 ? [one] : [];
        }),
      ]);
      return { ...page, languages: there.flat() };
    },
    articlesOfTag: ({ tag = '' }, language) => list({ tag, language }),
    articlesOfAuthor: ({ author = '' }) => list({ author }, { authorId: author }),
    async article({ id: idOrSlug = '' }, language) {
      if (idOrSlug.length > postLimits.slugLength.max) return null;
      try {
        const page = await post.readPost(visitor, { idOrSlug, language });
        const { translation } = page;
        // In one step, whatever was asked: an id, an earlier address, or the other language's.
        if (page.language !== language && translation?.language === language)
          return new MovedPage(addressOf(translation.slug));
        if (page.slug !== idOrSlug) return new MovedPage(addressOf(page.slug));
        return encode(posts.get, page);
      } catch (error) {
        if (error instanceof DomainError && error.code === 'post.not_found')
          return missing(idOrSlug, language);
        throw error;
      }
    },
  } as const satisfies Readonly<Record<string, Load>>;

  const isOurs = (name: string): name is keyof typeof loaders => Object.hasOwn(loaders, name);
  /** Undefined: another's page. */
  return (name: string, params: PageParams, language: Language): Promise<unknown> | undefined => {
    if (!isOurs(name)) return undefined;
    const isTooLong = Object.values(params).some((value = '') => value.length > longestName);
    return isTooLong ? Promise.resolve(null) : loaders[name](params, language);
  };
};
