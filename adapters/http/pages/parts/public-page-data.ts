import type { Logger } from 'pino';
import { visitor } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import type { PostView } from '#core/community/feed/views/post-view.ts';
import { kindOf } from '#core/error-catalogue.ts';
import { frontPostCounts, frontPosts } from '#core/content/post/views/front-posts.ts';
import type { Language } from '#core/kernel/language.ts';
import type { PageKey } from '#core/content/page/page.ts';
import { ai } from '../../assistant/contract/ai.ts';
import { pages } from '../../content/contract/pages.ts';
import { bugReports } from '../../content/contract/bug-reports.ts';
import { changelog } from '../../content/contract/changelog.ts';
import { posts as articles } from '../../content/contract/posts.ts';
import { questions } from '../../content/contract/questions.ts';
import { coaches } from '../../coaching/contract/coaches.ts';
import { challenges } from '../../learning/contract/challenges.ts';
import { feed } from '../../community/contract/feed.ts';
import { economy } from '../../money/contract/economy.ts';
import type { Endpoint } from '../../engine/contract/endpoint.ts';
import { levels } from '../../money/contract/levels.ts';
import { partners } from '../../money/contract/partners.ts';
import { payments } from '../../money/contract/payments.ts';
import { people } from '../../member-lifecycle/contract/people.ts';
import { products } from '../../money/contract/products.ts';
import { rewards } from '../../money/contract/rewards.ts';
import { encodeOutput } from '../../engine/serving/input.ts';
import type { OddAnswerListener } from '../../engine/serving/odd-answer.ts';
import { refusalOf } from '../../engine/serving/send-error.ts';
import { MovedPage } from '../moved-page.ts';
import { articleData, type PageParams } from './article-data.ts';

type Needs = Readonly<{
  app: Pick<
    Application,
    | 'account'
    | 'aiCoach'
    | 'bugReport'
    | 'catalog'
    | 'changelog'
    | 'coaching'
    | 'coin'
    | 'community'
    | 'content'
    | 'learning'
    | 'level'
    | 'partner'
    | 'payment'
    | 'post'
  >;
  log: Logger;
  onOddAnswer: OddAnswerListener;
}>;

/** As many as the screen loads at first. */
const firstProducts = 24;
const firstCoaches = 20;
const firstChallenges = 24;
const bestCoaches = 4;
const firstEntries = 20;
const firstOnRoadmap = 30;
/** What the home page shows of the feed: the beginnings of a few posts. */
const talkedAbout = 3;
const beginningLength = 280;
/** An address names its record by an id or a name no longer than this. */
const longestNames = { user: 64, product: 120, coach: 64, feedPost: 64, challenge: 100 } as const;

type Load = (language: Language) => Promise<unknown>;
type LoadRecord = (id: string, language: Language) => Promise<unknown>;
type Encode = (endpoint: Endpoint, value: unknown) => unknown;

const beginningOf = (post: PostView): PostView => ({
  ...post,
  text: [...post.text].slice(0, beginningLength).join(''),
  entities: [],
  // Without words, a line says how many pictures there are.
  media: post.text === '' ? post.media : [],
  preview: null,
});

/** Pages with words of their own, by the name under which their screen asks. */
const documents = (
  { app }: Needs,
  encode: Encode,
): Readonly<Record<'aboutUs' | 'postFeatures' | 'terms' | 'privacy', Load>> => {
  const load =
    (key: PageKey): Load =>
    async (language) => ({
      [`page:${key}`]: encode(pages.get, await app.content.readPage(visitor, { key, language })),
    });
  return {
    async aboutUs(language) {
      const [page, logos] = await Promise.all([
        load('about-us')(language),
        app.partner.listPublicPartners(visitor),
      ]);
      return { ...(page as object), partners: encode(partners.list, logos) }; // as made above
    },
    postFeatures: load('post-features'),
    terms: load('terms'),
    privacy: load('privacy'),
  };
};

