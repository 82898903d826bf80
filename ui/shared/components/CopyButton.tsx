import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { copyText } from '../copy-text.ts';
import { CheckIcon, CopyIcon } from '../icons.tsx';
import { visuallyHidden } from './visually-hidden.ts';

type Props = Readonly<{
  text: string;
  /** What is copied, for readers: "Sao chép liên kết". */
  label: string;
}>;

export const CopyButton = ({ text, label }: Props) => {
  const { formatMessage } = useIntl();
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  useEffect(() => {
    if (state === 'ready') return undefined;
    const timer = setTimeout(() => setState('ready'), 2500);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => setState((await copyText(text)) ? 'copied' : 'refused');

  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={state === 'copied' ? <CheckIcon /> : <CopyIcon />}
        onClick={() => void copy()}
        aria-label={state === 'copied' ? `${formatMessage({ id: 'ui.copied' })}: ${label}` : label}
        sx={{ minHeight: 44, whiteSpace: 'nowrap' }}
      >
        <FormattedMessage id={state === 'copied' ? 'ui.copied' : 'ui.copy'} />
      </Button>
      <Box component="output" sx={visuallyHidden}>
        {state !== 'ready' && <FormattedMessage id={state === 'copied' ? 'ui.copied' : 'ui.copy.refused'} />}
      </Box>
    </>
  );
};
