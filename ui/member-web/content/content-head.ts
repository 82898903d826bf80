import { cardOfPage } from '#core/platform/share-picture/share-card.ts';
import type { HeadExtras } from '../app/head.ts';
import { inLanguage } from '../app/language.ts';
import { sharedPicture } from '../app/found/share-image.ts';

type Shown = Readonly<{ key: string; title: string; description: string }>;
type Asked = Readonly<{ items: readonly Readonly<{ question: string; answerText: string }>[] }>;

const handed = (data: unknown, prefix: string): unknown => {
  if (typeof data !== 'object' || data === null) return undefined;
  return Object.entries(data).find(([name]) => name.startsWith(prefix))?.[1];
};

/** What staff wrote for search results, where they did. */
export const documentHead: HeadExtras = ({ data, language, site }) => {
  const page = handed(data, 'page:') as Shown | undefined; // encoded by the page's own endpoint
  if (!page) return {};
  const { key, title, description } = page;
  return {
    title,
    ...(description === '' ? {} : { description }),
    ...sharedPicture(cardOfPage({ key, language, title }, site.siteName)),
  };
};

/** What is new can be subscribed to. */
export const changelogHead: HeadExtras = ({ language, text }) => ({
  feeds: [{ address: inLanguage('/changelog/rss.xml', language), title: text('changelog.title') }],
});

/** The questions that the page shows, as search engines read them. */
export const faqHead: HeadExtras = ({ data, site, path, language }) => {
  const questions = handed(data, 'questions') as Asked | undefined; // encoded by the questions' own endpoint
  if (!questions || questions.items.length === 0) return {};
  return {
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        '@id': `${site.baseUrl}${path}#faq`,
        inLanguage: language,
        mainEntity: questions.items.map(({ question, answerText }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answerText },
        })),
      },
    ],
  };
};
