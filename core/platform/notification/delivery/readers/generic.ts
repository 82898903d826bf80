import { fieldError } from '#core/kernel/domain-error.ts';
import { deliveryKinds, mailIdOf, type SaidDelivery } from '../delivery-report.ts';
import { headerOf, isJsonObject, objectAt, requireFew, textOf, type MailNoticeReader } from './said.ts';

const readOne = (value: unknown, at: string): SaidDelivery => {
  const path = `body.${at}` as const;
  const said = objectAt(value, path);
  const kind = deliveryKinds.find((name) => name === said['kind']);
  if (kind === undefined) throw fieldError(`${path}.kind`, 'input.not_a_choice');
  const messageId = textOf(said['messageId']);
  const address = textOf(said['address']);
  if (messageId === null && address === null) throw fieldError(`${path}.address`, 'input.required');
  return {
    kind,
    mailId: messageId === null ? null : mailIdOf(messageId),
    address,
    detail: textOf(said['detail']) ?? '',
  };
};

/**
 * Our own shape, for whatever stands between a mail server and us: `{"reports": [{"kind": "HARD", "messageId": "<…>",
 * "address": "…", "detail": "…"}]}`. `X-Fitboard-Signature: sha256=<hex>` covers `<seconds>.<body as sent>` with the
 * seconds of `X-Fitboard-Timestamp`.
 */
export const generic: MailNoticeReader = {
  proofOf(sent) {
    const signature = /^sha256=([0-9a-f]{64})$/i.exec(headerOf(sent, 'X-Fitboard-Signature') ?? '')?.[1];
    const seconds = /^\d{9,11}$/.exec(headerOf(sent, 'X-Fitboard-Timestamp') ?? '')?.[0];
    if (signature === undefined || seconds === undefined) return null;
    return {
      proof: {
        kind: 'SIGNATURE',
        text: `${seconds}.${sent.rawBody}`,
        signature: signature.toLowerCase(),
      },
      signedAt: new Date(Number(seconds) * 1000),
    };
  },

  read(body) {
    const reports = isJsonObject(body) ? body['reports'] : undefined;
    if (!Array.isArray(reports)) throw fieldError('body.reports', 'input.invalid');
    return requireFew(reports).map((report, at) => readOne(report, `reports.${at}`));
  },
};
