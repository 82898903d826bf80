import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageContentPolicy, type PageResponse } from './pages.ts';

type Options = Readonly<{
  /** `dist/admin` */
  distFolder: string;
  mediaOrigins: readonly string[];
  /** Where videos of lessons may stand, as staff set it. */
  loadVideoHosts: () => Promise<string>;
}>;

/** The staff console is one document for every address below `/admin`; nothing is rendered for it here. */
export const createConsolePage =
  ({ distFolder, mediaOrigins, loadVideoHosts }: Options) =>
  async (nonce: string): Promise<PageResponse> => {
    // Read each time: staff are few, and a console built anew is there at once.
    const [template, videoHosts] = await Promise.all([
      readFile(join(distFolder, 'index.html'), 'utf8'),
      loadVideoHosts(),
    ]);
    return {
      status: 200,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': pageContentPolicy(nonce, mediaOrigins, { learningVideoHosts: videoHosts }),
        'Cache-Control': 'no-store',
      },
      body: template.replaceAll('__NONCE__', nonce),
    };
  };
