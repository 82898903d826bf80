import { crc16 } from '#core/kernel/crc16.ts';

/**
 * VietQR: the EMVCo merchant-presented QR code with Napas' account transfer in template 38. A payload is a row of
 * fields, each a two-digit tag, a two-digit length and that many characters; tag 63 closes it with a checksum.
 */
export type VietQr = Readonly<{
  /** The receiving bank's six-digit number at Napas. */
  bankBin: string;
  accountNumber: string;
  /** Null leaves the amount to the payer. */
  amountVnd: number | null;
  memo: string | null;
}>;

type Asked = VietQr & Readonly<{ merchantName?: string | undefined; city?: string | undefined }>;

const napas = 'A000000727';
/** Transfer to an account; the other service, QRIBFTTC, names a card. */
const toAccount = 'QRIBFTTA';
const dong = '704';

const field = (tag: string, value: string): string => tag + String(value.length).padStart(2, '0') + value;

const printable = (longest: number) => new RegExp(`^[ -~]{1,${longest}}$`);
const bin = /^\d{6}$/;
const account = /^[0-9A-Za-z]{1,19}$/;
/** Tag 54 has thirteen places. */
const largestAmount = 9_999_999_999_999;
/** EMVCo's widths of tags 62-08, 59 and 60. */
const [memoText, nameText, cityText] = [printable(25), printable(25), printable(15)];

const requireThat = (holds: boolean, problem: string): void => {
  if (!holds) throw new RangeError(`VietQR: ${problem}`);
};

/** What is asked comes from settings and from our own memo, so a wrong part is a mistake of ours: RangeError. */
export const vietQrPayload = ({
  bankBin,
  accountNumber,
  amountVnd,
  memo,
  merchantName,
  city,
}: Asked): string => {
  requireThat(bin.test(bankBin), 'a bank number has six digits');
  requireThat(account.test(accountNumber), 'an account number has 1 to 19 letters and digits');
  requireThat(
    amountVnd === null || (Number.isInteger(amountVnd) && amountVnd >= 1 && amountVnd <= largestAmount),
    'an amount is a whole number of at most thirteen digits',
  );
  requireThat(memo === null || memoText.test(memo), 'a memo has 1 to 25 ASCII characters');
  requireThat(
    merchantName === undefined || nameText.test(merchantName),
    'a name has 1 to 25 ASCII characters',
  );
  requireThat(city === undefined || cityText.test(city), 'a city has 1 to 15 ASCII characters');

  const receiver = field('00', bankBin) + field('01', accountNumber);
  const body = [
    field('00', '01'),
    field('01', amountVnd === null ? '11' : '12'),
    field('38', field('00', napas) + field('01', receiver) + field('02', toAccount)),
    field('53', dong),
    amountVnd === null ? '' : field('54', String(amountVnd)),
    field('58', 'VN'),
    merchantName === undefined ? '' : field('59', merchantName),
    city === undefined ? '' : field('60', city),
    memo === null ? '' : field('62', field('08', memo)),
    '6304',
  ].join('');
  return body + crc16(body);
};

/** Null when a length is wrong, a tag stands twice or something is left over. */
const readFields = (text: string): ReadonlyMap<string, string> | null => {
  const fields = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    const head = /^(\d\d)(\d\d)$/.exec(text.slice(at, at + 4));
    const [, tag, length] = head ?? [];
    if (tag === undefined || fields.has(tag)) return null;
    const end = at + 4 + Number(length);
    if (end > text.length) return null;
    fields.set(tag, text.slice(at + 4, end));
    at = end;
  }
  return fields;
};

const readAmount = (text: string | undefined): number | null => {
  if (text === undefined) return null;
  return /^\d{1,13}$/.test(text) && Number(text) >= 1 ? Number(text) : Number.NaN;
};

/** What a bank's app reads from our code; null when it would refuse it. */
export const readVietQr = (payload: string): VietQr | null => {
  if (!/^[ -~]{8,512}$/.test(payload)) return null;
  const body = payload.slice(0, -4);
  if (!body.endsWith('6304') || crc16(body) !== payload.slice(-4).toUpperCase()) return null;

  const fields = readFields(payload);
  if (fields?.get('00') !== '01' || fields.get('53') !== dong || fields.get('58') !== 'VN') return null;
  const transfer = readFields(fields.get('38') ?? '');
  if (transfer?.get('00') !== napas || transfer.get('02') !== toAccount) return null;
  const receiver = readFields(transfer.get('01') ?? '');
  const bankBin = receiver?.get('00') ?? '';
  const accountNumber = receiver?.get('01') ?? '';
  if (!bin.test(bankBin) || !account.test(accountNumber)) return null;
  const more = readFields(fields.get('62') ?? '');
  const amountVnd = readAmount(fields.get('54'));
  if (!more || Number.isNaN(amountVnd)) return null;
  return { bankBin, accountNumber, amountVnd, memo: more.get('08') ?? null };
};
