import type { ShownMedium } from '#core/platform/rich-text/shown-medium.ts';

/** What the editor asks of the screen it stands in: it knows no area and no upload by itself. */
export type RichTextOwner = Readonly<{
  /**
   * Keeps a picture that was pasted, dropped or taken, and answers it with its address. A rejection is shown beside the
   * picture, with its sentence and "Thử lại". Left out: pictures can't be pasted.
   */
  uploadImage?: ((file: File, signal: AbortSignal) => Promise<ShownMedium>) | undefined;
  /** Lets the author choose a file, from the device or among their own; null: they changed their mind. */
  pickMedium?: ((type: 'IMAGE' | 'VIDEO') => Promise<ShownMedium | null>) | undefined;
}>;
