import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { BellIcon, CheckIcon } from '#ui/icons.tsx';
import { type PushBrowser, thisBrowser } from './push-browser.ts';
import { PushControl } from './PushControl.tsx';
import { InstallSteps } from './PushHelp.tsx';
import { usePush } from './data.ts';

const answeredKey = 'fitboard-push-offer';
const later = 'later';

/**
 * Offers push after something worth hearing of. A person who puts it off on this device is not offered it again: the switch
 * stays in the settings. The browser itself is asked only by the press.
 */
export const PushOffer = ({ browser = thisBrowser }: Readonly<{ browser?: PushBrowser }>) => {
  const heading = useId();
  const [isPutOff, setPutOff] = useState(() => browser.recall(answeredKey) === later);
  const [isPressed, setPressed] = useState(false);
  const { state, turnOn, busy } = usePush(browser, !isPutOff);

  const isOffered = state === 'off' || state === 'needs-install' || isPressed;
  if (isPutOff || state === undefined || !isOffered) return null;
  if (state === 'on')
    return (
      <Alert severity="success" icon={<CheckIcon fontSize="inherit" />} sx={{ mb: 2 }}>
        <FormattedMessage id="push.on" />
      </Alert>
    );
  return (
    <Card component="section" aria-labelledby={heading} sx={{ mb: 2 }}>
      <CardContent>
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
          <Box sx={{ color: 'primary.onSoft', lineHeight: 0, mt: 0.25, flexShrink: 0 }}>
            <BellIcon />
          </Box>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography id={heading} variant="subtitle1" component="h2">
              <FormattedMessage id="push.offer.title" />
            </Typography>
            {state === 'off' || busy ? (
              <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
                <FormattedMessage id="push.offer.text" />
              </Typography>
            ) : (
              <Box sx={{ mt: 1 }}>
                {state === 'needs-install' ? <InstallSteps /> : <PushControl browser={browser} />}
              </Box>
            )}
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
              {(state === 'off' || busy) && (
                <Button
                  variant="contained"
                  disabled={busy}
                  onClick={() => {
                    setPressed(true);
                    turnOn();
                  }}
                >
                  <FormattedMessage id="push.turnOn" />
                </Button>
              )}
              <Button
                variant="text"
                disabled={busy}
                onClick={() => {
                  browser.remember(answeredKey, later);
                  setPutOff(true);
                }}
              >
                <FormattedMessage id="push.offer.later" />
              </Button>
            </Stack>
          </Box>
        </Stack>
      </CardContent>
    </Card>
  );
};
