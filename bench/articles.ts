import { tokens } from '#adapters/composition/container.ts';
import { aCategory, aPost, aWorkingCopy, articleText } from '#fixtures/content/posts.ts';
import { onBenchDatabase } from './bench-database.ts';
import { compareAlternately, inMs, latency, once, type Call } from './measure.ts';
import { makeMembers } from './members.ts';
import type { Report } from './report.ts';

/** An article as long as people write them. */
const long = articleText.repeat(8);

/** The page of an article beside the page about us: both drawn on the server, the one from more of the database. */
export const readingArticles = ({ ratios }: Report): Promise<void> =>
  onBenchDatabase(async (database) => {
    const [author] = await makeMembers(database);
    const category = aCategory();
    const posts = Array.from({ length: 24 }, (_, index) =>
      aPost({ authorId: author!.id, categoryId: category.id, slug: `bai-viet-${index}`, html: long }),
    );
    await database.container.get(tokens.transaction)(async (repositories) => {
      await repositories.categories.insert(category);
      for (const post of posts) await repositories.posts.insert(post, aWorkingCopy(post));
    });
    const product = await database.serve('./product-server.ts');
    const about: Call = { method: 'GET', path: '/about-us' };
    const article: Call = { method: 'GET', path: '/post/bai-viet-7' };
    await once(product, about, (text) => text.includes('Fitboard'));
    await once(product, article, (text) => text.includes('Bữa sáng có đạm'));
    ratios.push(
      await compareAlternately(
        {
          name: 'B30',
          what: 'the page of an article beside the page about us, median time',
          budget: 'at most 2',
          detail: inMs,
        },
        () => latency(product, about),
        () => latency(product, article),
      ),
    );
  });
