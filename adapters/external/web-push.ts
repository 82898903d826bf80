import { request, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import webPush from 'web-push';
import type { PushNotice, PushSender } from '#core/platform/notification/ports.ts';
import { PushGone, type PushSubscription } from '#core/platform/notification/push.ts';
import { say } from '#adapters/ports/messages.ts';
import { isPublicAddress, lookupPublic } from './public-addresses.ts';
import { vapidPublicKey } from './secrets/vapid.ts';

type Settings = Readonly<{
  privateKey: string;
  /** Where push services write to when something is wrong: `name <address>` or an address. */
  contact: string;
  /** Tests have a push service of their own. */
  isAllowed?: (address: string) => boolean;
  ca?: string;
  timeoutMs?: number;
}>;

/** A phone that is off for longer need not ring: the list has it. */
const keptForSeconds = 24 * 60 * 60;
const connectTimeoutMs = 5_000;
const maxAnswerBytes = 16_384;
const maxTextLength = 400;

const gone: ReadonlySet<number> = new Set([404, 410]);

/** What the service worker shows; nothing but what the list says anyway. */
const payloadOf = ({ id, wording, language, link }: PushNotice): string =>
  JSON.stringify({
    title: say(language, wording.title, wording.values).slice(0, maxTextLength),
    body: say(language, wording.body, wording.values).slice(0, maxTextLength),
    link: link ?? '/',
    /** One line on the device, however often it is told. */
    tag: id,
    language,
  });

const post = (
  url: URL,
  { headers, body, ...options }: RequestOptions & Readonly<{ body: Buffer; timeoutMs: number }>,
): Promise<number> =>
  new Promise((answered, failed) => {
    const { timeoutMs, ...connection } = options;
    const asked = request(url, {
      ...connection,
      method: 'POST',
      headers,
      agent: false,
      timeout: connectTimeoutMs,
    });
    const end = setTimeout(() => asked.destroy(new Error('The push service took too long')), timeoutMs);
    asked.on('timeout', () => asked.destroy(new Error('The push service does not answer')));
    asked.on('error', (error) => {
      clearTimeout(end);
      failed(error);
    });
    asked.on('response', (response) => {
      let size = 0;
      response.on('data', (part: Buffer) => {
        size += part.byteLength;
        if (size > maxAnswerBytes) asked.destroy();
      });
      response.on('error', () => undefined); // its status is known already
      clearTimeout(end);
      // Redirects are not followed: they are a status like any other, and not a good one.
      answered(response.statusCode ?? 0);
      setTimeout(() => asked.destroy(), timeoutMs).unref();
    });
    asked.end(body);
  });

/** Sealed for the browser that subscribed (RFC 8291), signed for its push service (RFC 8292). */
export const webPushSender = ({
  privateKey,
  contact,
  isAllowed = isPublicAddress,
  ca,
  timeoutMs = 10_000,
}: Settings): PushSender => {
  const publicKey = vapidPublicKey(privateKey);
  const address = /<?([^\s<>]+@[^\s<>]+?)>?$/.exec(contact)?.[1] ?? contact;

  const seal = ({ endpoint, p256dh, auth }: PushSubscription, notice: PushNotice) => {
    try {
      return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payloadOf(notice), {
        TTL: keptForSeconds,
        vapidDetails: { subject: `mailto:${address}`, publicKey, privateKey },
      });
    } catch (error) {
      // Keys no message can be sealed with never will be any better.
      throw new PushGone('The subscription has keys that do not work', { cause: error });
    }
  };

  return {
    publicKey,
    async send(subscription, notice) {
      const url = new URL(subscription.endpoint);
      const host = url.hostname.replace(/^\[|\]$/g, '');
      if (url.protocol !== 'https:' || (isIP(host) !== 0 && !isAllowed(host)))
        throw new PushGone('The subscription does not lead to a push service');
      const { headers, body } = seal(subscription, notice);
      const status = await post(url, {
        headers,
        body,
        timeoutMs,
        lookup: lookupPublic(isAllowed),
        ...(ca !== undefined && { ca }),
      });
      if (gone.has(status)) throw new PushGone(`The push service answered ${status}`);
      if (status < 200 || status >= 300) throw new Error(`The push service answered ${status}`);
    },
  };
};
