/** In whole percent: what a year costs less than the same days bought by the month. */
export const yearSaving = (month: number, year: number): number =>
  month <= 0 ? 0 : Math.max(0, Math.floor((1 - year / ((month * 365) / 30)) * 100));
