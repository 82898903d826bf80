import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Language } from '#core/kernel/language.ts';
import { defaultTimeZone } from '#core/kernel/time.ts';
import type { Sentence } from './catalogue.ts';

type Props = Readonly<{
  language: Language;
  messages: Readonly<Record<string, Sentence>>;
  timeZone?: string | undefined;
  children: ReactNode;
}>;

/** One fixed zone for the whole page: the server and the browser must print the same day. */
export const Words = ({ language, messages, timeZone = defaultTimeZone, children }: Props) => (
  <IntlProvider
    locale={language}
    defaultLocale="vi"
    messages={messages as Record<string, string>} // all strings or all parsed, never mixed: see catalogue.ts
    timeZone={timeZone}
    onError={report}
  >
    {children}
  </IntlProvider>
);

/** A hole in a catalogue stops a developer and a test; a visitor still gets the rest of the page. */
const report = (error: Error) => {
  if (import.meta.env.DEV) throw error;
};
