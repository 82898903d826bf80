import { fieldError } from '#core/errors.ts';

const shape = /^[a-z][a-z0-9._]{2,29}$/;

/** Words that are, or may become, addresses and roles of the site itself. */
const reserved: ReadonlySet<string> = new Set([
  'about', 'account', 'admin', 'administrator', 'ai', 'ai.coach', 'api', 'app', 'auth', 'billing', 'blog', 'bot',
  'challenge', 'chat', 'coach', 'components', 'contact', 'dashboard', 'dev', 'economy', 'email', 'en', 'error', 'faqs', 'feed',
  'fitboard', 'help', 'indicator', 'info', 'invite', 'login', 'logout', 'mail', 'maintenance', 'me', 'media', 'metrics',
  'moderator', 'news', 'null', 'official', 'owner', 'partner', 'payment', 'post', 'premium', 'pricing', 'privacy', 'pro',
  'product', 'register', 'request', 'root', 'sales', 'security', 'settings', 'shop', 'signin', 'signup', 'staff', 'static',
  'status', 'storybook', 'support', 'system', 'team', 'terms', 'test', 'undefined', 'user', 'vi', 'webmaster', 'ws', 'www',
]); // prettier-ignore

/** Usernames are unique without case, so they are kept in lower case. */
export const readUsername = (typed: string): string => {
  const username = typed.trim().toLowerCase();
  if (!shape.test(username)) throw fieldError('body.username', 'user.username_invalid');
  if (reserved.has(username))
    throw fieldError('body.username', 'user.username_reserved', { value: username });
  return username;
};
