import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  fieldsOf,
  isMeasured,
  numberFieldKeys,
  pathOf,
  readField,
  sections,
  type FieldKey,
  type FieldValue,
} from '#core/body/indicator/fields.ts';
import { fieldLabels, safetyFlagLabels, sectionLabels } from '#core/body/indicator/labels.ts';
import { minBodySides } from '#core/body/snapshot/snapshot.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { ErrorState } from '#ui/components/States.tsx';
import { useFieldError } from '#ui/components/forms/Field.tsx';
import { CheckIcon, HeartIcon, InfoIcon, WarningIcon } from '#ui/icons.tsx';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import type { ComputedProfile } from '#ui/indicator/week.ts';
import { useWords } from '#ui/indicator/words.ts';
import { useRewards } from '../../app/data/rewards.ts';
import { useWallet } from '../../app/data/wallet.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { askedKeys } from './form-screens.ts';
import { inputIssues, issueMessage, keyAt } from './profile-form.ts';
import { isConfirmed, isUnusual } from './UnusualQuestion.tsx';
import type { Price } from './data.ts';
import { useProfileForm } from './use-profile-form.ts';

type GoTo = (place: FieldKey | 'photos') => void;

/** A link in all but address: it leads to a field of this very form. */
const ToField = ({ onClick, children }: Readonly<{ onClick: () => void; children: ReactNode }>) => (
  <Link
    component="button"
    type="button"
    onClick={onClick}
    sx={{ textAlign: 'left', minHeight: 32, font: 'inherit', fontWeight: 600 }}
  >
    {children}
  </Link>
);

const Problems = ({ profile, goTo }: Readonly<{ profile: ComputedProfile; goTo: GoTo }>) => {
  const { control } = useProfileForm();
  const media = useWatch({ control, name: 'media' });
  const say = useWords();
  const fieldError = useFieldError();
  const { units } = useMeasures();
  const issues = inputIssues(profile.inputs);
  const missingSides = media.length < minBodySides;
  if (issues.length === 0 && !missingSides) {
    return (
      <Alert severity="success" icon={<CheckIcon fontSize="inherit" />}>
        <FormattedMessage id="indicator.review.complete" />
      </Alert>
    );
  }
  return (
    <Alert severity="error" icon={<WarningIcon fontSize="inherit" />}>
      <Typography variant="subtitle1" component="h3">
        <FormattedMessage
          id="indicator.review.missing"
          values={{ count: issues.length + Number(missingSides) }}
        />
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {issues.map((issue) => {
          const key = keyAt(issue.path);
          return (
            key !== undefined && (
              <li key={issue.path}>
                <ToField onClick={() => goTo(key)}>{say(fieldLabels[key])}</ToField>
                {`: ${fieldError(issueMessage(issue, units)) ?? ''}`}
              </li>
            )
          );
        })}
        {missingSides && (
          <li>
            <ToField onClick={() => goTo('photos')}>
              <FormattedMessage id="indicator.step.photos" />
            </ToField>
            {': '}
            <FormattedMessage
              id="indicator.review.sides"
              values={{ count: media.length, min: minBodySides }}
            />
          </li>
        )}
      </Box>
    </Alert>
  );
};

const Unusual = ({ profile, goTo }: Readonly<{ profile: ComputedProfile; goTo: GoTo }>) => {
  const say = useWords();
  const measures = useMeasures();
  const keys = numberFieldKeys.filter((key) => {
    const value = readField(profile.inputs, key);
    return isUnusual(key, value) && !isConfirmed(key, value);
  });
  if (keys.length === 0) return null;
  return (
    <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />}>
      <Typography variant="subtitle1" component="h3">
        <FormattedMessage id="indicator.review.unusual" />
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {keys.map((key) => (
          <li key={key}>
            <ToField onClick={() => goTo(key)}>
              {`${say(fieldLabels[key])}: ${measures.field(key, readField(profile.inputs, key))}`}
            </ToField>
          </li>
        ))}
      </Box>
    </Alert>
  );
};

const SafetyNotes = ({ profile }: Readonly<{ profile: ComputedProfile }>) => {
  const say = useWords();
  const { safetyFlags } = profile.computed;
  if (safetyFlags.length === 0) return null;
  return (
    <Alert severity="info" icon={<HeartIcon fontSize="inherit" />}>
      <Typography variant="subtitle1" component="h3">
        <FormattedMessage id="indicator.review.safety" />
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {safetyFlags.map((flag) => (
          <li key={flag}>{say(safetyFlagLabels[flag])}</li>
        ))}
      </Box>
    </Alert>
  );
};

const Line = ({
  label,
  children,
  strong = false,
}: Readonly<{ label: ReactNode; children: ReactNode; strong?: boolean }>) => (
  <Box
    sx={{
      display: 'flex',
      justifyContent: 'space-between',
      gap: 2,
      flexWrap: 'wrap',
      fontWeight: strong ? 600 : 400,
    }}
  >
    <dt>{label}</dt>
    <Box component="dd" sx={{ m: 0 }}>
      {children}
    </Box>
  </Box>
);

