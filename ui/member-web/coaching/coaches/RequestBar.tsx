import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { sizes } from '#ui/theme/tokens.ts';
import type { Coach } from '../data.ts';
import { CoachPrice } from '../parts/CoachPrice.tsx';
import { ReplyTime } from '../parts/ReplyTime.tsx';
import { useIsExpectedMember } from '../../app/layout/use-is-expected-member.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { reviewRequestPath } from '../../app/paths.ts';

/** Price and request, always in reach: beside the page on a desk, above the bar on a phone. */
export const RequestBar = ({ coach }: Readonly<{ coach: Coach }>) => {
  const { price, bundlePrice, replyHours, isOwn } = coach;
  // Visitors have no bar at the bottom.
  const bar = useIsExpectedMember() ? sizes.bottomBar : 0;
  return (
    <Card
      component="aside"
      sx={{
        position: 'sticky',
        zIndex: 2,
        top: { md: sizes.topBar + 24 },
        bottom: {
          xs: `calc(${bar + 8}px + env(safe-area-inset-bottom, 0px))`,
          md: 'auto',
        },
        p: { xs: 1.5, md: 2.5 },
        display: 'flex',
        flexDirection: { xs: 'row', md: 'column' },
        flexWrap: 'wrap',
        alignItems: { xs: 'center', md: 'stretch' },
        justifyContent: 'space-between',
        gap: { xs: 1, md: 2 },
        boxShadow: { xs: 'var(--fb-palette-elevation-raised)', md: 'none' },
      }}
    >
      <Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', display: { xs: 'none', md: 'block' } }}>
          <FormattedMessage id="coaches.price" />
        </Typography>
        <CoachPrice price={price} />
        {bundlePrice !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="coaches.bundle" values={{ price: bundlePrice }} />
          </Typography>
        )}
        {replyHours !== null && (
          <Typography
            variant="body2"
            sx={{ color: 'text.secondary', display: { xs: 'none', md: 'block' }, mt: 0.5 }}
          >
            <ReplyTime hours={replyHours} />
          </Typography>
        )}
      </Box>
      {isOwn ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="coaches.request.own" />
        </Typography>
      ) : (
        <Button
          component={LocalLink}
          to={reviewRequestPath(coach)}
          variant="contained"
          color="accent"
          size="large"
          sx={{ px: { xs: 2, md: 3 }, fontSize: { xs: '1rem', md: '1.0625rem' } }}
        >
          <FormattedMessage id="coaches.request" />
        </Button>
      )}
      {!isOwn && price > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', display: { xs: 'none', md: 'block' } }}>
          <FormattedMessage id="coaches.request.refund" />
        </Typography>
      )}
    </Card>
  );
};
