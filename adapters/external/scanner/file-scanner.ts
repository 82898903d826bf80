import { DomainError } from '#core/kernel/domain-error.ts';
import type { FileScanner, Verdict } from '#core/platform/media/scanning/file-scanner.ts';
import { clamdScanner } from './clamd-scanner.ts';
import { httpScanner } from './http-scanner.ts';

export type ScanTimes = Readonly<{ connectMs: number; idleMs: number; wholeMs: number }>;
const usualTimes: ScanTimes = { connectMs: 5_000, idleMs: 30_000, wholeMs: 120_000 };

const clamdPort = 3310;

type Driver = FileScanner & Readonly<{ ping(): Promise<void> }>;

const driverAt = (address: string, times: ScanTimes): Driver => {
  const url = new URL(address);
  if (url.protocol !== 'clamd:') return httpScanner(address, times);
  return clamdScanner(
    {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port === '' ? clamdPort : Number(url.port),
    },
    times,
  );
};

const within = async <Result>(work: Promise<Result>, milliseconds: number): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the scanner takes too long')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

type Heard = Readonly<{
  /** What was found: for the log, not for the sender. */
  judged?: (verdict: Verdict) => void;
  failed?: (error: unknown) => void;
}>;

/** `clamd://host:3310`, or the address of an HTTP hook. */
export const fileScannerAt = (
  address: string,
  { judged, failed }: Heard = {},
  times: ScanTimes = usualTimes,
): FileScanner => {
  const driver = driverAt(address, times);
  return {
    async scan(upload) {
      let verdict: Verdict;
      try {
        verdict = await within(driver.scan(upload), times.wholeMs);
      } catch (error) {
        failed?.(error);
        throw Object.assign(new DomainError('media.scan_unavailable'), { cause: error });
      }
      judged?.(verdict);
      return verdict;
    },
  };
};

/** Null: it answers. Else what is wrong. */
export const scannerProblem = async (
  address: string,
  times: ScanTimes = { connectMs: 3_000, idleMs: 3_000, wholeMs: 5_000 },
): Promise<string | null> => {
  try {
    await within(driverAt(address, times).ping(), times.wholeMs);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'the scanner could not be reached';
  }
};
