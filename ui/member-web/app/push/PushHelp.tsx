import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { WarningIcon } from '#ui/icons.tsx';
import { browserName, browserNames } from './browser-name.ts';

declare global {
  interface MessageCatalogues {
    push: typeof import('./messages/vi.json');
  }
}

/** What only the person can undo, in the browser's own settings: theirs first, the others behind a press. */
export const Blocked = () => {
  const own = browserName(navigator.userAgent);
  return (
    <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />}>
      <Typography component="p" sx={{ fontWeight: 600 }}>
        <FormattedMessage id="push.blocked" />
      </Typography>
      <Typography sx={{ mt: 1 }}>
        <FormattedMessage id={`push.guide.${own}`} />
      </Typography>
      <Typography sx={{ mt: 1 }}>
        <FormattedMessage id="push.blocked.after" />
      </Typography>
      <Box component="details" sx={{ mt: 0.5 }}>
        <Box component="summary" sx={{ minHeight: 44, display: 'list-item', py: 1.25, cursor: 'pointer' }}>
          <FormattedMessage id="push.blocked.others" />
        </Box>
        <Box component="dl" sx={{ m: 0, '& dt': { fontWeight: 600 }, '& dd': { m: 0, mb: 1.5 } }}>
          {browserNames
            .filter((name) => name !== own)
            .map((name) => (
              <div key={name}>
                <dt>
                  <FormattedMessage id={`push.browser.${name}`} />
                </dt>
                <dd>
                  <FormattedMessage id={`push.guide.${name}`} />
                </dd>
              </div>
            ))}
        </Box>
      </Box>
    </Alert>
  );
};

/** iPhones and iPads tell nothing to a page in a tab. */
export const InstallSteps = () => (
  <Box>
    <Typography>
      <FormattedMessage id="push.install" />
    </Typography>
    <Box component="ol" sx={{ m: 0, mt: 1, pl: 3, '& li': { mb: 0.5 } }}>
      {(['share', 'add', 'open'] as const).map((step) => (
        <li key={step}>
          <FormattedMessage id={`push.install.${step}`} />
        </li>
      ))}
    </Box>
  </Box>
);
