/** What was asked for has its page elsewhere; the address is written without a language. */
export class MovedPage {
  constructor(readonly address: string) {}
}
