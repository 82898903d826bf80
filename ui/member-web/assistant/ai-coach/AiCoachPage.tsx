import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sampleWeek } from '#core/body/snapshot/sample/sample-week.ts';
import { fees } from '#core/money/coin/fees.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardSkeleton } from '#ui/components/Skeletons.tsx';
import { ArrowRightIcon, BoardIcon, HeartIcon, LockIcon, SparkIcon, WhistleIcon } from '#ui/icons.tsx';
import { useLanguage } from '#ui/intl.ts';
import { computeProfile } from '#ui/indicator/week.ts';
import { useIsExpectedMember } from '../../app/layout/use-is-expected-member.ts';
import { inLanguage } from '../../app/language.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { PageSection } from '../../app/parts/PageSection.tsx';
import { paths } from '../../app/paths.ts';
import { AnswerBlocks } from '../ai-answer/AnswerBlocks.tsx';
import { useSample } from './data.ts';

declare global {
  interface MessageCatalogues {
    'ai-coach': typeof import('./messages/vi.json');
  }
}

/** The invented week is known here as well, so that its numbers open as one's own do. */
const sampleProfile = computeProfile(sampleWeek.inputs, sampleWeek.standard);

/** A member goes on to their week; a visitor registers first and comes out there. */
const Start = () => {
  const isMember = useIsExpectedMember();
  const own = inLanguage(paths.timeline, useLanguage());
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <Button
        component={LocalLink}
        to={isMember ? paths.timeline : `${paths.register}?next=${encodeURIComponent(own)}`}
        variant="contained"
        color="accent"
        size="large"
        endIcon={<ArrowRightIcon />}
      >
        <FormattedMessage id="aiCoach.start" />
      </Button>
      {isMember && (
        <Button component={LocalLink} to={paths.aiChat} variant="outlined" size="large">
          <FormattedMessage id="aiCoach.chat" />
        </Button>
      )}
    </Box>
  );
};

const Sample = () => {
  const sample = useSample();
  return (
    <QueryView query={sample} skeleton={<CardSkeleton height={420} />}>
      {({ blocks }) => (
        <Card>
          <CardContent>
            <Box
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1,
                mb: 2.5,
                color: 'text.secondary',
                fontSize: '0.875rem',
              }}
            >
              <SparkIcon aria-hidden sx={{ color: 'accent.text' }} />
              <FormattedMessage id="aiCoach.sample.rules" />
            </Box>
            <AnswerBlocks hasSections blocks={blocks} indicatorId={null} profile={sampleProfile} />
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2.5 }}>
              <FormattedMessage id="aiAnswer.doctor" />
            </Typography>
          </CardContent>
        </Card>
      )}
    </QueryView>
  );
};

type PriceProps = Readonly<{ title: ReactNode; text: ReactNode; amount: number; isPro?: boolean }>;

const Price = ({ title, text, amount, isPro = false }: PriceProps) => (
  <Card component="li">
    <CardContent>
      <Typography variant="h3" sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        {title}
        {isPro && <Chip size="small" color="secondary" label={<FormattedMessage id="aiCoach.pro" />} />}
      </Typography>
      <Box sx={{ mt: 1 }}>
        <CoinAmount amount={amount} coin="BASE_COIN" size="large" />
      </Box>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{text}</Typography>
    </CardContent>
  </Card>
);

const reasons: readonly Readonly<{
  key: 'numbers' | 'private' | 'safe' | 'coach';
  Icon: ComponentType<SvgIconProps>;
}>[] = [
  { key: 'numbers', Icon: BoardIcon },
  { key: 'private', Icon: LockIcon },
  { key: 'safe', Icon: HeartIcon },
  { key: 'coach', Icon: WhistleIcon },
];

const plainList = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 } as const;
const twoColumns = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

const Trust = () => (
  <Box component="ul" sx={{ ...plainList, ...twoColumns }}>
    {reasons.map(({ key, Icon }) => (
      <Box key={key} component="li" sx={{ display: 'flex', gap: 1.5 }}>
        <Icon aria-hidden sx={{ color: 'primary.main', mt: 0.25 }} />
        <Box>
          <Typography variant="h3">
            <FormattedMessage id={`aiCoach.trust.${key}`} />
          </Typography>
          <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
            <FormattedMessage id={`aiCoach.trust.${key}.text`} />
          </Typography>
        </Box>
      </Box>
    ))}
  </Box>
);

/** What the AI coach says, shown by a review as members get it. */
export default function AiCoachPage() {
  const { formatMessage } = useIntl();
  return (
    <Page
      width="page"
      title={formatMessage({ id: 'aiCoach.heading' })}
      documentTitle={formatMessage({ id: 'aiCoach.title' })}
      description={<FormattedMessage id="aiCoach.lead" />}
    >
      <Stack sx={{ gap: { xs: 5, md: 7 }, maxWidth: 860 }}>
        <Start />
        <PageSection
          title={<FormattedMessage id="aiCoach.sample" />}
          lead={<FormattedMessage id="aiCoach.sample.lead" />}
        >
          <Sample />
        </PageSection>
        <PageSection
          id="price"
          title={<FormattedMessage id="aiCoach.price" />}
          lead={<FormattedMessage id="aiCoach.price.note" />}
        >
          <Box component="ul" sx={{ ...plainList, ...twoColumns }}>
            <Price
              title={<FormattedMessage id="aiCoach.price.review" />}
              text={<FormattedMessage id="aiCoach.price.review.text" />}
              amount={fees.AI_COACH.amount}
            />
            <Price
              isPro
              title={<FormattedMessage id="aiCoach.price.chat" />}
              text={<FormattedMessage id="aiCoach.price.chat.text" />}
              amount={fees.AI_CHAT.amount}
            />
          </Box>
          <Link component={LocalLink} to={paths.pricing} sx={{ display: 'inline-block', mt: 2, py: 1 }}>
            <FormattedMessage id="aiCoach.price.more" />
          </Link>
        </PageSection>
        <PageSection title={<FormattedMessage id="aiCoach.trust" />}>
          <Trust />
        </PageSection>
        <Start />
      </Stack>
    </Page>
  );
}
