import { useEffect, useReducer } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ErrorCode } from '#core/kernel/domain-error.ts';
import { useLanguage } from '#ui/intl.ts';
import { loadWords, refusalWords } from '../catalogues.ts';

/** Why something can't be done, on a screen that opens without the words for it: they are fetched for those who need them. */
export const Refusal = ({
  code,
  values = {},
}: Readonly<{ code: ErrorCode; values?: Readonly<Record<string, number>> }>) => {
  const { messages } = useIntl();
  const language = useLanguage();
  const isKnown = `error.${code}` in messages;
  const [, drawAnew] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (!isKnown) loadWords([refusalWords], language).then(drawAnew, () => undefined); // nothing is said, and the rest stands
  }, [isKnown, language]);
  return isKnown ? <FormattedMessage id={`error.${code}`} values={values} /> : null;
};
