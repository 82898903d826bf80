// In place of Vite's own helper. A browser that could not fetch a module remembers that until the page is loaded anew, so a
// moment without a network would cost a page and what was typed on it. A part is therefore asked for as plain data first,
// again and again, and imported once it has arrived: from the cache then.

/** Together about twenty seconds: longer than a server takes to start again. */
const waits = [300, 700, 1_500, 2_500, 4_000, 5_000, 6_000];
const coming = new Map();

/** Ends early when the network is back. */
const pause = (milliseconds) =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
  });

const isHere = (url) => performance.getEntriesByName(url).some(({ decodedBodySize }) => decodedBodySize > 0);

const attempt = async (url) => {
  try {
    const response = await fetch(url);
    // A part that another release has replaced is an answer too: importing it will tell.
    if (response.status >= 500) return false;
    await response.arrayBuffer();
    return true;
  } catch {
    return false;
  }
};

const fetchPatiently = async (url) => {
  for (const wait of waits) {
    if (await attempt(url)) return;
    await pause(wait);
  }
  if (!(await attempt(url))) throw new TypeError(`Failed to fetch dynamically imported module: ${url}`);
};

const fetchOnce = (url) => {
  const known = coming.get(url) ?? (isHere(url) ? Promise.resolve() : fetchPatiently(url));
  coming.set(url, known);
  known.catch(() => coming.delete(url));
  return known;
};

const style = (url) =>
  new Promise((resolve) => {
    if ([...document.styleSheets].some(({ href }) => href === url)) return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.nonce = document.querySelector('meta[property=csp-nonce]')?.nonce ?? '';
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    document.head.append(link);
    return undefined;
  });

/** `load` imports the part; `files` are its own file and those it stands on, relative to where the application lives. */
export const __vitePreload = async (load, files = []) => {
  const urls = files.map((file) => new URL(`__BASE__${file}`, location.href).href);
  const styles = urls.filter((url) => url.endsWith('.css'));
  await Promise.all(urls.filter((url) => !styles.includes(url)).map(fetchOnce));
  await Promise.all(styles.map(style));
  return load();
};
