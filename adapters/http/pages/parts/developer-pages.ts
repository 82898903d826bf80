import { join } from 'node:path';
import type { Application } from '#core/application.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Mails } from '#core/platform/notification/ports.ts';
import { devMail } from '../dev-mail.ts';
import { hostNameOf, isFromThisMachine, isLoopbackName } from '../../engine/protection/hosts.ts';
import { staticFiles } from '../static-files.ts';
import { isBelow, type WebExchange } from './web-request.ts';

type Needs = Readonly<{
  app: Pick<Application, 'notification'>;
  mails: Pick<Mails, 'list'>;
  isProduction: boolean;
  distFolder: string;
}>;

/** Components are viewed on a developer's machine: they bring scripts of their own. */
const storybookPolicy =
  "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'; object-src 'none'; base-uri 'self'; frame-ancestors 'self'";

const storybookPlace = '/dev/storybook';

/** Kept mails and the storybook, for a browser on the same machine and outside production only. */
export const developerPages = ({ app, mails, isProduction, distFolder }: Needs) => {
  const showMail = devMail({ app, mails });
  const storybookFiles = staticFiles(join(distFolder, 'storybook'), {
    index: 'index.html',
    headers: { 'Content-Security-Policy': storybookPolicy, 'X-Frame-Options': 'SAMEORIGIN' },
  });

  const sendMail = ({ request, response, path, query }: WebExchange): Promise<void> => {
    const given = new URLSearchParams(query);
    const id = path.slice('/dev/mail'.length).replace(/^\//, '');
    return showMail(response, {
      id: id === '' ? null : id,
      to: given.get('to'),
      wantsJson: /\bapplication\/json\b/.test(request.headers.accept ?? '') || given.get('format') === 'json',
      asHtml: given.get('part') === 'html',
    });
  };

  return async (exchange: WebExchange): Promise<void> => {
    const { request, response, path } = exchange;
    // They hold codes and links: neither a neighbour in the network nor a page that renames itself may read them.
    const isDeveloper = isFromThisMachine(request) && isLoopbackName(hostNameOf(request.headers.host));
    if (isProduction || !isDeveloper) throw new DomainError('route.not_found');
    if (isBelow(path, '/dev/mail')) return sendMail(exchange);
    if (path === storybookPlace) {
      response.statusCode = 302;
      response.setHeader('Location', `${storybookPlace}/`);
      response.end();
      return;
    }
    const rest = path.slice(storybookPlace.length);
    if (isBelow(path, storybookPlace) && (await storybookFiles(request, response, rest))) return;
    throw new DomainError('route.not_found');
  };
};
