const key = 'provider-way-back';

/** The page that a person left for a provider, kept for this tab: where they are led when nothing came of it. */
export const wayBack = {
  read(): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null; // a browser that keeps nothing
    }
  },
  remember(path: string): void {
    try {
      sessionStorage.setItem(key, path);
    } catch {
      return; // as above: the way leads to the sign-in
    }
  },
};

/** Hands the person over to the provider. */
export const leaveFor = (address: string): void => {
  wayBack.remember(location.pathname + location.search);
  location.assign(address);
};
