import { useEffect, useState } from 'react';
import type { Language } from '#core/kernel/language.ts';

export type MailText = Readonly<{ subject: string; body: string }>;
export type Rendered = Readonly<{ subject: string; html: string; text: string }>;
export type Preview = (text: MailText & Readonly<{ language: Language }>) => Promise<Rendered>;

/** `shown` is undefined while there is nothing to show. */
export type Drawn = Readonly<{ shown: Rendered | undefined; isDrawing: boolean }>;

/** As the server draws it, once the fingers rest; the last good picture stays while a text is broken. */
export const useMailPreview = (preview: Preview, language: Language, { subject, body }: MailText) => {
  const [shown, setShown] = useState<Rendered>();
  const [error, setError] = useState<unknown>();
  const isWritten = subject.trim() !== '' && body.trim() !== '';
  useEffect(() => {
    if (!isWritten) return undefined;
    let current = true;
    const timer = setTimeout(async () => {
      try {
        const rendered = await preview({ language, subject, body });
        if (!current) return;
        setShown(rendered);
        setError(undefined);
      } catch (refusal) {
        if (current) setError(refusal);
      }
    }, 400);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [preview, language, subject, body, isWritten]);
  // Nothing has come of what is written yet, neither a picture nor a refusal.
  const isDrawing = isWritten && shown === undefined && error === undefined;
  return isWritten
    ? { isWritten, isDrawing, shown, error }
    : { isWritten, isDrawing, shown: undefined, error: undefined };
};
