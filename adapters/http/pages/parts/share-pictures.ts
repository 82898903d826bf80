import { visitor } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import type { PageKey } from '#core/content/page/page.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Language } from '#core/kernel/language.ts';
import {
  cardOfArticle,
  cardOfChallenge,
  cardOfCoach,
  cardOfPage,
  cardOfPerson,
  shareHash,
  sharePath,
  type ShareCard,
  type ShareKind,
} from '#core/platform/share-picture/share-card.ts';
import { refusalOf } from '../../engine/serving/send-error.ts';
import { kindOf } from '#core/error-catalogue.ts';
import type { KeptPictures } from './kept-pictures.ts';
import { sendPicture } from './send-picture.ts';
import type { WebExchange } from './web-request.ts';

type Needs = Readonly<{
  app: Pick<
    Application,
    'account' | 'coaching' | 'content' | 'learning' | 'post' | 'settings' | 'sharePicture'
  >;
  kept: KeptPictures;
  /** What draws longer than this is answered with the picture of the site. */
  patienceMs?: number;
  failed: (error: unknown) => void;
}>;

const pattern = /^\/share\/(post|coach|challenge|user|page)\/([A-Za-z0-9._-]{1,80})\/([a-z0-9]{1,40})\.png$/;
const contentType = 'image/png';
const maxAgeSeconds = 60 * 60;

export const isSharePath = (path: string): boolean => path.startsWith('/share/');

/** What each kind shows a stranger at this moment. Fails as its page does. */
const cards = ({
  app,
}: Needs): Readonly<Record<ShareKind, (id: string, name: string) => Promise<ShareCard>>> => ({
  post: async (idOrSlug, name) =>
    cardOfArticle(await app.post.readPost(visitor, { idOrSlug, language: 'vi' }), name),
  coach: async (idOrUsername, name) =>
    cardOfCoach(await app.coaching.getCoach(visitor, { idOrUsername, language: 'vi' }), name),
  challenge: async (id, name) => cardOfChallenge(await app.learning.readChallenge(visitor, id), name),
  user: async (idOrUsername, name) =>
    cardOfPerson(await app.account.getPublicProfile(visitor, { idOrUsername, language: 'vi' }), name),
  async page(id, name) {
    const [, key, language] = /^([a-z-]+)\.(vi|en)$/.exec(id) ?? [];
    const place = { key: key as PageKey, language: language as Language }; // the pattern has no other language
    return cardOfPage({ ...(await app.content.readPage(visitor, place)), ...place }, name);
  },
});

/** `/share/{kind}/{id}/{hash}.png`: what networks show beside a link. */
export const sharePictures = (needs: Needs) => {
  const { app, kept, patienceMs = 3_000, failed } = needs;
  const cardOf = cards(needs);

  const find = async (kind: ShareKind, id: string): Promise<ShareCard> => {
    const { siteName } = await app.settings.readPublicSettings(visitor);
    try {
      return await cardOf[kind](id, siteName);
    } catch (error) {
      if (kindOf(refusalOf(error).code) === 'not_found') throw new DomainError('route.not_found');
      throw error;
    }
  };
  const redirect = ({ response }: WebExchange, Location: string, control: string): void => {
    response.writeHead(302, { Location, 'Cache-Control': control }).end();
  };
  /** Null: it takes too long. */
  const drawn = async (card: ShareCard): Promise<Uint8Array | null> => {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), patienceMs);
    });
    const key = `share/${card.kind}-${card.id.replace('.', '-')}-${shareHash(card)}.png`;
    const picture = kept({ key, contentType }, () => app.sharePicture.drawSharePicture(card));
    picture.catch(() => undefined); // one that came too late is answered for
    return Promise.race([picture, patience]).finally(() => clearTimeout(timer));
  };

  return async (exchange: WebExchange): Promise<void> => {
    const [, kind, id, hash] = pattern.exec(exchange.path) ?? [];
    if (kind === undefined || id === undefined) throw new DomainError('route.not_found');
    const card = await find(kind as ShareKind, id); // the pattern has no other
    if (hash !== shareHash(card)) return redirect(exchange, sharePath(card), 'no-cache');
    const bytes = await drawn(card).catch((error: unknown) => {
      failed(error);
      return null;
    });
    if (bytes === null) {
      const { shareImageUrl } = await app.settings.readPublicSettings(visitor);
      return redirect(exchange, shareImageUrl, 'no-store');
    }
    return sendPicture(exchange, { bytes, contentType, tag: shareHash(card), maxAgeSeconds });
  };
};
