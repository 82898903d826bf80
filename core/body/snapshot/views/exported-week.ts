import type { MediumId } from '#core/kernel/id.ts';
import { slug } from '#core/kernel/text/text.ts';
import type { ReportFormat } from '../snapshot.ts';

/** A file that was made for its owner, behind an address that lives a minute at most. */
export type ExportedWeek = Readonly<{
  format: ReportFormat;
  name: string;
  contentType: string;
  size: number;
  /** By which a fresh address is to be had; null for what is made anew each time. */
  mediumId: MediumId | null;
  url: string;
  expiresAt: Date;
  /** In Base Coin. */
  charged: number;
}>;

export const exportName = (siteName: string, what: string, extension: string): string =>
  `${slug(siteName) || 'export'}-${what}.${extension}`;
