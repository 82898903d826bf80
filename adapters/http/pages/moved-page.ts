import type { Language } from '#core/kernel/language.ts';

/** What was asked for has its page elsewhere; the address is written without a language. */
export class MovedPage {
  readonly address: string;
  /** Of the page there; null: the one that was asked in. */
  readonly language: Language | null;

  constructor(address: string, language: Language | null = null) {
    this.address = address;
    this.language = language;
  }
}

/** Readers knew it once, and it will not come back under this address. */
export class GonePage {}
