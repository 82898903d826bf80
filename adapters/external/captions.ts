import { parse } from 'subsrt-ts';
import type { CaptionReader } from '#core/platform/captions/ports.ts';
import type { Cue } from '#core/platform/captions/cue.ts';
import { lessonLimits } from '#core/learning/lesson/lesson.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import { cleanProse } from '#core/kernel/text/visible-text.ts';

const refuse = (line: number): DomainError =>
  fieldError('body.captions', 'lesson.captions_invalid', { line });

/** Tags of both formats, and the escapes of WebVTT. */
const plainText = (text: string): string =>
  cleanProse(
    text
      .replace(/<[^>]*>|\{\\[^}]*\}/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&nbsp;/g, ' ')
      .replace(/&(?:lrm|rlm);/g, '')
      .replace(/&amp;/g, '&'),
  );

const isCue = ({ from, to, text }: Cue): boolean =>
  Number.isSafeInteger(from) &&
  Number.isSafeInteger(to) &&
  from >= 0 &&
  to > from &&
  text !== '' &&
  text.length <= lessonLimits.cueLength;

/** WebVTT says what it is; everything else is read as SubRip. */
const formatOf = (file: string): 'vtt' | 'srt' =>
  /^\uFEFF?WEBVTT(?:[ \t\n\r]|$)/.test(file) ? 'vtt' : 'srt';

/** Cues in order of their beginning, as plain text. */
export const captionReader: CaptionReader = {
  read(file) {
    if (new TextEncoder().encode(file).length > lessonLimits.captionBytes) throw refuse(1);
    const cues = parse(file.replace(/^\uFEFF/, ''), { format: formatOf(file), eol: '\n' })
      .filter((entry) => entry.type === 'caption')
      .map(({ start, end, text }): Cue => ({
        from: Math.round(start),
        to: Math.round(end),
        text: plainText(text),
      }));
    if (cues.length === 0) throw refuse(1);
    if (cues.length > lessonLimits.cues) throw refuse(lessonLimits.cues + 1);
    const wrong = cues.findIndex((cue) => !isCue(cue));
    if (wrong >= 0) throw refuse(wrong + 1);
    return cues.toSorted((a, b) => a.from - b.from);
  },
};
