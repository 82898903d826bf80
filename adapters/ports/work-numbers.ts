/** What the work of the clock has done in this process. */
export type WorkNumbers = Readonly<{
  done(job: string, seconds: number, result?: unknown): void;
  failed(job: string): void;
  all(): readonly JobNumbers[];
  /** Broken money rules at the last look; null: this process has not looked. */
  moneyBreaches(): number | null;
  /** Null: this process has not looked into a mailbox. */
  returned(): ReturnedNumbers | null;
  scanned(outcome: ScanOutcome): void;
  /** Files that the scanner looked at, or could not; null: nothing was to be scanned. */
  scans(): Readonly<Record<ScanOutcome, number>> | null;
}>;

/** Mails that came back into the mailbox, as of the last look. */
export type ReturnedNumbers = Readonly<{ taken: number; left: number }>;

export const scanOutcomes = ['clean', 'refused', 'failed'] as const;
export type ScanOutcome = (typeof scanOutcomes)[number];

export type JobNumbers = Readonly<{
  job: string;
  runs: number;
  failures: number;
  lastSuccess: Date | null;
  lastSeconds: number;
}>;

export const moneyCheck = 'check-money';

export const mailboxLook = 'read-returned-mails';

const returnedIn = (result: unknown): Readonly<{ looked: number; taken: number }> | null =>
  typeof result === 'object' &&
  result !== null &&
  'looked' in result &&
  'taken' in result &&
  typeof result.looked === 'number' &&
  typeof result.taken === 'number'
    ? { looked: result.looked, taken: result.taken }
    : null;

const breachesIn = (result: unknown): number | null =>
  typeof result === 'object' && result !== null && 'breaches' in result && Array.isArray(result.breaches)
    ? result.breaches.length
    : null;

export const createWorkNumbers = (now: () => Date = () => new Date()): WorkNumbers => {
  const jobs = new Map<string, JobNumbers>();
  let breaches: number | null = null;
  let returned: ReturnedNumbers | null = null;
  let scans: Record<ScanOutcome, number> | null = null;
  const of = (job: string): JobNumbers =>
    jobs.get(job) ?? { job, runs: 0, failures: 0, lastSuccess: null, lastSeconds: 0 };
  return {
    done(job, seconds, result) {
      const before = of(job);
      jobs.set(job, { ...before, runs: before.runs + 1, lastSuccess: now(), lastSeconds: seconds });
      const read = job === mailboxLook ? returnedIn(result) : null;
      if (read) returned = { taken: (returned?.taken ?? 0) + read.taken, left: read.looked - read.taken };
      if (job === moneyCheck) breaches = breachesIn(result) ?? breaches;
    },
    failed(job) {
      const before = of(job);
      jobs.set(job, { ...before, failures: before.failures + 1 });
    },
    all: () => [...jobs.values()],
    moneyBreaches: () => breaches,
    scanned(outcome) {
      scans ??= { clean: 0, refused: 0, failed: 0 };
      scans[outcome] += 1;
    },
    returned: () => returned,
    scans: () => scans,
  };
};
