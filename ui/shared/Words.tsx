import { type ReactNode, useMemo } from 'react';
import { IntlProvider } from 'react-intl';
import type { Language } from '#core/kernel/language.ts';
import { defaultTimeZone } from '#core/kernel/time.ts';
import type { Sentence } from './catalogue.ts';

type Props = Readonly<{
  language: Language;
  messages: Readonly<Record<string, Sentence>>;
  timeZone?: string | undefined;
  /** Another number when words came to the same catalogue that were missing: what was drawn without them is drawn anew. */
  version?: number;
  /** A sentence was to be said whose words are not here. */
  onMissing?: () => void;
  children: ReactNode;
}>;

/** One fixed zone for the whole page: the server and the browser must print the same day. */
export const Words = ({
  language,
  messages,
  timeZone = defaultTimeZone,
  version = 0,
  onMissing,
  children,
}: Props) => {
  // A provider whose settings are the same says nothing to those who speak through it.
  const onError = useMemo(() => reporterOf(version, onMissing), [version, onMissing]);
  return (
    <IntlProvider
      locale={language}
      defaultLocale="vi"
      messages={messages as Record<string, string>} // all strings or all parsed, never mixed: see catalogue.ts
      timeZone={timeZone}
      onError={onError}
    >
      {children}
    </IntlProvider>
  );
};

/** A hole in a catalogue stops a developer and a test; a visitor still gets the rest of the page. */
const reporterOf = (_version: number, onMissing: (() => void) | undefined) => (error: Error) => {
  if (import.meta.env.DEV) throw error;
  onMissing?.();
};
