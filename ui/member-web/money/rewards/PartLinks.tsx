import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { type RewardPart, rewardPartPath, rewardParts } from './reward-parts.ts';

type Props = Readonly<{
  current: RewardPart;
  /** How many can be claimed there right now. */
  waiting: Readonly<Partial<Record<RewardPart, number>>>;
}>;

/** Links, so that each part can be opened, shared and gone back to. */
export const PartLinks = ({ current, waiting }: Props) => {
  const { formatMessage } = useIntl();
  const row = useRef<HTMLUListElement>(null);
  const counts = rewardParts.map((part) => waiting[part] ?? 0).join();
  // Numbers come late and make the row wider.
  useLayoutEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && open)
      row.current.scrollLeft = open.offsetLeft - (row.current.clientWidth - open.offsetWidth) / 2;
  }, [current, counts]);
  return (
    <Box
      component="nav"
      aria-label={formatMessage({ id: 'rewards.parts' })}
      sx={{ borderBottom: '1px solid', borderColor: 'divider', mb: 3 }}
    >
      <Box
        component="ul"
        ref={row}
        sx={{
          position: 'relative',
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'flex',
          columnGap: { xs: 1.5, sm: 3 },
          // On phones the last one is reached by a swipe, or by the Tab key; the open one is always in sight.
          overflowX: 'auto',
          fontSize: { xs: '0.9375rem', sm: '1rem' },
          whiteSpace: 'nowrap',
        }}
      >
        {rewardParts.map((part) => {
          const count = waiting[part] ?? 0;
          return (
            <li key={part}>
              <Box
                component={LocalLink}
                to={rewardPartPath(paths.rewards, part)}
                state={keepFocus}
                preventScrollReset
                {...(part === current ? { 'aria-current': 'page' } : {})}
                sx={{
                  display: 'inline-flex',
                  alignItems: 'center',
                  gap: 0.5,
                  minHeight: 48,
                  textDecoration: 'none',
                  color: 'text.secondary',
                  borderBottom: '3px solid transparent',
                  '&:hover': { color: 'text.primary' },
                  '&[aria-current]': { color: 'text.primary', fontWeight: 600, borderColor: 'primary.main' },
                }}
              >
                <FormattedMessage id={`rewards.part.${part}`} />
                {count > 0 && (
                  <Box
                    component="span"
                    sx={{
                      minWidth: 20,
                      px: 0.5,
                      borderRadius: 999,
                      textAlign: 'center',
                      fontSize: '0.8125rem',
                      fontWeight: 600,
                      bgcolor: 'accent.soft',
                      color: 'accent.onSoft',
                    }}
                  >
                    {count}
                    <Box component="span" sx={visuallyHidden}>
                      {' '}
                      <FormattedMessage id="rewards.part.waiting" />
                    </Box>
                  </Box>
                )}
              </Box>
            </li>
          );
        })}
      </Box>
    </Box>
  );
};
