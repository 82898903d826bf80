import { hour } from '#core/kernel/time.ts';
import { aSePayNotice, signedNotice } from '#fixtures/money/bank/bank-notices.ts';
import type { Answer } from './server.ts';

export const bankSecret = 'what-the-bank-and-the-server-alone-know';

/** The account that money is sent to; everything a member's bank must be told. */
export const account = {
  bankBin: '970436',
  bankAccountNumber: '0071000123456',
  bankAccountHolder: 'CONG TY FITBOARD',
  bankBranch: 'CN TP. Hồ Chí Minh',
} as const;

export type Money = Readonly<{ number: number; memo: string; amountVnd: number; accountNumber?: string }>;

/** Banks of the country write its own time. */
const localTime = (at: Date): string =>
  new Date(at.getTime() + 7 * hour).toISOString().slice(0, 19).replace('T', ' ');

export const referenceOf = (number: number): string => `FT26324${String(number).padStart(6, '0')}`;

/** A transfer as SePay tells of it, signed. */
export const noticeOf = (
  { number, memo, amountVnd, accountNumber = account.bankAccountNumber }: Money,
  { secret = bankSecret, at = new Date() }: { secret?: string; at?: Date } = {},
) =>
  signedNotice(
    'sepay',
    aSePayNotice({
      id: number,
      transactionDate: localTime(at),
      accountNumber,
      content: `MBVCB.${number}.${memo} chuyen tien.CT tu 0071001104341`,
      description: `BankAPINotify MBVCB.${number}.${memo} chuyen tien`,
      transferAmount: amountVnd,
      referenceCode: referenceOf(number),
    }),
    secret,
    at,
  );

export const post = async (
  url: string,
  { rawBody, headers }: Readonly<{ rawBody: string; headers: Readonly<Record<string, string>> }>,
): Promise<Answer> => {
  const response = await fetch(`${url}/api/webhooks/bank/sepay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: rawBody,
    signal: AbortSignal.timeout(20_000),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }; // every answer of the API is an object
};

export const sendNotice = async (url: string, money: Money): Promise<Answer> =>
  post(url, await noticeOf(money));
