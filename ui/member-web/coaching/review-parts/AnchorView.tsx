import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { weekOf } from '#core/kernel/week.ts';
import { Change } from '#ui/indicator/Change.tsx';
import { isMetric } from '#ui/indicator/metric.ts';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import type { SavedWeek } from '#ui/indicator/week.ts';
import type { Anchor, Note, Review } from '../../app/data/reviews.ts';
import { useKeyWords } from './anchor-words.ts';
import { PhotoWithRegion } from './PhotoWithRegion.tsx';

/** What notes point at: the form with its answers, and the week as far as the reader may see it. */
export type AnchorGround = Readonly<{
  form: Review['form'];
  answers: Review['answers'];
  week: SavedWeek | undefined;
  /** Where the answers stand on this page: a note leads there. */
  answersId?: string;
}>;

const Frame = ({ children }: Readonly<{ children: ReactNode }>) => (
  <Box
    sx={{
      p: 1.5,
      borderRadius: '14px',
      bgcolor: 'background.sunken',
      fontSize: '0.9375rem',
      overflowWrap: 'anywhere',
    }}
  >
    {children}
  </Box>
);

type MetricProps = Readonly<{ metricKey: string; since: Note['since']; week: SavedWeek | undefined }>;

/** The number in the week that was asked about, and what has become of it since the advice. */
const MetricAnchor = ({ metricKey, since, week }: MetricProps) => {
  const words = useKeyWords();
  const weekName = useWeekName();
  const before = since?.was ?? null;
  const now = since?.now ?? null;
  const inWeek = week === undefined ? null : words.valueIn(metricKey, week);
  const value = before === null ? inWeek : words.number(metricKey, before);
  return (
    <Frame>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{words.name(metricKey)}</Box>
      {value !== null && (
        <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', fontSize: '1.125rem' }}>{value}</Box>
      )}
      {before !== null && now !== null && since?.nowWeek != null && (
        <Box sx={{ mt: 0.5 }}>
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem', display: 'block' }}>
            <FormattedMessage id="review.since" values={{ week: weekName(weekOf(since.nowWeek).startsOn) }} />
          </Box>
          <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', mr: 1 }}>
            {words.number(metricKey, now)}
          </Box>
          {isMetric(metricKey) && <Change metric={metricKey} delta={now - before} />}
        </Box>
      )}
      {before !== null && now === null && (
        <Box sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.875rem' }}>
          <FormattedMessage id="review.since.none" />
        </Box>
      )}
    </Frame>
  );
};

const PhotoAnchor = ({
  anchor,
  week,
}: Readonly<{ anchor: Extract<Anchor, { kind: 'PHOTO' }>; week: SavedWeek | undefined }>) => {
  const { formatMessage } = useIntl();
  const medium = week?.media.find(({ mediaId }) => mediaId === anchor.mediumId);
  if (medium === undefined) {
    return (
      <Frame>
        <FormattedMessage id="review.photo.gone" />
      </Frame>
    );
  }
  const side = formatMessage({ id: `indicator.side.${medium.side}` });
  return (
    <Box component="figure" sx={{ m: 0, maxWidth: 260 }}>
      <PhotoWithRegion
        medium={medium}
        alt={formatMessage(
          { id: anchor.region === null ? 'review.photo.alt' : 'review.photo.alt.region' },
          { side },
        )}
        region={anchor.region}
      />
      <Typography component="figcaption" variant="caption">
        {side}
      </Typography>
    </Box>
  );
};

const AnswerAnchor = ({
  questionId,
  ground: { form, answers, answersId },
}: Readonly<{ questionId: string; ground: AnchorGround }>) => {
  const question = form?.questions.find(({ id }) => id === questionId);
  const value = answers.find((answer) => answer.questionId === questionId)?.value;
  const text = typeof value === 'string' ? value : (value ?? []).join(', ');
  return (
    <Frame>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {answersId === undefined ? (
          question?.label
        ) : (
          <Link href={`#${answersId}-${questionId}`} color="inherit">
            {question?.label}
          </Link>
        )}
      </Box>
      <Box component="blockquote" sx={{ m: 0, mt: 0.25, whiteSpace: 'pre-line' }}>
        {text === '' ? <FormattedMessage id="ui.notAnswered" /> : `“${text}”`}
      </Box>
    </Frame>
  );
};

type Props = Readonly<{ anchor: Anchor; since: Note['since']; ground: AnchorGround }>;

export const AnchorView = ({ anchor, since, ground }: Props) => {
  switch (anchor.kind) {
    case 'METRIC':
      return <MetricAnchor metricKey={anchor.key} since={since} week={ground.week} />;
    case 'PHOTO':
      return <PhotoAnchor anchor={anchor} week={ground.week} />;
    case 'ANSWER':
      return <AnswerAnchor questionId={anchor.questionId} ground={ground} />;
  }
};
