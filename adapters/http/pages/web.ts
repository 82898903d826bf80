import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Application } from '#core/application.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Mails } from '#core/platform/notification/ports.ts';
import { unsubscribePath } from '#core/platform/notification/unsubscribe.ts';
import type { BrandBox } from '#core/platform/settings/brand.ts';
import type { MediaStore } from '#core/platform/media/ports.ts';
import type { ServeMedia } from '#adapters/ports/files/media-serving.ts';
import type { SiteOf } from '../engine/protection/hosts.ts';
import type { OddAnswerListener } from '../engine/serving/odd-answer.ts';
import { feeds, isFeedPath } from './feeds/feeds.ts';
import { brandPictures, isBrandPath } from './parts/brand-pictures.ts';
import { challengeAddress } from './parts/challenge-address.ts';
import { developerPages } from './parts/developer-pages.ts';
import { errorPage, wantsErrorPage } from './parts/error-page.ts';
import { keptPictures } from './parts/kept-pictures.ts';
import { isLookPath, lookPictures } from './parts/look-pictures.ts';
import { mediaFiles } from './parts/media-files.ts';
import { memberPages } from './parts/member-pages.ts';
import { isPublicPicturePath, publicPictures } from './parts/public-pictures.ts';
import { isSharePath, sharePictures } from './parts/share-pictures.ts';
import { staffConsole } from './parts/staff-console.ts';
import { unheardShare } from './parts/unheard-share.ts';
import { unsubscribeLink } from './parts/unsubscribe-link.ts';
import { isVerifyPath, keySetPath, sendKeySet, verifyPages } from './parts/verify-pages.ts';
import { isBelow, isRead, type WebExchange } from './parts/web-request.ts';

type Needs = Readonly<{
  app: Application;
  mails: Pick<Mails, 'list'>;
  isProduction: boolean;
  baseUrl: string;
  distFolder: string;
  /** Null: files are elsewhere. */
  media: ServeMedia;
  mediaStore: Pick<MediaStore, 'read' | 'write'>;
  /** A smaller copy of a picture. */
  fit: (picture: Uint8Array, side: number) => Promise<Uint8Array>;
  /** A picture in a box of its own. */
  box: (picture: Uint8Array, box: BrandBox) => Promise<Uint8Array>;
  /** A picture with words all over it. */
  mark: (marking: Readonly<{ picture: Uint8Array; text: string }>) => Promise<Uint8Array>;
  mediaOrigins: readonly string[];
  siteOf: SiteOf;
  /** When files have an origin of their own, nothing else is served there, and none of them here. */
  hasMediaSite: boolean;
  log: Logger;
  onOddAnswer: OddAnswerListener;
}>;

/** Everything on the port that is not the API: files, pages, the staff console, and a developer's extras. */
export const serveWeb = (needs: Needs) => {
  const { app, siteOf, hasMediaSite } = needs;
  const sendMedia = mediaFiles(needs.media);
  const failed = (error: unknown) => needs.log.error({ error }, 'a picture could not be made or kept');
  const kept = keptPictures({ mediaStore: needs.mediaStore, failed });
  const sendPublicPicture = publicPictures({ ...needs, kept });
  const sendLook = lookPictures(needs);
  const sendSharePicture = sharePictures({ app, kept, failed });
  const brand = brandPictures({ ...needs, kept });
  const answerUnsubscribe = unsubscribeLink(app);
  const sendConsole = staffConsole(needs);
  const sendDeveloperPage = developerPages(needs);
  const sendMemberPage = memberPages(needs);
  const sendVerification = verifyPages(needs);
  const sendKeys = sendKeySet(needs);
  const leadToChallenge = challengeAddress(needs);
  const sendFeed = feeds(needs);
  const sendErrorPage = errorPage(needs);

  const send = async (exchange: WebExchange): Promise<void> => {
    const { request, response, path } = exchange;
    const site = siteOf(request);
    if (isBelow(path, '/media')) {
      if (site !== (hasMediaSite ? 'media' : 'product')) throw new DomainError('route.not_found');
      if (isLookPath(path)) return sendLook(exchange);
      return isPublicPicturePath(path) ? sendPublicPicture(exchange) : sendMedia(exchange);
    }
    if (site !== 'product') throw new DomainError('route.not_found');
    if (path === unsubscribePath) return answerUnsubscribe(exchange);
    if (isVerifyPath(path)) return sendVerification(exchange);
    if (unheardShare(exchange)) return undefined;
    if (!isRead(request)) {
      response.setHeader('Allow', 'GET, HEAD');
      throw new DomainError('route.method_not_allowed');
    }
    if (path === keySetPath) return sendKeys(exchange);
    if (isBrandPath(path)) return brand.send(exchange);
    if (await brand.sendInstead(exchange)) return undefined;
    if (isBelow(path, '/admin')) return sendConsole(exchange);
    if (isBelow(path, '/dev')) return sendDeveloperPage(exchange);
    if (isFeedPath(path)) return sendFeed(exchange);
    if (isSharePath(path)) return sendSharePicture(exchange);
    if (await leadToChallenge(exchange)) return undefined;
    return sendMemberPage(exchange);
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = '/', query = ''] = (request.url ?? '/').split('?', 2);
    const exchange: WebExchange = { request, response, path, query };
    try {
      await send(exchange);
    } catch (error) {
      if (!wantsErrorPage(request, response)) throw error;
      sendErrorPage(exchange, error);
    }
  };
};