const lists = ({ app, log }: Needs, encode: Encode): Readonly<Record<string, Load>> => ({
  async prices() {
    const [packages, fees, offers] = await Promise.all([
      app.payment.listPackages(),
      app.coin.listFees(visitor),
      app.level.listLevelOffers(visitor),
    ]);
    return {
      packages: encode(payments.packages, packages),
      fees: encode(rewards.fees, fees),
      levels: encode(levels.offers, offers),
    };
  },
  async aiSample(language) {
    return { sample: encode(ai.sample, await app.aiCoach.showSample(language)) };
  },
  async economy() {
    return { economy: encode(economy.totals, await app.coin.publicEconomy(visitor)) };
  },
  async products() {
    return { products: encode(products.list, await app.catalog.listProducts({ limit: firstProducts })) };
  },
  async home(readerLanguage) {
    // The home page can do without each of them.
    const unless = async <Part extends object>(missing: string, load: () => Promise<Part>) =>
      load().catch((error: unknown) => {
        log.warn({ error }, `the home page is served without its ${missing}`);
        return {};
      });
    const [best, posts, front] = await Promise.all([
      unless('coaches', async () => {
        const found = await app.coaching.listCoaches(visitor, { limit: bestCoaches, readerLanguage });
        return { coaches: encode(coaches.list, found) };
      }),
      unless('posts', async () => {
        const { items } = await app.community.discoverPosts(visitor, { limit: talkedAbout });
        return { posts: encode(feed.list, { items: items.map(beginningOf), nextCursor: null }) };
      }),
      unless('articles', async () => {
        const [pinned, newest] = await Promise.all(
          [{ isShowMain: true, limit: frontPostCounts.pinned }, { limit: frontPostCounts.all }].map((query) =>
            app.post.listPosts(visitor, { ...query, language: readerLanguage }),
          ),
        );
        const items = frontPosts(pinned?.items ?? [], newest?.items ?? []);
        return { articles: encode(articles.list, { items, nextCursor: null }) };
      }),
    ]);
    return { ...best, ...posts, ...front };
  },
  async questions(language) {
    return { questions: encode(questions.list, await app.content.listQuestions(visitor, { language })) };
  },
  async changelog() {
    const page = { limit: firstEntries };
    return { changelog: encode(changelog.list, await app.changelog.readChangelog(visitor, page)) };
  },
  async roadmap() {
    const page = { limit: firstOnRoadmap };
    return { roadmap: encode(bugReports.roadmap, await app.bugReport.readRoadmap(visitor, {}, page)) };
  },
  async challenges(language) {
    const [list, featured] = await Promise.all([
      app.learning.listChallenges(visitor, { limit: firstChallenges, language }),
      app.learning.listFeaturedChallenges(visitor, language),
    ]);
    return {
      challenges: encode(challenges.list, list),
      featured: encode(challenges.featured, featured),
    };
  },
  async coaches(readerLanguage) {
    const found = await app.coaching.listCoaches(visitor, { limit: firstCoaches, readerLanguage });
    return {
      coaches: encode(coaches.list, found),
      filters: encode(coaches.filters, await app.coaching.listCoachFilters(visitor, readerLanguage)),
    };
  },
});

const records = (
  { app }: Needs,
  encode: Encode,
): Readonly<Record<keyof typeof longestNames, LoadRecord>> => ({
  async product(id) {
    return encode(products.get, await app.catalog.getProduct(id));
  },
  async coach(idOrUsername, language) {
    return encode(coaches.get, await app.coaching.getCoach(visitor, { idOrUsername, language }));
  },
  async challenge(idOrSlug) {
    const page = await app.learning.readChallenge(visitor, idOrSlug);
    if (page.slug !== idOrSlug) return new MovedPage(`/challenge/${page.slug}`);
    return encode(challenges.get, { ...page, bookmarked: false });
  },
  async feedPost(id) {
    return encode(feed.get, await app.community.getFeedPost(visitor, id));
  },
  async user(idOrUsername, language) {
    return encode(people.get, await app.account.getPublicProfile(visitor, { idOrUsername, language }));
  },
});

const isRecord = (name: string): name is keyof typeof longestNames => Object.hasOwn(longestNames, name);

/** What a public page shows, in the shape its API endpoint answers; null for a record that a visitor can't see. */
export const publicPageData = (needs: Needs) => {
  const encode: Encode = (endpoint, value) =>
    encodeOutput(endpoint, value, (error) => needs.onOddAnswer(endpoint.path, error));
  const listLoaders = { ...lists(needs, encode), ...documents(needs, encode) } as Readonly<
    Record<string, Load>
  >; // by name
  const recordLoaders = records(needs, encode);
  const loadArticles = articleData({ app: needs.app, encode });

  return async (name: string, params: PageParams, language: Language): Promise<unknown> => {
    const articles = loadArticles(name, params, language);
    if (articles !== undefined) return articles;
    const { id } = params;
    const loadList = listLoaders[name];
    if (loadList) return loadList(language);
    if (!isRecord(name) || id === undefined || id.length > longestNames[name]) return null;
    try {
      return await recordLoaders[name](id, language);
    } catch (error) {
      if (kindOf(refusalOf(error).code) === 'not_found') return null;
      throw error;
    }
  };
};
