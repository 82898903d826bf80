import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { PresenceDot, type PresenceStatus } from '../../parts/PresenceDot.tsx';

const PresenceChoices = lazy(() => import('./PresenceChoices.tsx'));

/** What others see beside one's name, and the way to change it. */
export const PresenceMenu = ({ status }: Readonly<{ status: PresenceStatus }>) => {
  const { formatMessage } = useIntl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [touched, setTouched] = useState(false);
  const word = formatMessage({ id: `nav.presence.${status}` });
  return (
    <>
      <Button
        variant="text"
        color="inherit"
        size="small"
        aria-label={formatMessage({ id: 'nav.presence' }, { status: word })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={<PresenceDot status={status} />}
        endIcon={<ChevronDownIcon />}
        onClick={({ currentTarget }) => {
          setTouched(true);
          setAnchor(currentTarget);
        }}
        sx={{ ml: -1, px: 1, minHeight: 44, fontWeight: 400, justifyContent: 'flex-start' }}
      >
        <FormattedMessage id={`nav.presence.${status}`} />
      </Button>
      {touched && (
        <Suspense>
          <PresenceChoices anchor={anchor} status={status} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
