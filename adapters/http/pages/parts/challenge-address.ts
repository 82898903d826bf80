import type { Application } from '#core/application.ts';
import type { WebExchange } from './web-request.ts';

/** The page of a challenge in either language, by its address, by an earlier one, or by its id. */
const pattern = /^((?:\/en)?\/challenge)\/([A-Za-z0-9-]{3,100})\/?$/;

/** Leads ids and earlier addresses of a challenge to the one it has now; true when the answer is sent. */
export const challengeAddress =
  ({ app }: Readonly<{ app: Pick<Application, 'learning'> }>) =>
  async ({ response, path, query }: WebExchange): Promise<boolean> => {
    const [, page, name] = pattern.exec(path) ?? [];
    if (page === undefined || name === undefined) return false;
    const slug = await app.learning.currentAddress(name);
    if (slug === null || slug === name) return false;
    const Location = `${page}/${slug}${query === '' ? '' : `?${query}`}`;
    // A browser asks again: an address may be given back to where it was.
    response.writeHead(301, { Location, 'Cache-Control': 'no-cache' }).end();
    return true;
  };
