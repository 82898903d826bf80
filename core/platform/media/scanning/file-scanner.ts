import { DomainError } from '#core/kernel/domain-error.ts';
import type { MediaProcessor, Upload } from '../ports.ts';

/** What a scanner says of a file: nothing harmful, or the name of what it found. */
export type Verdict = Readonly<{ isClean: true } | { isClean: false; found: string }>;

/** A scanner that the operator runs. Fails with media.scan_unavailable when it does not judge. */
export interface FileScanner {
  scan(upload: Pick<Upload, 'path' | 'size'>): Promise<Verdict>;
}

/**
 * Whatever comes from outside becomes a file of ours by way of the processor alone, so that what stands before it sees
 * every file, as it came and before any decoder reads it. A scanner that is away refuses: nothing that was not looked at
 * is kept.
 */
export const scannedFirst = <Processor extends MediaProcessor>(
  processor: Processor,
  scanner: FileScanner,
): Processor => ({
  ...processor,
  async process(upload, accepted) {
    const verdict = await scanner.scan(upload);
    if (!verdict.isClean) throw new DomainError('media.harmful');
    return processor.process(upload, accepted);
  },
});
