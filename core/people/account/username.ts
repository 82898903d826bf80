import { fieldError } from '#core/kernel/domain-error.ts';

const shape = /^[a-z][a-z0-9._]{2,29}$/;

/**
 * Words that are, or may become, addresses and roles of the site itself. `ui/member-web/app/reserved-words.test.ts` holds that
 * every route and page is among them.
 */
const reserved: ReadonlySet<string> = new Set([
  'about', 'account', 'achievements', 'admin', 'administrator', 'ai', 'ai.coach', 'api', 'app', 'appeal',
  'appeals', 'auth', 'authoring', 'billing', 'blog', 'bot', 'calculators', 'categories', 'certificates',
  'challenge', 'challenges', 'changelog', 'chapters', 'chat', 'checkout', 'coach', 'coaches', 'comments',
  'components', 'contact', 'credentials', 'dashboard', 'dev', 'domains', 'economy', 'email', 'en',
  'enrolments', 'error', 'faqs', 'feed', 'fees', 'file', 'filters', 'fitboard', 'gifts', 'health', 'help',
  'indicator', 'indicators', 'info', 'invite', 'learning', 'lesson', 'lessons', 'levels', 'login', 'logout',
  'mail', 'maintenance', 'me', 'media', 'mentions', 'metrics', 'moderator', 'news', 'notifications', 'null',
  'official', 'offline', 'orders', 'owner', 'pages', 'partner', 'partners', 'payment', 'payments', 'post',
  'posts', 'premium', 'presence', 'pricing', 'privacy', 'pro', 'product', 'products', 'questions', 'quizzes',
  'ratings', 'register', 'reports', 'request', 'reviews', 'rewards', 'roadmap', 'root', 'sales', 'sanctions',
  'security', 'settings', 'shop', 'signin', 'signup', 'specializations', 'staff', 'static', 'status',
  'storybook', 'suggestions', 'support', 'system', 'tags', 'team', 'terms', 'test', 'undefined', 'user',
  'users', 'vi', 'viewing', 'viewings', 'webhooks', 'webmaster', 'ws', 'www',
]); // prettier-ignore

/** Usernames are unique without case, so they are kept in lower case. */
export const readUsername = (typed: string): string => {
  const username = typed.trim().toLowerCase();
  if (!shape.test(username)) throw fieldError('body.username', 'user.username_invalid');
  if (reserved.has(username))
    throw fieldError('body.username', 'user.username_reserved', { value: username });
  return username;
};
