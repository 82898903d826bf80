import type { Cue } from './cue.ts';

/** Reads a caption file; markup in it becomes the words it stands around. */
export interface CaptionReader {
  /** The text of a .vtt or .srt file, in order of time. Fails with lesson.captions_invalid (params line). */
  read(file: string): readonly Cue[];
}

declare module '#core/kernel/ports.ts' {
  interface Ports {
    readonly captionReader: CaptionReader;
  }
}
