import { forgottenCookies } from './choice.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The switch by which Google's own script counts nothing, property by property. */
const switchOf = (id: string) => `ga-disable-${id}`;

const turn = (id: string, isOff: boolean) => Reflect.set(window, switchOf(id), isOff);

let loaded: string | null = null;

/** Google reads its own queue of `arguments` objects; a list in their place is passed over. */
function gtag(..._given: unknown[]) {
  // oxlint-disable-next-line prefer-rest-params -- see above
  (window.dataLayer ??= []).push(arguments);
}

const load = (id: string) => {
  if (loaded === id) return;
  loaded = id;
  gtag('js', new Date());
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  });
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
};

/** Counts one public page: its address without what was searched for, and without what stands after `#`. */
export const countPage = (id: string, path: string): void => {
  turn(id, false);
  gtag('set', { page_location: location.origin + path, page_referrer: '' });
  load(id);
  gtag('event', 'page_view');
};

export const stopCounting = (id: string): void => {
  turn(id, true);
};

/** After a refusal nothing of it stays in the browser. */
export const forgetCounting = (id: string): void => {
  stopCounting(id);
  for (const cookie of forgottenCookies(document.cookie, location.hostname)) document.cookie = cookie;
};
