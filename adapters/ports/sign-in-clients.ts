/** Devices and addresses that have signed in to an account before, as hashes: they need not wait for strangers' guesses. */
export interface KnownClients {
  /** Which of these have signed in before, and to which accounts. */
  of(clients: readonly string[]): Promise<readonly KnownClient[]>;
  remember(userId: string, clients: readonly string[]): Promise<void>;
}
export type KnownClient = Readonly<{ userId: string; client: string }>;

/** The line before an account that strangers guess at: each of them has one place, and places are a fixed time apart. */
export interface SignInQueue {
  /** 0: it is this client's turn, which is used up by asking. Else the milliseconds until the turn it now has. */
  take(account: string, client: string): Promise<number>;
}

/** One try in ten seconds: 360 an hour, however many addresses guess. */
export const turnGapMs = 10_000;
/** A turn that nobody takes for so long is gone. */
export const turnLastsMs = 10 * 60_000;
