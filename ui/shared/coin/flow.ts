/** What one coin did on a calendar day, and what was outstanding at its end. */
export type CoinFlowDay = Readonly<{
  day: string;
  issued: number;
  spent: number;
  burned: number;
  outstanding: number;
}>;

export const coinFlowColumns = ['issued', 'spent', 'burned', 'outstanding'] as const;
/** Its words are the screen's: members and staff are told the same in different ones. */
export type CoinFlowNames = Readonly<Record<(typeof coinFlowColumns)[number], string>>;
