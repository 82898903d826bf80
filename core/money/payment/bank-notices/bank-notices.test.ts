import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#core/kernel/domain-error.ts';
import {
  aCassoNotice,
  aCassoTransfer,
  anOldCassoTransfer,
  aPayosNotice,
  aPayosTransfer,
  aSePayNotice,
  hmacHex,
  signedNotice,
  timeOfNotices,
} from '#fixtures/money/bank/bank-notices.ts';
import { bankNoticeProviders, bankNoticeReaders, type BankNoticeProvider } from './index.ts';

const { sepay, casso, payos } = bankNoticeReaders;

const refusal = (provider: BankNoticeProvider, body: unknown): DomainError => {
  try {
    bankNoticeReaders[provider].read(body);
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
};
const wrongFields = (provider: BankNoticeProvider, body: unknown) => {
  const { code, fields } = refusal(provider, body);
  expect(code).toBe('input.invalid');
  // Of the body as it came; the cases name what is within it.
  return fields.map((field) => `${field.path.replace(/^body\./, '')} ${field.code}`);
};

describe('a notice of SePay', () => {
  it('tells of one transfer', () => {
    expect(sepay.read(aSePayNotice())).toEqual([
      {
        provider: 'sepay',
        providerId: '92704',
        bankReference: '5216.20112.093000',
        accountNumber: '0011001932418',
        amountVnd: 499_000,
        description: 'MBVCB.3278907687.PAYFB7K3M9QRT.CT tu 0071001104341 NGUYEN VAN AN',
        receivedAt: timeOfNotices,
        direction: 'IN',
      },
    ]);
  });

  it('tells of money going out, of words only in the bank’s message, of a missing reference', () => {
    const [transfer] = sepay.read(
      aSePayNotice({ transferType: 'out', content: '', description: 'Phi SMS', referenceCode: null }),
    );
    expect(transfer).toMatchObject({ direction: 'OUT', description: 'Phi SMS', bankReference: 'SEPAY92704' });
    expect(sepay.read(aSePayNotice({ content: null, description: null }))[0]?.description).toBe('');
  });

  it('keeps no character that a database or a screen cannot show', () => {
    const content = 'PAYFB7K3M9QRT\u0000\r\nNguye\u0302\u0303n\u200b \ud800';
    expect(sepay.read(aSePayNotice({ content }))[0]?.description).toBe('PAYFB7K3M9QRT Nguyễn  \ufffd');
    expect(sepay.read(aSePayNotice({ content: 'x'.repeat(5000) }))[0]?.description).toHaveLength(1000);
  });

  it.each([
    ['an amount as text', { transferAmount: '499000' }, ['transferAmount input.whole_number']],
    ['half a dong', { transferAmount: 499_000.5 }, ['transferAmount input.whole_number']],
    ['no amount', { transferAmount: null }, ['transferAmount input.required']],
    ['nothing', { transferAmount: 0 }, ['transferAmount input.min_value']],
    ['less than nothing', { transferAmount: -499_000 }, ['transferAmount input.min_value']],
    ['more than a bank moves', { transferAmount: 1_000_000_000_001 }, ['transferAmount input.max_value']],
    ['no number at all', { transferAmount: Number.NaN }, ['transferAmount input.whole_number']],
    ['a day no month has', { transactionDate: '2026-02-30 09:30:00' }, ['transactionDate input.date']],
    ['an hour no day has', { transactionDate: '2026-11-20 25:00:00' }, ['transactionDate input.date']],
    ['a time as number', { transactionDate: 1_763_605_800 }, ['transactionDate input.date']],
    ['another way', { transferType: 'both' }, ['transferType input.not_a_choice']],
    ['no way', { transferType: undefined }, ['transferType input.required']],
    ['no account', { accountNumber: '' }, ['accountNumber input.required']],
    ['an account of words', { accountNumber: 'của tôi' }, ['accountNumber input.invalid']],
    ['an id of an object', { id: { $gt: 0 } }, ['id input.invalid']],
    ['half an id', { id: 1.5 }, ['id input.invalid']],
    ['no id', { id: undefined }, ['id input.required']],
    ['words as a list', { content: ['PAYFB7K3M9QRT'] }, ['content input.invalid']],
    ['a reference that looks like keys', { referenceCode: 'FT26&amount=9' }, ['referenceCode input.invalid']],
    ['a reference with a line break', { referenceCode: 'FT26\n324' }, ['referenceCode input.invalid']],
    [
      'two faults',
      { id: null, transferAmount: '1' },
      ['id input.required', 'transferAmount input.whole_number'],
    ],
  ])('with %s is refused, and the field is named', (_, parts, fields) => {
    expect(wrongFields('sepay', aSePayNotice(parts))).toEqual(fields);
  });

  it('is signed over the time and the body as it was sent', () => {
    const rawBody = '{ "id":92704 }';
    const headers = { 'X-SePay-Timestamp': '1763605800', 'X-SePay-Signature': `sha256=${'AB'.repeat(32)}` };
    expect(sepay.signedText(rawBody, {}, headers)).toEqual({
      text: '1763605800.{ "id":92704 }',
      signature: 'ab'.repeat(32),
      algorithm: 'HMAC-SHA256',
      timestamp: new Date(1_763_605_800_000),
    });
  });

  it.each([
    ['no header', {}],
    ['an API key only', { authorization: 'Apikey secret' }],
    ['no time', { 'x-sepay-signature': 'ab'.repeat(32) }],
    ['no signature', { 'x-sepay-timestamp': '1763605800' }],
    [
      'two signatures',
      { 'x-sepay-timestamp': '1763605800', 'x-sepay-signature': `${'ab'.repeat(32)}, ${'cd'.repeat(32)}` },
    ],
    ['a short signature', { 'x-sepay-timestamp': '1763605800', 'x-sepay-signature': 'sha256=ab' }],
    ['a time in words', { 'x-sepay-timestamp': 'now', 'x-sepay-signature': 'ab'.repeat(32) }],
  ])('with %s counts as unsigned', (_, headers) => {
    expect(sepay.signedText('{}', {}, headers)).toBeNull();
  });
});

describe('a notice of Casso', () => {
  it('tells of one transfer in version 2', () => {
    expect(casso.read(aCassoNotice())).toEqual([
      {
        provider: 'casso',
        providerId: '218897',
        bankReference: 'FT26324030863634',
        accountNumber: '0011001932418',
        amountVnd: 499_000,
        description: 'PAYFB7K3M9QRT NGUYEN VAN AN chuyen tien',
        receivedAt: timeOfNotices,
        direction: 'IN',
      },
    ]);
  });

  it('tells of several in version 1, money going out being negative', () => {
    const data = [anOldCassoTransfer(), anOldCassoTransfer({ id: 2, amount: -55_000, tid: '' })];
    expect(casso.read({ error: 0, data })).toMatchObject([
      { providerId: '1844887', bankReference: '246745', accountNumber: '105877347307', direction: 'IN' },
      { providerId: '2', bankReference: 'CASSO2', amountVnd: 55_000, direction: 'OUT' },
    ]);
    expect(casso.read({ error: 0, data: [] })).toEqual([]);
  });

  it('names the wrong transfer of a list, and reads none of it', () => {
    const data = [aCassoTransfer(), aCassoTransfer({ amount: 0, when: 'hôm nay', transactionDateTime: '' })];
    expect(wrongFields('casso', { error: 0, data })).toEqual([
      'data.1.amount input.min_value',
      'data.1.transactionDateTime input.date',
    ]);
  });

  it.each([
    ['an error', { error: 401, data: [] }, ['error input.invalid']],
    ['no data', { error: 0 }, ['data input.invalid']],
    ['data of words', { error: 0, data: 'x' }, ['data input.invalid']],
    ['a list of words', { error: 0, data: ['x'] }, ['data.0 input.invalid']],
  ])('with %s is refused', (_, body, fields) => {
    expect(wrongFields('casso', body)).toEqual(fields);
  });

  it('is signed as in the published example', async () => {
    const data = {
      id: 0,
      reference: 'MA_GIAO_DICH_THU_NGHIEM',
      description: 'giao dich thu nghiem',
      amount: 599_000,
      runningBalance: 25_000_000,
      transactionDateTime: '2024-10-03 15:06:37',
      accountNumber: '88888888',
      bankName: 'VPBank',
      bankAbbreviation: 'VPB',
      virtualAccountNumber: '',
      virtualAccountName: '',
      counterAccountName: 'NGUYEN VAN A',
      counterAccountNumber: '8888888888',
      counterAccountBankId: '970415',
      counterAccountBankName: 'VietinBank',
    };
    const signature =
      'ed0a4bd2e826d5cb69988cdb141e6c1a080e21f3b57eb72cd78192220042b9e7dde0868fc667faea8e224900fa7904e7c88dfa098032fb2d6b6996856e8b7ff3';
    const headers = { 'X-Casso-Signature': `t=1727948258788,v1=${signature}` };
    const signed = casso.signedText('', { error: 0, data }, headers);
    expect(signed).toMatchObject({
      signature,
      algorithm: 'HMAC-SHA512',
      timestamp: new Date(1_727_948_258_788),
    });
    const secret = 'mgExMrjj4i7a1p8Cs6LmFbpCd8lbw4sSX4LZXPag7TKazeIogtR90tvWYTkwQbvs';
    expect(await hmacHex('HMAC-SHA512', secret, signed?.text ?? '')).toBe(signature);
    expect(casso.read({ error: 0, data })).toHaveLength(1);
  });

  it('is signed with every key it has, in order at every depth', () => {
    const body: unknown = JSON.parse(
      '{"error":0,"data":{"b":[{"z":1,"a":null}],"a":{"__proto__":{"x":1},"A":"é/"}}}',
    );
    const header = `t=1734924830020,v1=${'0'.repeat(128)}`;
    expect(casso.signedText('', body, { 'x-casso-signature': header })?.text).toBe(
      '1734924830020.{"data":{"a":{"A":"é/","__proto__":{"x":1}},"b":[{"a":null,"z":1}]},"error":0}',
    );
  });

  it.each([
    ['the plain token of version 1', { 'secure-token': 'secret' }],
    ['no time', { 'x-casso-signature': `v1=${'0'.repeat(128)}` }],
    ['a short signature', { 'x-casso-signature': `t=1734924830020,v1=${'0'.repeat(64)}` }],
  ])('with %s counts as unsigned', (_, headers) => {
    expect(casso.signedText('{}', aCassoNotice(), headers)).toBeNull();
  });
});

describe('a notice of payOS', () => {
  it('tells of one transfer', () => {
    expect(payos.read(aPayosNotice())).toEqual([
      {
        provider: 'payos',
        providerId: '123:TF261120212323',
        bankReference: 'TF261120212323',
        accountNumber: '0011001932418',
        amountVnd: 499_000,
        description: 'PAYFB7K3M9QRT',
        receivedAt: timeOfNotices,
        direction: 'IN',
      },
    ]);
  });

  it('of a failed payment tells of no money', () => {
    expect(payos.read({ ...aPayosNotice(), success: false })).toEqual([]);
    expect(payos.read(aPayosNotice({ code: '01' }))).toEqual([]);
  });

  it('keeps apart the transfers that pay one order', () => {
    const ids = ['TF1', 'TF2'].map((reference) => payos.read(aPayosNotice({ reference }))[0]?.providerId);
    expect(new Set(ids).size).toBe(2);
  });

  it.each([
    ['another currency', { currency: 'USD' }, ['data.currency input.not_a_choice']],
    ['an amount as text', { amount: '499000' }, ['data.amount input.whole_number']],
    ['no reference', { reference: '' }, ['data.reference input.required']],
    ['no order', { orderCode: null }, ['data.orderCode input.required']],
  ])('with %s is refused', (_, parts, fields) => {
    expect(wrongFields('payos', aPayosNotice(parts))).toEqual(fields);
  });

  it('is signed as in the published example', async () => {
    const data = {
      orderCode: 123,
      amount: 3000,
      description: 'VQRIO123',
      accountNumber: '12345678',
      reference: 'TF230204212323',
      transactionDateTime: '2023-02-04 18:25:00',
      currency: 'VND',
      paymentLinkId: '124c33293c43417ab7879e14c8d9eb18',
      code: '00',
      desc: 'Thành công',
      counterAccountBankId: '',
      counterAccountBankName: '',
      counterAccountName: '',
      counterAccountNumber: '',
      virtualAccountName: '',
      virtualAccountNumber: '',
    };
    const signature = '412e915d2871504ed31be63c8f62a149a4410d34c4c42affc9006ef9917eaa03';
    const signed = payos.signedText('', { code: '00', data, signature }, {});
    expect(signed).toMatchObject({ signature, algorithm: 'HMAC-SHA256', timestamp: null });
    const secret = '1a54716c8f0efb2744fb28b6e38b25da7f67a925d98bc1c18bd8faaecadd7675';
    expect(await hmacHex('HMAC-SHA256', secret, signed?.text ?? '')).toBe(signature);
    const nothing = { ...data, counterAccountName: null };
    expect(payos.signedText('', { data: nothing, signature }, {})?.text).toBe(signed?.text);
  });

  it('cannot be rewritten into other fields that sign as the same words', () => {
    // The payer writes a memo that looks like keys; the forger moves the borders between keys and values.
    const honest = aPayosTransfer({ description: 'x&amount=900000000&code=00' });
    const text = payos.signedText('', { ...aPayosNotice(), data: honest }, {})?.text ?? '';
    const [before = '', after = ''] = text.split('&amount=900000000');
    const forged = {
      accountNumber: before.slice('accountNumber='.length),
      amount: 900_000_000,
      ...Object.fromEntries(new URLSearchParams(after.slice(1))),
    };
    expect(payos.signedText('', { ...aPayosNotice(), data: forged }, {})?.text).toContain(
      '&amount=900000000&',
    );
    expect(wrongFields('payos', { ...aPayosNotice(), data: forged })).toContain(
      'data.accountNumber input.invalid',
    );
  });

  it.each([
    ['no signature', { signature: undefined }],
    ['a signature of words', { signature: 'signed' }],
    ['no data', { data: null }],
    [
      'an object among its values, which payOS would not sign',
      { data: { ...aPayosTransfer(), more: { amount: 1 } } },
    ],
  ])('with %s counts as unsigned', (_, parts) => {
    expect(payos.signedText('', { ...aPayosNotice(), ...parts }, {})).toBeNull();
  });
});

describe.each(bankNoticeProviders)('a notice of %s', (provider) => {
  const reader = bankNoticeReaders[provider];
  const honest = { sepay: aSePayNotice(), casso: aCassoNotice(), payos: aPayosNotice() }[provider];
  const secret = 'one-shared-secret';

  it('is confirmed by its secret, and by no other', async () => {
    const { rawBody, headers } = await signedNotice(provider, honest, secret, timeOfNotices);
    const signed = reader.signedText(rawBody, JSON.parse(rawBody), headers);
    if (!signed) throw new Error('It is signed');
    expect(await hmacHex(signed.algorithm, secret, signed.text)).toBe(signed.signature);
    expect(await hmacHex(signed.algorithm, `${secret}!`, signed.text)).not.toBe(signed.signature);
    expect(signed.timestamp).toEqual(provider === 'payos' ? null : timeOfNotices);
    expect(reader.read(JSON.parse(rawBody))).toHaveLength(1);
  });

  it.each([
    ['more money', '499000', '999000'],
    ['another memo', 'PAYFB7K3M9QRT', 'PAYFB2X4C6VHN'],
    ['another account', '0011001932418', '0011001932419'],
    ['another day', '2026-11-20 09', '2026-11-21 09'],
  ])('tampered into %s is confirmed no longer', async (_, from, to) => {
    const { rawBody, headers } = await signedNotice(provider, honest, secret, timeOfNotices);
    const forged = rawBody.replace(from, to);
    expect(forged).not.toBe(rawBody);
    const signed = reader.signedText(forged, JSON.parse(forged), headers);
    expect(await hmacHex(signed?.algorithm ?? 'HMAC-SHA256', secret, signed?.text ?? '')).not.toBe(
      signed?.signature,
    );
  });

  it('of any shape is read or refused, never half of it', () => {
    const shape = fc.oneof(
      fc.jsonValue(),
      fc
        .dictionary(fc.constantFrom(...Object.keys(honest), 'data'), fc.jsonValue())
        .map((parts) => ({ ...honest, ...parts })),
      fc.record({ error: fc.constant(0), data: fc.jsonValue() }),
    );
    fc.assert(
      fc.property(shape, (body) => {
        let transfers;
        try {
          transfers = reader.read(body);
        } catch (error) {
          expect(error).toMatchObject({ name: 'DomainError', code: 'input.invalid' });
          return;
        }
        for (const { amountVnd, providerId, bankReference, accountNumber, receivedAt } of transfers) {
          expect(Number.isInteger(amountVnd) && amountVnd >= 1 && amountVnd <= 1e12).toBe(true);
          expect(providerId && bankReference && accountNumber).not.toBe('');
          expect(receivedAt.getTime()).toBeGreaterThan(0);
        }
        reader.signedText('', body, { 'x-sepay-signature': 'x', 'x-casso-signature': 'y' });
      }),
      { numRuns: 300 },
    );
  });
});
