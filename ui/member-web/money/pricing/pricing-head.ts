import type { HeadExtras } from '../../app/head.ts';
import { questions } from './questions.ts';

/** The questions stand in search results with their answers. */
export const pricingHead: HeadExtras = ({ text, language }) => ({
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      inLanguage: language,
      mainEntity: questions.map((key) => ({
        '@type': 'Question',
        name: text(`pricing.faq.${key}`),
        acceptedAnswer: { '@type': 'Answer', text: text(`pricing.faq.${key}.answer`) },
      })),
    },
  ],
});
