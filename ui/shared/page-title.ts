/** Title and unread count are told by different parts of the page; the tab shows both. */
const createPageTitle = () => {
  let title = '';
  let unread = 0;
  let brand = 'Fitboard';

  const show = () => {
    if (typeof document === 'undefined') return;
    const name = title && !title.startsWith(brand) ? `${title} · ${brand}` : title || brand;
    document.title = unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${name}` : name;
  };

  return {
    set(next: string) {
      title = next;
      show();
    },
    setUnread(count: number) {
      unread = count;
      show();
      if (typeof navigator === 'undefined' || !('setAppBadge' in navigator)) return;
      // A browser may refuse the badge when the app is not installed; nothing depends on it.
      void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
    },
    setBrand(name: string) {
      brand = name;
      show();
    },
  };
};

export const pageTitle = createPageTitle();
