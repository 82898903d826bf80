import { FormattedMessage } from 'react-intl';

const ownRule = /\ba rule of this product$/i;

/** A publication is named as it was published; what is our own says so in the reader's language. */
export const SourceName = ({ text }: Readonly<{ text: string }>) =>
  ownRule.test(text) ? <FormattedMessage id="aiAnswer.source.own" /> : text;
