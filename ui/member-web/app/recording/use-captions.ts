import { useEffect } from 'react';
import type { Language } from '#core/kernel/language.ts';
import type { Cue } from '#core/platform/captions/cue.ts';

export type Captions = Readonly<{ [Name in Language]?: readonly Cue[] | undefined }>;

const trackOf = (video: HTMLVideoElement, language: Language): TextTrack =>
  [...video.textTracks].find((track) => track.language === language) ??
  video.addTextTrack('subtitles', language, language);

/** Captions as the browser draws them, from plain cues; one language at a time, or none. */
export const useCaptions = (
  video: HTMLVideoElement | null,
  captions: Captions,
  shown: Language | 'off',
): void => {
  useEffect(() => {
    if (video === null) return;
    for (const language of ['vi', 'en'] as const) {
      const cues = captions[language] ?? [];
      if (cues.length === 0) continue;
      const track = trackOf(video, language);
      track.mode = 'hidden';
      for (const cue of Array.from(track.cues ?? [])) track.removeCue(cue); // the list shrinks meanwhile
      for (const { from, to, text } of cues) track.addCue(new VTTCue(from / 1_000, to / 1_000, text));
      track.mode = shown === language ? 'showing' : 'disabled';
    }
  }, [video, captions, shown]);
};
