import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';

/** One thing to go to. */
export type PaletteEntry = Readonly<{
  id: string;
  label: string;
  /** Said in small letters beside it. */
  detail?: string;
  /** The heading it stands under. */
  group: string;
  Icon?: ComponentType<SvgIconProps>;
  /** The single keys that lead there as well. */
  keys?: string;
  /** The server looked it up for what is typed. */
  isFound?: true;
  to: string;
}>;

/** What the server found for the words typed so far. */
export type Found = Readonly<{ entries: readonly PaletteEntry[]; isSearching: boolean; error: unknown }>;
