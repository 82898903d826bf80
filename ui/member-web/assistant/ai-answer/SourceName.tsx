import { FormattedMessage } from 'react-intl';
import { sources } from '#core/assistant/finding/sources.ts';

/** A publication is named as it was published; what is our own says so in the reader's language. */
export const SourceName = ({ text }: Readonly<{ text: string }>) =>
  text === sources.own.text ? <FormattedMessage id="aiAnswer.source.own" /> : text;
