/** What was asked for has its page elsewhere; the address is written without a language. */
export class MovedPage {
  readonly address: string;

  constructor(address: string) {
    this.address = address;
  }
}
