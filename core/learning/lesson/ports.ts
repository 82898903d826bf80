import type { Cue } from './lesson.ts';

/** Reads a caption file; markup in it becomes the words it stands around. */
export interface CaptionReader {
  /** The text of a .vtt or .srt file. Fails with lesson.captions_invalid (params line). */
  read(file: string): readonly Cue[];
}

declare module '#core/kernel/ports.ts' {
  interface Ports {
    readonly captionReader: CaptionReader;
  }
}
