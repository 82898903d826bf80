import { useEffect, useState } from 'react';
import type { Language } from '#core/kernel/language.ts';

export type MailText = Readonly<{ subject: string; body: string }>;
export type Rendered = Readonly<{ subject: string; html: string; text: string }>;
export type Preview = (text: MailText & Readonly<{ language: Language }>) => Promise<Rendered>;

/** As the server draws it, once the fingers rest; the last good picture stays while a text is broken. */
export const useMailPreview = (preview: Preview, language: Language, { subject, body }: MailText) => {
  const [shown, setShown] = useState<Rendered>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    if (subject.trim() === '' || body.trim() === '') return undefined;
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
  }, [preview, language, subject, body]);
  return { shown, error };
};
