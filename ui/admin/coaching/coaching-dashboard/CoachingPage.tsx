import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { keepFocus } from '#ui/keep-focus.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { type MessageId, useFormats } from '#ui/intl.ts';
import type { CoachingFigures } from '../data.ts';
import { filteredPath } from '../../app/layout/places.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { Oldest, Tile, Tiles } from '../../app/parts/Tiles.tsx';
import { Cohorts } from './Cohorts.tsx';
import { DaysSection } from './DaysSection.tsx';
import { useCoachingFigures } from './data.ts';

const spans = ['7', '30', '90'] as const;
type Span = (typeof spans)[number];
const spanFrom = (search: URLSearchParams): Span => spans.find((span) => span === search.get('days')) ?? '30';

const Heading = ({ id }: Readonly<{ id: MessageId }>) => (
  <Typography variant="h2" sx={{ mb: 1.5, mt: 4, '&:first-of-type': { mt: 0 } }}>
    <FormattedMessage id={id} />
  </Typography>
);

const Board = ({ figures }: Readonly<{ figures: CoachingFigures }>) => {
  const { waiting, answered, ratings, requests, retention, byDay } = figures;
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const may = useMay();
  const hours = (value: number | null) =>
    value === null ? '–' : formatMessage({ id: 'console.coachingBoard.hours' }, { hours: number(value, 1) });
  return (
    <>
      <Heading id="console.coachingBoard.waiting" />
      <Tiles>
        <Tile
          label={<FormattedMessage id="console.coachingBoard.open" />}
          value={waiting.count}
          to={filteredPath('reviews', { status: 'PENDING' }, 'answerDueAt')}
        >
          <Oldest at={waiting.oldestAt} />
        </Tile>
        <Tile
          label={<FormattedMessage id="console.coachingBoard.dueSoon" />}
          value={waiting.dueWithinADay}
          to={filteredPath('reviews', { status: 'PENDING' }, 'answerDueAt')}
        />
        <Tile
          label={<FormattedMessage id="console.coachingBoard.coachRequests" />}
          value={requests.coach}
          to={may('coach-request.view') ? '/admin/coach-requests' : undefined}
        />
        <Tile
          label={<FormattedMessage id="console.coachingBoard.specializationRequests" />}
          value={requests.specialization}
          to={may('specialization.view') ? '/admin/specialization-requests' : undefined}
        />
      </Tiles>
      <Heading id="console.coachingBoard.times" />
      <Tiles>
        <Tile label={<FormattedMessage id="console.coachingBoard.answeredCount" />} value={answered.count} />
        <Tile
          label={<FormattedMessage id="console.coachingBoard.median" />}
          value={hours(answered.medianHours)}
        />
        <Tile label={<FormattedMessage id="console.coachingBoard.p90" />} value={hours(answered.p90Hours)} />
      </Tiles>
      <Heading id="console.coachingBoard.outcomes" />
      <Tiles>
        <Tile label={<FormattedMessage id="console.coachingBoard.rejected" />} value={answered.rejected} />
        <Tile
          label={<FormattedMessage id="console.coachingBoard.unanswered" />}
          value={answered.unanswered}
        />
        <Tile label={<FormattedMessage id="console.coachingBoard.canceled" />} value={answered.canceled} />
        <Tile
          label={<FormattedMessage id="console.coachingBoard.mean" />}
          value={ratings.mean === null ? '–' : number(ratings.mean, 2)}
        />
        <Tile label={<FormattedMessage id="console.coachingBoard.byMembers" />} value={ratings.members} />
        <Tile label={<FormattedMessage id="console.coachingBoard.automatic" />} value={ratings.automatic} />
        <Tile
          label={<FormattedMessage id="console.coachingBoard.reported" />}
          value={ratings.reported}
          to="/admin/ratings"
        />
      </Tiles>
      <div style={{ marginTop: 32 }}>
        <DaysSection days={byDay} />
        <Cohorts cohorts={retention} />
      </div>
    </>
  );
};

const CoachingPage = () => {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useSearchParams();
  const span = spanFrom(search);
  const query = useCoachingFigures(span);
  return (
    <ConsolePage
      title={formatMessage({ id: 'resources.coaching-dashboard.name' }, { smart_count: 1 })}
      description={<FormattedMessage id="console.coachingBoard.lead" />}
      actions={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={span}
          aria-label={formatMessage({ id: 'console.coachingBoard.period' })}
          onChange={(_, next: Span | null) => {
            if (next !== null) setSearch({ days: next }, { replace: true, state: keepFocus });
          }}
        >
          {spans.map((days) => (
            <ToggleButton key={days} value={days} sx={{ minHeight: 44, px: 2 }}>
              <FormattedMessage id="console.coachingBoard.days" values={{ days: Number(days) }} />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      <QueryView query={query} skeleton={<CardGridSkeleton cards={4} />}>
        {(figures) => (
          <div aria-busy={query.isPlaceholderData} style={{ opacity: query.isPlaceholderData ? 0.6 : 1 }}>
            <Board figures={figures} />
          </div>
        )}
      </QueryView>
    </ConsolePage>
  );
};

export default CoachingPage;
