import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { type Translatable, useTranslation } from '../data/translations.ts';

type Props = Readonly<{
  what: Translatable;
  /** The original, as it stands without a translation. */
  children: ReactNode;
  /** The button that starts it stands elsewhere. */
  isStartedElsewhere?: boolean;
}>;

const Step = ({
  onClick,
  id,
}: Readonly<{ onClick: () => void; id: 'ui.translate' | 'ui.translate.original' | 'ui.retry' }>) => (
  <Link
    component="button"
    type="button"
    variant="body2"
    onClick={onClick}
    sx={{ minHeight: 32, verticalAlign: 'baseline' }}
  >
    <FormattedMessage id={id} />
  </Link>
);

/** What a person wrote, and a tap away what it says in the reader's language; the original stays a tap away. */
export const TranslatedText = ({ what, children, isStartedElsewhere = false }: Props) => {
  const { language, text, isAsking, error, translate, showOriginal } = useTranslation(what);
  const errorText = useErrorText();
  const isTranslated = text !== undefined;
  const foot = isTranslated ? (
    <>
      <FormattedMessage id="ui.translate.made" /> · <Step onClick={showOriginal} id="ui.translate.original" />
    </>
  ) : isAsking ? (
    <FormattedMessage id="ui.translate.asking" />
  ) : error !== null ? (
    <>
      {errorText(error)} <Step onClick={translate} id="ui.retry" />
    </>
  ) : isStartedElsewhere ? null : (
    <Step onClick={translate} id="ui.translate" />
  );
  return (
    <>
      {isTranslated ? (
        <Box
          component="span"
          lang={language}
          dir="auto"
          sx={{
            display: 'block',
            unicodeBidi: 'isolate',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            overflow: 'clip',
          }}
        >
          {text}
        </Box>
      ) : (
        children
      )}
      <Box
        component="span"
        role="status"
        sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}
      >
        {foot}
      </Box>
    </>
  );
};
