import { createVerify, X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { SnsMessages } from '#core/platform/notification/delivery/ports.ts';

/** Asks an address over https; answers what it says. */
export type Ask = (address: string) => Promise<string>;

const line = z.string().max(2_000);
const shape = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: line,
  TopicArn: line,
  Message: z.string().max(256 * 1024),
  Timestamp: line,
  Subject: line.nullish(),
  Token: line.optional(),
  SubscribeURL: line.optional(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: line,
  SigningCertURL: line,
});
type Sent = z.output<typeof shape>;

const host = /^sns\.[a-z0-9-]{1,40}\.amazonaws\.com(?:\.cn)?$/;

/** An address of SNS itself; null for any other. */
const snsAddress = (address: string): URL | null => {
  const url = URL.parse(address);
  if (url === null || url.protocol !== 'https:' || url.port !== '' || url.username !== '') return null;
  return host.test(url.hostname) ? url : null;
};

const signedFields = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: [
    'Message',
    'MessageId',
    'SubscribeURL',
    'Timestamp',
    'Token',
    'TopicArn',
    'Type',
  ],
  UnsubscribeConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const;

/** https://docs.aws.amazon.com/sns/latest/dg/sns-verify-signature-of-message.html */
export const textToSign = (sent: Pick<Sent, keyof Sent>): string =>
  signedFields[sent.Type]
    .flatMap((name) => {
      const value = sent[name];
      return value === undefined || value === null ? [] : [`${name}\n${value}\n`];
    })
    .join('');

const digests = { 1: 'RSA-SHA1', 2: 'RSA-SHA256' } as const;
const mostBytes = 64 * 1024;
/** Keys change rarely, and only those that verified are remembered. */
const mostRemembered = 10;

const askOverHttps: Ask = async (address) => {
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(5_000) });
  if (!answer.ok || answer.body === null) throw new Error(`${answer.status}`);
  let text = '';
  const decoder = new TextDecoder();
  for await (const piece of answer.body) {
    text += decoder.decode(piece as Uint8Array, { stream: true });
    if (text.length > mostBytes) throw new Error('too long');
  }
  return text;
};

/**
 * SNS signs for every topic of everybody with the same key, so a message counts only from the topic that the operator
 * named. Keys are fetched from SNS alone, whatever the message says.
 */
export const snsMessages = (topicArn: string | null, askPlainly: Ask = askOverHttps): SnsMessages => {
  // SNS sends again what was not taken.
  const ask: Ask = (address) =>
    askPlainly(address).catch((cause: unknown) => {
      throw Object.assign(new DomainError('service.unavailable', { seconds: 60 }), { cause });
    });
  const certificates = new Map<string, X509Certificate>();

  const certificateAt = async (address: URL): Promise<X509Certificate> => {
    const { href } = address;
    const known = certificates.get(href);
    if (known && known.validToDate.getTime() > Date.now()) return known;
    const fetched = new X509Certificate(await ask(href));
    if (certificates.size >= mostRemembered) certificates.clear();
    certificates.set(href, fetched);
    return fetched;
  };

  const ownMessage = (body: unknown): Sent | null => {
    const { data } = shape.safeParse(body);
    return data?.TopicArn === topicArn ? data : null;
  };

  return {
    configured: topicArn !== null,
    async verified(body) {
      const sent = ownMessage(body);
      const address = sent && snsAddress(sent.SigningCertURL);
      if (!sent || !address?.pathname.endsWith('.pem')) return null;
      const certificate = await certificateAt(address);
      if (certificate.validToDate.getTime() <= Date.now()) return null;
      const isGood = createVerify(digests[sent.SignatureVersion])
        .update(textToSign(sent), 'utf8')
        .verify(certificate.publicKey, sent.Signature, 'base64');
      if (!isGood) return null;
      const kinds = { Notification: 'NOTIFICATION', SubscriptionConfirmation: 'SUBSCRIPTION', UnsubscribeConfirmation: 'OTHER' } as const; // prettier-ignore
      return { kind: kinds[sent.Type], topic: sent.TopicArn, text: sent.Message };
    },
    async confirm(body) {
      const address = snsAddress(ownMessage(body)?.SubscribeURL ?? '');
      if (address) await ask(address.href);
    },
  };
};
