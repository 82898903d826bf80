/** One movement on a bank account, from any source and in any shape. */
export type ReceivedTransfer = Readonly<{
  provider: string;
  /** The provider's own number of it; the same movement reported twice has the same. */
  providerId: string;
  /** The bank's reference; where the bank gives none, one made of what is known, so that it is never empty. */
  bankReference: string;
  /** Our account; empty when the source does not say. */
  accountNumber: string;
  amountVnd: number;
  /** As the bank wrote it, without control characters. */
  description: string;
  receivedAt: Date;
  direction: 'IN' | 'OUT';
}>;

/** What the sender's shared secret has to confirm before a notice is believed. */
export type SignedText = Readonly<{
  text: string;
  /** Small hexadecimal letters. */
  signature: string;
  algorithm: 'HMAC-SHA256' | 'HMAC-SHA512';
  /** When it was signed; null when the provider does not say, and age cannot be judged. */
  timestamp: Date | null;
}>;

export type Headers = Readonly<Record<string, string | undefined>>;

export type BankNoticeReader = Readonly<{
  /** Fails with input.invalid and the wrong fields. */
  read(body: unknown): readonly ReceivedTransfer[];
  /** Null when the notice carries no signature of the kind this provider documents: it is not to be believed. */
  signedText(rawBody: string, body: unknown, headers: Headers): SignedText | null;
}>;

/** Header names have no case; Node gives small letters, tests and other servers may not. */
export const headerOf = (headers: Headers, name: string): string | null => {
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name.toLowerCase());
  return found?.[1]?.trim() ?? null;
};

export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
