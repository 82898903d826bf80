import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { BellIcon } from '#ui/icons.tsx';
import { coreWords, loadWords } from '../catalogues.ts';
import { languageOf } from '../language.ts';
import { UnreadBadge } from './navigation/UnreadBadge.tsx';
import { useUnread } from './use-unread.ts';

/** The list and its words come with the first press. */
const BellPanel = lazy(async () => {
  const [panel] = await Promise.all([
    import('../../platform/notifications/BellPanel.tsx'),
    loadWords([coreWords, 'notifications'], languageOf(location.pathname)),
  ]);
  return panel;
});

/** On a desk: how many are unread, and the newest of them without leaving the page. */
export const Bell = () => {
  const { formatMessage } = useIntl();
  const unread = useUnread();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [touched, setTouched] = useState(false);
  return (
    <>
      <IconButton
        aria-label={formatMessage({ id: 'nav.bell' }, { count: unread })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setTouched(true);
          setAnchor(currentTarget);
        }}
        sx={{ width: 44, height: 44 }}
      >
        <UnreadBadge count={unread} isSaid>
          <BellIcon />
        </UnreadBadge>
      </IconButton>
      {touched && (
        <Suspense>
          <BellPanel anchor={anchor} unread={unread} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
