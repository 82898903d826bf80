import { noticeFields, notAnObject } from './notice-fields.ts';
import { isJsonObject, type BankNoticeReader } from './received-transfer.ts';

/** Objects are refused: payOS would sign every one of them as the same words. */
const signedValue = (value: unknown): string | null => {
  if (value === null || value === 'null' || value === 'undefined') return '';
  if (typeof value === 'object') return null;
  return String(value);
};

/**
 * payOS (payos.vn/docs/tich-hop-webhook): one transfer in `data`, in local time, always money coming in. The body's
 * `signature` is over `key=value&…` of `data`, keys sorted, null as nothing. It carries no time of signing.
 */
export const payos: BankNoticeReader = {
  read(body) {
    if (!isJsonObject(body)) throw notAnObject('');
    const { data } = body;
    if (!isJsonObject(data)) throw notAnObject('data');
    // A payment that failed moved no money.
    if (body['success'] === false || (data['code'] ?? '00') !== '00') return [];

    const fields = noticeFields(data, 'data');
    const order = fields.identifier('orderCode');
    const bankReference = fields.identifier('reference');
    const accountNumber = fields.accountNumber('accountNumber');
    const amountVnd = fields.amount('amount', 'positive');
    const receivedAt = fields.time('transactionDateTime');
    const description = fields.text('description');
    if ((data['currency'] ?? 'VND') !== 'VND') fields.refuse('currency', 'input.not_a_choice');
    fields.check();
    return [
      {
        provider: 'payos',
        // One order may be paid in several transfers.
        providerId: `${order}:${bankReference}`,
        bankReference,
        accountNumber,
        amountVnd,
        description,
        receivedAt,
        direction: 'IN',
      },
    ];
  },

  signedText(_rawBody, body) {
    if (!isJsonObject(body) || !isJsonObject(body['data'])) return null;
    const { data, signature } = body;
    if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/i.test(signature)) return null;
    const parts: string[] = [];
    for (const key of Object.keys(data).toSorted()) {
      const value = signedValue(data[key]);
      if (value === null) return null;
      parts.push(`${key}=${value}`);
    }
    return {
      text: parts.join('&'),
      signature: signature.toLowerCase(),
      algorithm: 'HMAC-SHA256',
      timestamp: null,
    };
  },
};
