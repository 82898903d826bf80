/** An answer as it went out: kept with its request, to be given again. */
export type StoredAnswer = Readonly<{ status: number; body: unknown }>;

export interface Idempotency {
  /**
   * Does the work once per user and key, and answers its stored result from then on. The key, the effect and the result
   * are of one transaction: work that fails leaves nothing, and may be tried again. Parallel requests with one key wait for
   * the first. Fails with idempotency.key_reused when the key came with another request before.
   */
  once(
    userId: string,
    key: string,
    requestHash: string,
    work: () => Promise<StoredAnswer>,
  ): Promise<StoredAnswer>;
  /** Answers how many were forgotten. */
  forget(before: Date): Promise<number>;
}
