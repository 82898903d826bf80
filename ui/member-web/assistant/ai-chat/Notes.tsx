import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ClockIcon, InfoIcon, LockIcon, RulerIcon } from '#ui/icons.tsx';
import type { AiQuote } from '../../app/data/ai.ts';
import { useAiAnswer } from '../../app/data/ai.ts';
import { useNewestWeeks } from '../../app/data/indicators.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { aiConversationPath, levelPath, paths } from '../../app/paths.ts';
import { TooFewCoins } from '../ai-answer/TooFewCoins.tsx';

const ConsentDialog = lazy(() => import('../ai-answer/ConsentDialog.tsx'));

const to = (path: string, label: ReactNode) => (
  <Button component={LocalLink} to={path} color="inherit" size="small">
    {label}
  </Button>
);

/** What Pro gives; what can't wait is answered whatever the plan. */
const ForPro = () => (
  <Alert severity="info" icon={<LockIcon fontSize="inherit" />}>
    <Typography component="p" sx={{ fontWeight: 700 }}>
      <FormattedMessage id="aiChat.pro" />
    </Typography>
    <FormattedMessage id="aiChat.pro.text" />
    <Stack direction="row" sx={{ gap: 1, mt: 1.25, flexWrap: 'wrap' }}>
      <Button component={LocalLink} to={`${paths.pricing}#levels`} variant="contained" size="small">
        <FormattedMessage id="aiChat.pro.see" />
      </Button>
      <Button component={LocalLink} to={levelPath} variant="outlined" color="inherit" size="small">
        <FormattedMessage id="aiChat.pro.own" />
      </Button>
      <Button
        component={LocalLink}
        to={`${paths.timeline}#ai-review`}
        variant="outlined"
        color="inherit"
        size="small"
      >
        <FormattedMessage id="aiChat.pro.review" />
      </Button>
    </Stack>
  </Alert>
);

/** Another answer is being given: where. */
const Elsewhere = ({ runningId }: Readonly<{ runningId: string }>) => {
  const running = useAiAnswer(runningId);
  const { conversationId = null, indicatorId = null } = running.data ?? {};
  const place =
    conversationId === null
      ? indicatorId === null
        ? null
        : `/indicator/${indicatorId}`
      : aiConversationPath(conversationId);
  return (
    <Alert
      severity="info"
      icon={<ClockIcon fontSize="inherit" />}
      {...(place === null ? {} : { action: to(place, <FormattedMessage id="aiChat.elsewhere.open" />) })}
    >
      <FormattedMessage id="aiChat.elsewhere" />
    </Alert>
  );
};

const Consent = () => {
  const [isReading, setReading] = useState(false);
  return (
    <>
      <Alert
        severity="info"
        icon={<InfoIcon fontSize="inherit" />}
        action={
          <Button color="inherit" size="small" aria-haspopup="dialog" onClick={() => setReading(true)}>
            <FormattedMessage id="aiChat.consent.open" />
          </Button>
        }
      >
        <FormattedMessage id="aiChat.consent" />
      </Alert>
      {isReading && (
        <Suspense>
          <ConsentDialog
            indicatorId={null}
            type="ALL"
            onAgreed={() => setReading(false)}
            onClose={() => setReading(false)}
          />
        </Suspense>
      )}
    </>
  );
};

type Props = Readonly<{
  quote: AiQuote;
  isAnswering: boolean;
  /** Nothing was asked in it yet: the place to offer a model. */
  isNew: boolean;
}>;

/** Why the next question could not be answered as it stands, and what to do about it; the question stays typed. */
export const Notes = ({ quote, isAnswering, isNew }: Props) => {
  const weeks = useNewestWeeks();
  if (!quote.isLevelEnough) return <ForPro />;
  const isElsewhere = quote.runningId !== null && !isAnswering;
  const hasNoWeek = weeks.data?.items.length === 0;
  return (
    <>
      {hasNoWeek && (
        <Alert
          severity="info"
          icon={<RulerIcon fontSize="inherit" />}
          action={to(paths.weeklySave, <FormattedMessage id="nav.weeklySave" />)}
        >
          <FormattedMessage id="aiChat.noWeek" />
        </Alert>
      )}
      {isElsewhere && quote.runningId !== null && <Elsewhere runningId={quote.runningId} />}
      {quote.leftToday === 0 && (
        <Alert severity="info" icon={<ClockIcon fontSize="inherit" />}>
          <FormattedMessage id="aiChat.limit" />
        </Alert>
      )}
      {quote.balanceAfter < 0 && !isAnswering && <TooFewCoins missing={-quote.balanceAfter} />}
      {isNew && quote.isConsentMissing && !hasNoWeek && <Consent />}
    </>
  );
};
