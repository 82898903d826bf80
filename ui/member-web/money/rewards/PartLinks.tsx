import Box from '@mui/material/Box';
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

/** In the middle of its row as far as that goes, also once numbers came and made the row wider. */
const keepInSight = (item: HTMLLIElement) => {
  const row = item.parentElement!; // an item stands in its list
  const observer = new ResizeObserver(() => {
    row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
  });
  for (const each of row.children) observer.observe(each);
  return () => observer.disconnect();
};

/** Links, so that each part can be opened, shared and gone back to. */
export const PartLinks = ({ current, waiting }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <Box
      component="nav"
      aria-label={formatMessage({ id: 'rewards.parts' })}
      sx={{ borderBottom: '1px solid', borderColor: 'divider', mb: 3 }}
    >
      <Box
        component="ul"
        sx={{
          position: 'relative', // what the items are measured from
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
            <li key={part} ref={part === current ? keepInSight : null}>
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
