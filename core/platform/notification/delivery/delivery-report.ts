/** Refused for good, refused for now, or called junk by its reader. */
export const deliveryKinds = ['HARD', 'SOFT', 'COMPLAINT'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** What a mail server or a provider says became of one mail. */
export type SaidDelivery = Readonly<{
  kind: DeliveryKind;
  /** Of the mail, where the report names it. */
  mailId: string | null;
  /** Whom it was sent to, where the report says that. */
  address: string | null;
  /** The words of the other server. */
  detail: string;
}>;

/** One for each mail and kind: the same thing said twice, in whatever way, is one report. */
export type DeliveryReport = Readonly<{
  mailId: string;
  kind: DeliveryKind;
  source: string;
  detail: string;
  receivedAt: Date;
}>;

const detailMaxLength = 300;

/** One line, and no longer than anybody reads. */
export const plainDetail = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029\ud800-\udfff]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, detailMaxLength);

/** Every mail carries its own id before the @ of its `Message-ID`. */
export const mailIdOf = (messageId: string): string | null =>
  /^\s*<?([\w-]{1,64})@[^\s<>@]{1,255}>?\s*$/.exec(messageId)?.[1] ?? null;

/**
 * RFC 3463: an address that is not there (5.1, but for what it says of our own), a mailbox that is closed (5.2.1) or a
 * domain without a way to it (5.4.4) stays so. A full mailbox, a size, a policy or a fault of a server may pass.
 */
export const kindOfStatus = (status: string): 'HARD' | 'SOFT' | null => {
  if (/^5\.(?:1\.(?!7$|8$)\d{1,3}|2\.1|4\.4)$/.test(status)) return 'HARD';
  return /^[45]\.\d{1,3}\.\d{1,3}$/.test(status) ? 'SOFT' : null;
};

/** The same from the words of a server that refused a mail at once: only what it says with a status counts. */
export const kindOfRefusal = (words: string): 'HARD' | 'SOFT' | null => {
  const status = /(?<![\d.])5\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(words)?.[0];
  return status === undefined ? null : kindOfStatus(status);
};
