/** Banking apps that fill a transfer in from a link of vietqr.io, as its documentation of August 2026 lists them. */
export const bankApps = [
  { id: 'mb', name: 'MB Bank' },
  { id: 'icb', name: 'VietinBank iPay' },
  { id: 'bidv', name: 'BIDV SmartBanking' },
  { id: 'acb', name: 'ACB ONE' },
  { id: 'ocb', name: 'OCB OMNI' },
] as const;
export type BankApp = (typeof bankApps)[number];

/** The service the links lead to: it learns what the link says. */
export const bankAppsHost = 'dl.vietqr.io';

const receiverPattern = /^[0-9A-Za-z]{1,19}@[0-9a-z]{2,12}$/;

/** An account as the links spell it, `113366668888@vcb`. Null: the bank's code doesn't fit into a link. */
export const appReceiver = (accountNumber: string, bankCode: string): string | null => {
  const receiver = `${accountNumber}@${bankCode.toLowerCase()}`;
  return receiverPattern.test(receiver) ? receiver : null;
};

export type FilledTransfer = Readonly<{
  receiver: string;
  holder: string;
  amountVnd: number;
  memo: string;
  /** Where the app leads back to: a whole address without a query. */
  returnTo: string;
}>;

/**
 * Opens the app with the transfer filled in; nothing is sent before the payer confirms it there. The service wants the
 * receiver and the address of return as they are, and the rest escaped as in any query.
 */
export const bankAppLink = (app: BankApp, transfer: FilledTransfer): string => {
  const { receiver, holder, amountVnd, memo, returnTo } = transfer;
  if (!receiverPattern.test(receiver)) throw new RangeError(`${receiver} is no receiver`);
  if (!/^https?:\/\/[^\s?#&]+$/.test(returnTo)) throw new RangeError(`${returnTo} can't be returned to`);
  const escaped = Object.entries({ app: app.id, am: amountVnd, tn: memo, bn: holder })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return `https://${bankAppsHost}/pay?${escaped}&ba=${receiver}&url=${returnTo}`;
};
