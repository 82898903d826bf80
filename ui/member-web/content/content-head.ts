import type { HeadExtras } from '../app/head.ts';

type Shown = Readonly<{ title: string; description: string }>;
type Asked = Readonly<{ items: readonly Readonly<{ question: string; answerText: string }>[] }>;

const handed = (data: unknown, prefix: string): unknown => {
  if (typeof data !== 'object' || data === null) return undefined;
  return Object.entries(data).find(([name]) => name.startsWith(prefix))?.[1];
};

/** What staff wrote for search results, where they did. */
export const documentHead: HeadExtras = ({ data }) => {
  const page = handed(data, 'page:') as Shown | undefined; // encoded by the page's own endpoint
  if (!page) return {};
  return { title: page.title, ...(page.description === '' ? {} : { description: page.description }) };
};

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
