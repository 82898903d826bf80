import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { ArrowRightIcon, ListIcon } from '#ui/icons.tsx';
import { useThisWeek } from '#ui/indicator/use-this-week.ts';
import { LocalLink } from '../../../app/parts/LocalLink.tsx';
import { paths } from '../../../app/paths.ts';
import { useOwnMeasurements } from '../../data.ts';
import { cardFrame, CardMark } from './card-parts.tsx';

/** What the member measures beside the profile has a page of its own; here stands how much of it this week has. */
export const OwnMeasurementsCard = () => {
  const { week } = useThisWeek();
  const items = useOwnMeasurements().data?.items ?? [];
  const filled = items.filter(({ latest }) => latest !== null && latest.day >= week.startsOn).length;
  return (
    <Box component="li">
      <ButtonBase component={LocalLink} to={paths.ownMeasurements} sx={cardFrame}>
        <CardMark isFilled={filled > 0}>
          <ListIcon />
        </CardMark>
        <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
          <Box
            component="span"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 }}
          >
            <Typography component="span" variant="subtitle2" sx={{ fontSize: '1rem' }}>
              <FormattedMessage id="indicator.card.own" />
            </Typography>
            {filled > 0 && (
              <StatusChip
                status="done"
                label={
                  <FormattedMessage id="indicator.card.own.filled" values={{ filled, all: items.length }} />
                }
              />
            )}
          </Box>
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
            <FormattedMessage id="indicator.card.own.what" />
          </Box>
        </Box>
        <ArrowRightIcon aria-hidden sx={{ flexShrink: 0, fontSize: '1.25rem', color: 'text.secondary' }} />
      </ButtonBase>
    </Box>
  );
};
