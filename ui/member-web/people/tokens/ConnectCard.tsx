import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { CopyButton } from '#ui/components/CopyButton.tsx';
import { AccountCard } from '../account/AccountCard.tsx';

const addressOf = () => `${location.origin}/mcp`;
const placeholder = 'fbp_…';

const settingsOf = (value: string) =>
  JSON.stringify(
    {
      mcpServers: {
        fitboard: { type: 'http', url: addressOf(), headers: { Authorization: `Bearer ${value}` } },
      },
    },
    null,
    2,
  );

/** A text that is copied into another program, to the letter. */
export const Verbatim = ({ text, label }: Readonly<{ text: string; label: string }>) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
    <Box
      component="pre"
      sx={{
        m: 0,
        px: 1.5,
        py: 1,
        flex: '1 1 220px',
        minWidth: 0,
        borderRadius: 1,
        bgcolor: 'background.sunken',
        fontSize: '0.875rem',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {text}
    </Box>
    <CopyButton text={text} label={label} />
  </Box>
);

/** What an assistant is told to find this site: an address, a header, and both as most programs take them. */
export const ConnectCard = ({ value = placeholder }: Readonly<{ value?: string }>) => {
  const { formatMessage } = useIntl();
  return (
    <AccountCard
      id="connect"
      title={<FormattedMessage id="tokens.connect" />}
      description={<FormattedMessage id="tokens.connect.text" />}
    >
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 2 }}>
        <li>
          <Typography sx={{ mb: 0.5 }}>
            <FormattedMessage id="tokens.connect.address" />
          </Typography>
          <Verbatim text={addressOf()} label={formatMessage({ id: 'tokens.connect.address.copy' })} />
        </li>
        <li>
          <Typography sx={{ mb: 0.5 }}>
            <FormattedMessage id="tokens.connect.header" />
          </Typography>
          <Verbatim
            text={`Authorization: Bearer ${value}`}
            label={formatMessage({ id: 'tokens.connect.header.copy' })}
          />
        </li>
        <li>
          <Typography sx={{ mb: 0.5 }}>
            <FormattedMessage id="tokens.connect.settings" />
          </Typography>
          <Verbatim text={settingsOf(value)} label={formatMessage({ id: 'tokens.connect.settings.copy' })} />
        </li>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        <FormattedMessage id="tokens.connect.care" />
      </Typography>
    </AccountCard>
  );
};