/** What the save costs and brings, and what is left, before anything is spent. */
const Money = ({ price }: Readonly<{ price: Price }>) => {
  const wallet = useWallet();
  const rewards = useRewards();
  const { formatMessage } = useIntl();
  if (price.error !== null) return <ErrorState compact error={price.error} onRetry={price.retry} />;
  if (price.fee === undefined || wallet.data === undefined) return <Skeleton variant="rounded" height={96} />;

  const { fee, isUpdate } = price;
  const reward = rewards.data?.items.find(({ type }) => type === 'SAVE_PHYSICAL_PROFILE');
  const balance = wallet.data.baseCoin;
  const short = fee - balance;
  return (
    <Stack sx={{ gap: 1.5 }}>
      {isUpdate && (
        <Alert severity="info" icon={<InfoIcon fontSize="inherit" />}>
          <FormattedMessage id="indicator.review.update" />
        </Alert>
      )}
      <Box component="dl" sx={{ m: 0, display: 'flex', flexDirection: 'column', gap: 1 }}>
        <Line label={<FormattedMessage id="indicator.review.fee" />}>
          {fee === 0 ? (
            <FormattedMessage id="indicator.review.free" />
          ) : (
            <CoinAmount amount={-fee} coin="BASE_COIN" signed />
          )}
        </Line>
        {!isUpdate && reward !== undefined && (
          <Line label={<FormattedMessage id="indicator.review.reward" />}>
            <CoinAmount amount={reward.amount} coin={reward.coin} signed />
          </Line>
        )}
        <Line label={<FormattedMessage id="indicator.review.balance" />}>
          <CoinAmount amount={balance} coin="BASE_COIN" />
        </Line>
        {fee > 0 && short <= 0 && (
          <Line strong label={<FormattedMessage id="indicator.review.balance.after" />}>
            <CoinAmount amount={balance - fee} coin="BASE_COIN" />
          </Line>
        )}
      </Box>
      {fee > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="indicator.review.fee.once" />
        </Typography>
      )}
      {short > 0 && (
        <Alert
          severity="warning"
          icon={<WarningIcon fontSize="inherit" />}
          action={
            <Button
              component={LocalLink}
              to={paths.rewards}
              color="inherit"
              size="small"
              sx={{ whiteSpace: 'nowrap' }}
            >
              <FormattedMessage id="indicator.review.rewards" />
            </Button>
          }
        >
          {formatMessage({ id: 'indicator.review.short' }, { missing: short })}
        </Alert>
      )}
    </Stack>
  );
};

const Summary = ({ profile, goTo }: Readonly<{ profile: ComputedProfile; goTo: GoTo }>) => {
  const { control } = useProfileForm();
  const carried = useWatch({ control, name: 'carriedOver' });
  const say = useWords();
  const measures = useMeasures();
  const { inputs } = profile;

  return sections.map((section) => {
    const keys = askedKeys(fieldsOf(section), inputs.body.gender);
    const measured = keys.filter((key) => isMeasured(readField(inputs, key)));
    const missing = keys.filter((key) => !measured.includes(key));
    return (
      <Card key={section}>
        <CardContent>
          <Typography variant="h3" sx={{ mb: 1.5 }}>
            {say(sectionLabels[section])}
          </Typography>
          <Box
            component="dl"
            sx={{
              m: 0,
              display: 'grid',
              gap: 1.25,
              gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
              columnGap: 4,
            }}
          >
            {measured.map((key) => (
              <Box key={key} sx={{ minWidth: 0 }}>
                <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                  {say(fieldLabels[key])}
                </Box>
                <Box component="dd" sx={{ m: 0, fontWeight: 600, whiteSpace: 'pre-line' }}>
                  {measures.field(key, readField(inputs, key) satisfies FieldValue)}
                  {carried.includes(pathOf(key)) && (
                    <Box
                      component="span"
                      sx={{ fontWeight: 400, color: 'text.secondary', ml: 0.75, fontSize: '0.875rem' }}
                    >
                      <FormattedMessage id="indicator.review.carried" />
                    </Box>
                  )}
                </Box>
              </Box>
            ))}
          </Box>
          {missing.length > 0 && (
            <Box sx={{ mt: measured.length > 0 ? 2 : 0 }}>
              <Typography variant="body2" component="h4" sx={{ color: 'text.secondary' }}>
                <FormattedMessage id="indicator.review.notMeasured" values={{ count: missing.length }} />
              </Typography>
              <Box
                component="ul"
                sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
              >
                {missing.map((key) => (
                  <Box component="li" key={key} sx={{ fontSize: '0.9375rem' }}>
                    <ToField onClick={() => goTo(key)}>{say(fieldLabels[key])}</ToField>
                  </Box>
                ))}
              </Box>
            </Box>
          )}
        </CardContent>
      </Card>
    );
  });
};

type Props = Readonly<{ profile: ComputedProfile; price: Price; goTo: GoTo }>;

export default function ReviewStep({ profile, price, goTo }: Props) {
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Problems profile={profile} goTo={goTo} />
      <Unusual profile={profile} goTo={goTo} />
      <SafetyNotes profile={profile} />
      <Card>
        <CardContent>
          <Typography variant="h3" sx={{ mb: 1.5 }}>
            <FormattedMessage id="indicator.review.money" />
          </Typography>
          <Money price={price} />
        </CardContent>
      </Card>
      <Summary profile={profile} goTo={goTo} />
    </Stack>
  );
}
