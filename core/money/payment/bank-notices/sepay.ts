import { noticeFields, notAnObject } from './notice-fields.ts';
import { headerOf, isJsonObject, type BankNoticeReader } from './received-transfer.ts';

/**
 * SePay (developer.sepay.vn): one transfer per notice, in local time. With HMAC chosen as the way to authenticate it
 * sends `X-SePay-Timestamp`, seconds since 1970, and `X-SePay-Signature: sha256=<hex>` over
 * `<timestamp>.<body as sent>`. Its other ways (an API key, none) prove nothing about the body.
 */
export const sepay: BankNoticeReader = {
  read(body) {
    if (!isJsonObject(body)) throw notAnObject('');
    const fields = noticeFields(body, '');
    const providerId = fields.identifier('id');
    const accountNumber = fields.accountNumber('accountNumber');
    const amountVnd = fields.amount('transferAmount', 'positive');
    const way = fields.choice('transferType', ['in', 'out']);
    const receivedAt = fields.time('transactionDate');
    const reference = fields.optionalIdentifier('referenceCode');
    // `content` is what the payer wrote, `description` the bank's whole message around it.
    const description = fields.text('content') || fields.text('description');
    fields.check();
    return [
      {
        provider: 'sepay',
        providerId,
        bankReference: reference ?? `SEPAY${providerId}`,
        accountNumber,
        amountVnd,
        description,
        receivedAt,
        direction: way === 'in' ? 'IN' : 'OUT',
      },
    ];
  },

  signedText(rawBody, _body, headers) {
    const signed = /^(?:sha256=)?([0-9a-f]{64})$/i.exec(headerOf(headers, 'X-SePay-Signature') ?? '');
    const seconds = /^\d{9,11}$/.exec(headerOf(headers, 'X-SePay-Timestamp') ?? '');
    if (!signed?.[1] || !seconds) return null;
    return {
      text: `${seconds[0]}.${rawBody}`,
      signature: signed[1].toLowerCase(),
      algorithm: 'HMAC-SHA256',
      timestamp: new Date(Number(seconds[0]) * 1000),
    };
  },
};
