import { DomainError, fieldError, type FieldPath } from '#core/kernel/domain-error.ts';
import type { SaidDelivery } from '../delivery-report.ts';
import type { MailNoticeProof } from '../ports.ts';

export type SentNotice = Readonly<{
  /** The body as it was sent, to the last space: that is what a signature covers. */
  rawBody: string;
  /** The same, parsed. */
  body: unknown;
  headers: Readonly<Record<string, string | undefined>>;
}>;

/** `signedAt` is there where the signature covers when it was made. */
export type ProvedNotice = Readonly<{ proof: MailNoticeProof; signedAt: Date | null }>;

/** One provider's way to prove a notice, and to say what became of a mail. */
export type MailNoticeReader = Readonly<{
  /** Null: it carries no proof at all. */
  proofOf(sent: SentNotice): ProvedNotice | null;
  /** What it says of mails that were refused or called junk; nothing of those that arrived. */
  read(body: unknown): readonly SaidDelivery[];
}>;

export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectAt = (value: unknown, path: FieldPath): JsonObject => {
  if (!isJsonObject(value)) throw fieldError(path, 'input.invalid');
  return value;
};

/** Null for what is absent or no text. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.length > 0 && value.length <= 10_000 ? value : null;

/** Names are compared without their case; what was sent is not changed. */
export const headerOf = ({ headers }: SentNotice, name: string): string | null =>
  Object.entries(headers).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1] ?? null;

/** Of one notice; nobody sends more at once. */
const mostInNotice = 500;

export const requireFew = (items: readonly unknown[]): readonly unknown[] => {
  if (items.length > mostInNotice) throw new DomainError('input.too_large');
  return items;
};

/** The secret as a provider sends it that signs nothing: as a bearer token, or as the password of basic access. */
export const secretIn = (sent: SentNotice): ProvedNotice | null => {
  const given = headerOf(sent, 'Authorization') ?? '';
  const token = /^Bearer ([\x21-\x7e]{1,512})$/i.exec(given)?.[1];
  const basic = /^Basic ([A-Za-z\d+/]{1,800}={0,2})$/i.exec(given)?.[1];
  const password = basic === undefined ? undefined : passwordIn(basic);
  const secret = token ?? password;
  return secret === undefined ? null : { proof: { kind: 'SECRET', secret }, signedAt: null };
};

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** What stands after the colon of `user:password`; Base64 of plain characters. */
const passwordIn = (encoded: string): string | undefined => {
  let bits = 0;
  let held = 0;
  let text = '';
  for (const character of encoded.replace(/=+$/, '')) {
    bits = ((bits << 6) | alphabet.indexOf(character)) & 0xffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      text += String.fromCharCode((bits >> held) & 0xff);
    }
  }
  const colon = text.indexOf(':');
  return colon === -1 ? undefined : text.slice(colon + 1);
};
