import { fork } from 'node:child_process';
import { compareAlternately, once, perSecond, throughput, type Call } from '../measure.ts';
import type { Report } from '../report.ts';

const open = (file: string, env: Readonly<Record<string, string>> = {}) => {
  const child = fork(new URL(file, import.meta.url), { env: { ...process.env, ...env } });
  const port = new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port)); // it sends nothing else
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return { port, close: () => child.kill() };
};

const askAbout = (at: number): Call => ({
  method: 'GET',
  path: `/api/domains/tls-ask?domain=trang-${at}.example-zone.vn`,
});
/** A file that needs no database: what is left is the way to the site. */
const robotsOf = (at: number): Call => ({
  method: 'GET',
  path: '/robots.txt',
  headers: { Host: `trang-${at}.example-zone.vn` },
});

/** What 50,000 served names cost beside ten, and the question for a certificate beside bare node:http. */
export const servingSites = async ({ ratios }: Report): Promise<void> => {
  const opened = [
    open('./sites-server.ts', { SITES: '10' }),
    open('./sites-server.ts', { SITES: '50000' }),
    open('./bare-ask-server.ts'),
  ] as const;
  const [few, many, bare] = await Promise.all(opened.map(({ port }) => port));
  if (few === undefined || many === undefined || bare === undefined) throw new Error('a server has no port');
  try {
    for (const port of [few, many]) await once(port, robotsOf(7), (text) => text.includes('Sitemap'));
    for (const port of [few, many, bare]) await once(port, askAbout(7), (text) => text === '');
    ratios.push(
      await compareAlternately(
        {
          name: 'Site hosts',
          what: 'requests to sites a second with 50,000 served names, against ten',
          budget: 'at least 0.97',
          detail: perSecond,
        },
        () => throughput(few, (at) => robotsOf(at % 10)),
        () => throughput(many, (at) => robotsOf((at * 7919) % 50_000)),
      ),
      await compareAlternately(
        {
          name: 'Ask',
          what: 'questions for certificates a second with 50,000 served names, against bare node:http',
          budget: 'at least 0.8',
          detail: perSecond,
        },
        () => throughput(bare, (at) => askAbout((at * 7919) % 50_000)),
        () => throughput(many, (at) => askAbout((at * 7919) % 50_000)),
      ),
    );
  } finally {
    for (const { close } of opened) close();
  }
};
