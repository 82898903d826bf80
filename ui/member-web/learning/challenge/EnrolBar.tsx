import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { useFormats } from '#ui/intl.ts';
import { sizes } from '#ui/theme/tokens.ts';
import { useWallet } from '../../app/data/wallet.ts';
import { useIsExpectedMember } from '../../app/layout/use-is-expected-member.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { finishPath, signInPath } from '../../app/paths.ts';
import type { Challenge } from '../data.ts';
import { stepPath } from '../parts/step-path.ts';
import { Price } from '../parts/Price.tsx';
import { ProgressLine } from '../parts/ProgressLine.tsx';

type Props = Readonly<{ challenge: Challenge; onEnrol: () => void }>;

const wide = { flexShrink: 0, px: { xs: 2, md: 3 }, fontSize: { xs: '1rem', md: '1.0625rem' } } as const;

const Learner = ({ challenge }: Pick<Props, 'challenge'>) => {
  const { slug, next, percent, enrolment } = challenge;
  const isDone = enrolment?.status === 'COMPLETED';
  return (
    <>
      <Box sx={{ flex: '1 1 120px' }}>
        <ProgressLine percent={percent} />
      </Box>
      {isDone ? (
        <Button component={LocalLink} to={finishPath(slug)} variant="contained" size="large" sx={wide}>
          <FormattedMessage id="challenge.finished" />
        </Button>
      ) : (
        next !== null && (
          <Button
            component={LocalLink}
            to={stepPath(slug, next)}
            variant="contained"
            color="accent"
            size="large"
            sx={wide}
          >
            <FormattedMessage id={percent === 0 ? 'challenge.begin' : 'challenge.goOn'} />
          </Button>
        )
      )}
    </>
  );
};

const EnrolButton = ({ onEnrol }: Pick<Props, 'onEnrol'>) => {
  const user = useSignedInUser();
  const { pathname } = useLocation();
  const words = <FormattedMessage id="challenge.enrol" />;
  if (user?.status === 'ACTIVE')
    return (
      <Button
        variant="contained"
        color="accent"
        size="large"
        aria-haspopup="dialog"
        onClick={onEnrol}
        sx={wide}
      >
        {words}
      </Button>
    );
  return (
    <Button
      component={LocalLink}
      to={signInPath(`${pathname}?enrol=open`)}
      variant="contained"
      color="accent"
      size="large"
      sx={wide}
    >
      {words}
    </Button>
  );
};

/** What is left in the wallet after it, for members. */
const BalanceAfter = ({ pay }: Readonly<{ pay: number }>) => {
  const { data } = useWallet();
  if (data === undefined || pay === 0) return null;
  return (
    <Typography
      variant="body2"
      component="div"
      sx={{ color: 'text.secondary', display: { xs: 'none', md: 'block' } }}
    >
      {data.fitCoin >= pay ? (
        <FormattedMessage
          id="challenge.after"
          values={{ amount: <CoinAmount amount={data.fitCoin - pay} coin="FIT_COIN" size="small" /> }}
        />
      ) : (
        <FormattedMessage
          id="challenge.missing"
          values={{ amount: <CoinAmount amount={pay - data.fitCoin} coin="FIT_COIN" size="small" /> }}
        />
      )}
    </Typography>
  );
};

const Stranger = ({ challenge, onEnrol }: Props) => {
  const { date } = useFormats();
  const { price, payOwn, pay, discountUntil, status, isOwn } = challenge;
  if (isOwn)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="challenge.own" />
      </Typography>
    );
  if (status === 'ARCHIVED')
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="challenge.archived" />
      </Typography>
    );
  return (
    <>
      <Box sx={{ minWidth: 0 }}>
        <Price price={price} pay={payOwn} size="large" />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {payOwn < pay ? (
            <FormattedMessage id="challenge.heldTranslation" />
          ) : (
            discountUntil !== null && (
              <FormattedMessage id="challenge.discountUntil" values={{ date: date(discountUntil) }} />
            )
          )}
        </Typography>
        <BalanceAfter pay={payOwn} />
      </Box>
      <EnrolButton onEnrol={onEnrol} />
      <Typography variant="body2" sx={{ color: 'text.secondary', display: { xs: 'none', md: 'block' } }}>
        <FormattedMessage id="challenge.refundRule" />
      </Typography>
    </>
  );
};

/** Price and the next step, always in reach: beside the page on a desk, above the bar on a phone. */
export const EnrolBar = ({ challenge, onEnrol }: Props) => {
  // Visitors have no bar at the bottom.
  const bar = useIsExpectedMember() ? sizes.bottomBar : 0;
  return (
    <Card
      component="aside"
      sx={{
        position: 'sticky',
        zIndex: 2,
        top: { md: sizes.topBar + 24 },
        bottom: { xs: `calc(${bar + 8}px + env(safe-area-inset-bottom, 0px))`, md: 'auto' },
        p: { xs: 1.5, md: 2.5 },
        display: 'flex',
        flexDirection: { xs: 'row', md: 'column' },
        flexWrap: { xs: 'nowrap', md: 'wrap' },
        alignItems: { xs: 'center', md: 'stretch' },
        justifyContent: 'space-between',
        gap: { xs: 1, md: 2 },
        boxShadow: { xs: 'var(--fb-palette-elevation-raised)', md: 'none' },
      }}
    >
      {challenge.enrolment === null ? (
        <Stranger challenge={challenge} onEnrol={onEnrol} />
      ) : (
        <Learner challenge={challenge} />
      )}
    </Card>
  );
};
