/** Makes typed or pasted HTML safe. What lies behind it needs a parser; everything else about rich text is rules. */
export interface RichText {
  /**
   * What of this HTML the allow-list leaves, in its one canonical spelling: cleaning twice is cleaning once, and the
   * editor gives the same back. Script and its like go with their content, other foreign tags alone; a link without a
   * right address becomes its words. Never fails: of what `isTooNested` nothing is left, and lengths and depths are for
   * `requireRichText` to judge.
   */
  clean(html: string): string;
}

declare module '#core/kernel/ports.ts' {
  interface Ports {
    readonly richText: RichText;
  }
}
