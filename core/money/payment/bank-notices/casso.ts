import { noticeFields, notAnObject } from './notice-fields.ts';
import {
  headerOf,
  isJsonObject,
  type BankNoticeReader,
  type JsonObject,
  type ReceivedTransfer,
} from './received-transfer.ts';

const transferOf = (source: JsonObject, path: string): ReceivedTransfer => {
  const fields = noticeFields(source, path);
  const providerId = fields.identifier('id');
  const reference = fields.optionalIdentifier('reference', 'tid');
  const accountNumber = fields.accountNumber('accountNumber', 'bank_sub_acc_id', 'subAccId');
  const amount = fields.amount('amount', 'signed');
  const receivedAt = fields.time('transactionDateTime', 'when');
  const description = fields.text('description');
  fields.check();
  return {
    provider: 'casso',
    providerId,
    bankReference: reference ?? `CASSO${providerId}`,
    accountNumber,
    amountVnd: Math.abs(amount),
    description,
    receivedAt,
    direction: amount > 0 ? 'IN' : 'OUT',
  };
};

/** Keys in order at every depth; lists keep theirs. `fromEntries`, so that a key `__proto__` stays a key. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, sorted(value[key])]),
  );
};

/**
 * Casso (CassoHQ/casso-webhook-v2-verify-signature). Version 2 sends one transfer in `data` and signs it:
 * `X-Casso-Signature: t=<milliseconds>,v1=<hex>` over `<t>.<the body as JSON with sorted keys>`. Version 1 sends a list
 * in older field names and a plain token; it is read, and counts as unsigned. Money going out is negative in both.
 */
export const casso: BankNoticeReader = {
  read(body) {
    if (!isJsonObject(body)) throw notAnObject('');
    const { error, data } = body;
    const list: readonly unknown[] = Array.isArray(data) ? data : [data];
    const isOne = !Array.isArray(data);
    if (error !== undefined && error !== 0) throw notAnObject('error');
    return list.map((each, at) => {
      const path = isOne ? 'data' : `data.${at}`;
      if (!isJsonObject(each)) throw notAnObject(path);
      return transferOf(each, path);
    });
  },

  signedText(_rawBody, body, headers) {
    const [, time, signature] =
      /^t=(\d{12,14}),\s*v1=([0-9a-f]{128})$/i.exec(headerOf(headers, 'X-Casso-Signature') ?? '') ?? [];
    if (!time || !signature || !isJsonObject(body)) return null;
    return {
      text: `${time}.${JSON.stringify(sorted(body))}`,
      signature: signature.toLowerCase(),
      algorithm: 'HMAC-SHA512',
      timestamp: new Date(Number(time)),
    };
  },
};
