import { coachHead } from '../../coaching/coaches/coach-head.ts';
import { challengeHead } from '../../learning/challenge/challenge-head.ts';
import { articleHead, articlesHead } from '../../content/articles/article-head.ts';
import { changelogHead, documentHead, faqHead } from '../../content/content-head.ts';
import { postHead } from '../../community/feed/post-head.ts';
import { personHead } from '../../people/people/person-head.ts';
import { aiCoachHead } from '../../assistant/ai-coach/ai-coach-head.ts';
import { pricingHead } from '../../money/pricing/pricing-head.ts';
import { productHead } from '../../money/products/product-head.ts';
import type { HeadExtras } from '../head.ts';

/** What the server alone says of a screen in its head, by the screen's path: the browser needs none of it. */
export const screenHeads: Readonly<Record<string, HeadExtras>> = {
  '/about-us': documentHead,
  '/post/features': documentHead,
  '/faqs': faqHead,
  '/post/terms-conditions': documentHead,
  '/post/privacy-policy': documentHead,
  '/post': articlesHead,
  '/post/category/:category': articlesHead,
  '/post/tag/:tag': articlesHead,
  '/post/author/:author': articlesHead,
  '/post/:id': articleHead,
  '/pricing': pricingHead,
  '/product/:id': productHead,
  '/challenge/:id': challengeHead,
  '/feed/:id': postHead,
  '/coach/:id': coachHead,
  '/ai-coach': aiCoachHead,
  '/user/:id': personHead,
  '/changelog': changelogHead,
};
